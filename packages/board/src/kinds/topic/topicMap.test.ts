import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeWith } from '../../../test/elements.ts';
import { mindMap, type Outline } from '../../../test/samples.ts';
import {
  addChildTopic,
  BRANCH_LAYOUTS,
  deleteElements,
  detachTopic,
  moveElements,
  reparentTopic,
  setExtras,
  setFolded,
  setMapTheme,
  setStyle,
  setText,
  setTopicLayout,
  TopicLayout,
  type BoardStore,
  type TopicElement,
} from '../../document/index.ts';
import { BoardScene } from '../../layout/boardScene.ts';
import { estimateText, TextMeasurer } from '../../layout/textMeasurer.ts';
import { registerAllParts } from '../allParts.ts';
import { TopicMap } from './topicMap.ts';
import { measureTopic } from './topicStyle.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');

/** Everything a scene says of its topics. Numbers are rounded: a line that was shifted differs in the last digit. */
function described(scene: BoardScene, { elements }: BoardStore): string[] {
  return [...elements.keys()].toSorted().flatMap((id) => {
    const item = scene.get(id);
    if (item?.kind !== 'topic') return [];
    const { placed, edge, paintBox, above } = item;
    const parts = { placed, edge, paintBox, above: above?.box };
    const round = (_key: string, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;
    return [JSON.stringify(parts, round)];
  });
}

type Edit = (store: BoardStore, scene: BoardScene) => unknown;

const OUTLINE: Outline = [
  'Harbour festival',
  ['Programme', ['Music', 'Main stage', 'Small stage', ['Sound', 'Desk']], 'Children', 'Readings'],
  ['Safety', ['First aid', ['Tent', 'Water']], 'Lights'],
  'Budget',
  ['Food', 'Fish', 'Bread', 'Ice cream'],
  ['Press', 'Radio'],
];

/** One of the topics that there are, by a number. */
function topicAt({ elements }: BoardStore, at: number): TopicElement | undefined {
  const topics = [...elements.values()].filter((each) => each.type === 'topic');
  return topics[at % Math.max(1, topics.length)];
}

const on =
  (at: number, edit: (store: BoardStore, topic: TopicElement, scene: BoardScene) => unknown): Edit =>
  (store, scene) => {
    const topic = topicAt(store, at);
    return topic && edit(store, topic, scene);
  };
const at = fc.nat(60);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(at, fc.nat(70))
    .map(([id, long]) =>
      on(id, (store, topic) => setText(store, topic.id, 'letter '.repeat(9).slice(0, long))),
    ),
  fc
    .tuple(at, fc.nat(4))
    .map(([id, index]) =>
      on(id, (store, topic) => addChildTopic(store, { parent: topic.id, index }, 'more')),
    ),
  at.map((id) => on(id, (store, topic) => topic.parent !== null && deleteElements(store, [topic.id]))),
  fc.tuple(at, at).map(([id, parent]) =>
    on(id, (store, topic) => {
      const under = topicAt(store, parent);
      return under && reparentTopic(store, topic.id, { parent: under.id, index: 0 });
    }),
  ),
  at.map((id) => on(id, (store, topic) => detachTopic(store, topic.id, { x: 700, y: 33.3 }))),
  fc
    .tuple(at, fc.boolean())
    .map(([id, folded]) => on(id, (store, topic) => setFolded(store, [topic.id], folded))),
  fc
    .tuple(at, fc.constantFrom(true, false, null))
    .map(([id, folded]) => on(id, (_store, topic, scene) => scene.setFoldedHere(topic.id, folded))),
  fc
    .tuple(at, fc.constantFrom(...BRANCH_LAYOUTS))
    .map(([id, layout]) => on(id, (store, topic) => setTopicLayout(store, topic.id, layout))),
  fc
    .constantFrom(...Object.values(TopicLayout))
    .map((layout) => (store: BoardStore) => setTopicLayout(store, 't', layout)),
  fc
    .tuple(at, fc.constantFrom('open' as const, 'done' as const))
    .map(([id, task]) => on(id, (store, topic) => setExtras(store, new Map([[topic.id, { task }]])))),
  at.map((id) => on(id, (store, topic) => setStyle(store, [topic.id], { stroke: 'coral', fontSize: 21 }))),
  fc.constant((store: BoardStore) => setMapTheme(store, ['t'], 'ocean')),
  fc.constant((store: BoardStore) => moveElements(store, ['t'], 7.5, -3)),
  fc.constantFrom('undo' as const, 'redo' as const).map((way) => (store: BoardStore) => store[way]()),
);

test('a map that took in any edits stands as one laid out at once, in every structure', () => {
  const layout = fc.constantFrom(...Object.values(TopicLayout));
  const run = fc.property(layout, fc.array(edit, { minLength: 3, maxLength: 14 }), (first, edits) => {
    const store = storeWith(...mindMap(OUTLINE, first));
    const scene = new BoardScene(store, measurer);
    store.subscribe((change) => scene.apply(change));
    const folds = new Map<string, boolean | null>();
    const setFoldedHere = scene.setFoldedHere.bind(scene);
    scene.setFoldedHere = (id, folded) => {
      folds.set(id, folded);
      setFoldedHere(id, folded);
    };
    for (const each of edits) {
      each(store, scene);
      const whole = new BoardScene(store, measurer);
      for (const [id, folded] of folds) whole.setFoldedHere(id, folded);
      expect(described(scene, store)).toEqual(described(whole, store));
    }
  });
  fc.assert(run, { numRuns: 60 });
});

test('a folded branch says how much is below it when something of that is deleted', () => {
  const store = storeWith(...mindMap(['Root', ['A', ['a', 'x'], 'b']]));
  setFolded(store, ['t-0'], true);
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  deleteElements(store, ['t-0-0']);
  expect(scene.get('t-0')).toMatchObject({ placed: { below: 1 } });
});

test('a letter in a large map measures the topics above it and no others, and moves none that can stay', () => {
  const leaves = Array.from({ length: 30 }, (_each, index) => `leaf ${index}`);
  const branches = Array.from({ length: 20 }, (_each, index): Outline => [`branch ${index}`, ...leaves]);
  const store = storeWith(...mindMap(['Root', ...branches]));
  const measured: string[] = [];
  const map = new TopicMap();
  const update = (...touched: string[]) => {
    measured.length = 0;
    const root = store.elements.get('t');
    if (root?.type !== 'topic') throw new Error('no root');
    const input = {
      forest: store.forest,
      isFolded: () => false,
      rangesUnder: () => [],
      ranged: [],
      measurer,
      measureOf: (topic: TopicElement, look: Parameters<typeof measureTopic>[1], share: number | null) => {
        measured.push(topic.id);
        return measureTopic(topic, look, measurer, share);
      },
    };
    return map.update(root, input, touched.length === 0 ? undefined : new Set(touched));
  };
  expect(update().placed).toHaveLength(621);
  setText(store, 't-3-4', 'leaf 4!');
  const { placed, gone } = update('t-3-4', 't-3', 't');
  expect(measured.toSorted()).toEqual(['t', 't-3', 't-3-4']);
  expect(placed.map(({ topic }) => topic.id)).toContain('t-3-4');
  // Those on the way up are measured again here, so their children may draw the line to them again.
  expect(placed.length).toBeLessThan(1 + 20 + 30 + 1);
  expect(gone).toEqual([]);
});
