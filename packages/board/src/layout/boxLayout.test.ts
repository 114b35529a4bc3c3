import { describe, expect, test, vi } from 'vitest';
import { bareText, sticky, storeWith } from '../../test/elements.ts';
import { setBoxes, setStyle, setText, type BoardStore } from '../document/index.ts';
import { BoardScene } from './boardScene.ts';
import { estimateText, TextMeasurer } from './textMeasurer.ts';
import { LINE_HEIGHT } from './wrapText.ts';

function follow(store: BoardStore, measurer = new TextMeasurer(estimateText, 'sans-serif')): BoardScene {
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  return scene;
}

function itemOf(scene: BoardScene, id: string) {
  const item = scene.get(id);
  if (item?.kind !== 'box') throw new Error(`${id} is no box that is seen`);
  return item;
}

describe('the text of a box', () => {
  test('is set when it is asked for: laying out a board of short texts measures single characters alone', () => {
    const texts = Array.from({ length: 300 }, (_each, index) =>
      bareText(`x${index}`, { x: 0, y: index * 40, w: 400, h: 25, text: `words ${index}` }),
    );
    const measure = vi.fn(estimateText);
    const scene = new BoardScene(storeWith(...texts), new TextMeasurer(measure, 'sans-serif'));
    expect(Math.max(...measure.mock.calls.map(([text]) => text.length))).toBe(1);
    expect(measure.mock.calls.length).toBeLessThanOrEqual(new Set('words 0123456789').size);
    const { box } = itemOf(scene, 'x299');
    expect(box.h).toBeCloseTo(18 * LINE_HEIGHT);
    expect(itemOf(scene, 'x299').text()?.box.h).toBe(box.h);
  });

  test('that has to be wrapped makes its box as high as its lines', () => {
    const text = 'a text that does not fit on one line of this box';
    const scene = follow(storeWith(bareText('x', { x: 0, y: 0, w: 120, h: 25, text })));
    const set = itemOf(scene, 'x').text();
    expect(set?.block.lines.length).toBeGreaterThan(1);
    expect(itemOf(scene, 'x').box.h).toBe(set?.block.height);
  });

  test('is set again when the text, its look, the size of the box or the font is another', () => {
    const store = storeWith(sticky('x', { x: 0, y: 0, w: 120, h: 120, text: 'One two three' }));
    const scene = follow(store);
    const block = () => itemOf(scene, 'x').text()?.block;
    const differs = (change: () => void) => {
      const before = block();
      change();
      expect(block()).not.toBe(before);
    };
    differs(() => setText(store, 'x', 'Four five'));
    differs(() => setStyle(store, ['x'], { bold: true }));
    differs(() => setStyle(store, ['x'], { fontSize: 40 }));
    differs(() => setBoxes(store, new Map([['x', { x: 0, y: 0, w: 60, h: 120 }]])));
    differs(() => scene.reset(store, new TextMeasurer(estimateText, 'serif')));
    differs(() => setText(store, 'x', ''));
    expect(block()).toBeUndefined();
  });
});
