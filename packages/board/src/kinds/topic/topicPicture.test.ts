import { expect, test } from 'vitest';
import { ICON, storeWith, topic } from '../../../test/elements.ts';
import { setExtras, setText, type TopicElement } from '../../document/index.ts';
import { BoardScene, estimateText, TextMeasurer } from '../../layout/index.ts';
import { registerAllParts } from '../allParts.ts';
import { marksOf, pictureBoxOf, textTopOf } from './topicStyle.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');
const PICTURE = { asset: 'a'.repeat(64), assetSize: [300, 150] } as const;

function laidOut(...given: readonly TopicElement[]) {
  const store = storeWith(...given);
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  const itemOf = (id: string) => {
    const item = scene.get(id);
    if (item?.kind !== 'topic') throw new Error(`there is no topic ${id}`);
    return item;
  };
  return { store, itemOf };
}

test.each(['right', 'down', 'table', 'fishbone'] as const)(
  'a picture stands above the text within its topic, which grows, and pushes its siblings away, in a map that is laid out as %s',
  (layout) => {
    const { store, itemOf } = laidOut(
      topic('r', null, { text: 'Trip', layout }),
      topic('a', 'r', { text: 'Beach', order: 'a1' }),
      topic('b', 'a', { text: 'Sand' }),
      topic('c', 'r', { text: 'Hills', order: 'a2' }),
    );
    const before = itemOf('b').box;
    for (const id of ['a', 'b']) setExtras(store, new Map([[id, PICTURE]]));
    setExtras(store, new Map([['b', { labels: ['soon'] }]]));
    for (const id of ['a', 'b']) {
      const { box, placed } = itemOf(id);
      const picture = pictureBoxOf(placed.measure, box);
      if (!picture) throw new Error('no picture');
      expect([picture.w, picture.h]).toEqual([300, 150]);
      expect(picture.x).toBeGreaterThanOrEqual(box.x);
      expect(picture.x + picture.w).toBeLessThanOrEqual(box.x + box.w);
      expect(picture.y).toBeGreaterThan(box.y);
      const top = textTopOf(placed.measure, box);
      expect(top).toBeGreaterThan(picture.y + picture.h);
      const { block, labels } = placed.measure;
      expect(top + block.height + (labels?.height ?? 0)).toBeLessThan(box.y + box.h);
    }
    expect(itemOf('b').box.h).toBeGreaterThan(before.h + 150);
    const [a, c] = [itemOf('a').box, itemOf('c').box];
    expect(a.x + a.w <= c.x || c.x + c.w <= a.x || a.y + a.h <= c.y || c.y + c.h <= a.y).toBe(true);
    setExtras(store, new Map(['a', 'b'].map((id) => [id, { asset: undefined, assetSize: undefined, labels: undefined }]))); // prettier-ignore
    expect(itemOf('b').box).toEqual(before);
  },
);

test('an icon stands left of the text, between priority and note, and a picture without a size is none', () => {
  const { store, itemOf } = laidOut(
    topic('r', null, { text: 'Trip', icon: ICON, priority: 1, note: 'More', asset: 'a'.repeat(64) }),
  );
  const marks = (id: string) => {
    const { element, placed, box } = itemOf(id);
    return marksOf(element, placed.measure, box);
  };
  expect(marks('r').map(({ kind }) => kind)).toEqual(['priority', 'icon', 'note']);
  const { placed, box } = itemOf('r');
  expect(pictureBoxOf(placed.measure, box)).toBeNull();
  const wide = box.w;
  setExtras(store, new Map([['r', { icon: undefined }]]));
  expect(itemOf('r').box.w).toBeLessThan(wide);
  setText(store, 'r', '');
  setExtras(store, new Map([['r', { ...PICTURE, icon: ICON }]]));
  const [mark] = marks('r').filter(({ kind }) => kind === 'icon');
  const picture = pictureBoxOf(itemOf('r').placed.measure, itemOf('r').box);
  expect(mark && picture && mark.box.y > picture.y + picture.h).toBe(true);
  // With nothing beside it a picture fills its topic.
  setExtras(store, new Map([['r', { icon: undefined, priority: undefined, note: undefined }]]));
  const { box: whole, placed: bare } = itemOf('r');
  const alone = pictureBoxOf(bare.measure, whole);
  expect(whole.h).toBe(150 + 2 * 16);
  expect(alone?.y).toBe(whole.y + 16);
  setText(store, 'r', 'Sea');
  expect(itemOf('r').box.h).toBeGreaterThan(whole.h + 20);
});
