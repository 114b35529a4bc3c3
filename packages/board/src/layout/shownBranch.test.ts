import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connector, sticky, storeWith, topic } from '../../test/elements.ts';
import { operation, START } from '../../test/operations.ts';
import { reparentTopic, setFolded, type BoardStore } from '../document/index.ts';
import { registerAllParts } from '../kinds/allParts.ts';
import { BoardScene } from './boardScene.ts';
import { shownBranch } from './shownBranch.ts';
import { estimateText, TextMeasurer } from './textMeasurer.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');
const EVERYWHERE = { x: -1e7, y: -1e7, w: 2e7, h: 2e7 };

function follow(store: BoardStore): BoardScene {
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  return scene;
}

const seen = (scene: BoardScene) =>
  scene
    .visibleIn(EVERYWHERE)
    .map(({ element }) => element.id)
    .toSorted((a, b) => (a < b ? -1 : 1));
/** What is seen, where it stands, and how it is joined. */
const derived = (scene: BoardScene) =>
  scene
    .visibleIn(EVERYWHERE)
    .map((item) => [
      item.element.id,
      item.box,
      item.kind === 'topic' ? item.edge : item.kind === 'connector' ? item.path.points : null,
    ]);

const board = () =>
  storeWith(
    topic('r', null, { text: 'Root' }),
    topic('a', 'r', { text: 'A', order: 'a0' }),
    topic('a1', 'a', { text: 'A1', order: 'a0' }),
    topic('a2', 'a', { text: 'A2', order: 'a1' }),
    topic('b', 'r', { text: 'B', order: 'a1' }),
    sticky('note', { x: 900 }),
    connector('within', 'a1', 'a2'),
    connector('out', 'a1', 'b'),
    connector('aside', 'a1', 'note'),
    connector('free', 'a2', 'note', { to: { x: 600, y: 0 } }),
  );

test('a branch alone is its topics and what leads from one of them to another, where they stood', () => {
  const store = board();
  const scene = follow(store);
  const before = scene.get('a1')?.box;
  const all = derived(scene);
  expect(scene.get('a')).toHaveProperty('edge.start');
  scene.setShownHere(shownBranch(store, 'a'));
  expect(seen(scene)).toEqual(['a', 'a1', 'a2', 'free', 'within']);
  expect(scene.get('a1')?.box).toEqual(before);
  expect(scene.get('a')).toHaveProperty('edge', null);
  scene.setShownHere(null);
  expect(derived(scene)).toEqual(all);
});

test('it is seen although something above it is folded, and folds itself as the board says', () => {
  const store = board();
  const scene = follow(store);
  setFolded(store, ['r'], true);
  expect(scene.get('a')).toBeUndefined();
  scene.setShownHere(shownBranch(store, 'a'));
  expect(seen(scene)).toEqual(['a', 'a1', 'a2', 'free', 'within']);
  setFolded(store, ['a'], true);
  expect(seen(scene)).toEqual(['a']);
  scene.setShownHere(null);
  expect(seen(scene)).toEqual(['note', 'r']);
});

test('topics that are hung into it come into view, those that leave go', () => {
  const store = board();
  const scene = follow(store);
  scene.setShownHere(shownBranch(store, 'a'));
  reparentTopic(store, 'b', { parent: 'a1' });
  expect(seen(scene)).toEqual(['a', 'a1', 'a2', 'b', 'free', 'out', 'within']);
  reparentTopic(store, 'a1', { parent: 'r' });
  expect(seen(scene)).toEqual(['a', 'a2', 'free']);
});

test('after any change it shows what a new scene with the same branch would', () => {
  fc.assert(
    fc.property(
      fc.array(operation, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('r1', 't1', 't3', 't2'),
      (operations, top) => {
        const store = storeWith(...START.elements);
        const scene = follow(store);
        scene.setShownHere(shownBranch(store, top));
        for (const run of operations) run(store);
        const fresh = new BoardScene(store, measurer);
        fresh.setShownHere(shownBranch(store, top));
        expect(derived(scene)).toEqual(derived(fresh));
        scene.setShownHere(null);
        expect(derived(scene)).toEqual(derived(new BoardScene(store, measurer)));
      },
    ),
    { numRuns: 200 },
  );
});
