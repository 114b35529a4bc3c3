import { describe, expect, test, vi } from 'vitest';
import { bareText, connector, frame, shape, sticky, storeWith, topic } from '../../test/elements.ts';
import { chineseMap, mindMap, orgChart } from '../../test/samples.ts';
import {
  addChildTopic,
  BRANCH_LAYOUTS,
  deleteElements,
  detachTopic,
  makeSnapshot,
  moveElements,
  reparentTopic,
  setConnector,
  setExtras,
  setFolded,
  setStyle,
  setText,
  setTopicLayout,
  TopicLayout,
  type BoardElement,
  type BoardSnapshot,
  type BoardStore,
} from '../document/index.ts';
import { largeBoard } from '../../bench/largeBoard.ts';
import { BoardScene, sourceOf } from './boardScene.ts';
import { contentBounds } from './contentBounds.ts';
import { intersects } from './geometry.ts';
import { registerAllParts } from '../kinds/allParts.ts';
import { foldMarkOf } from '../kinds/topic/topicEdge.ts';
import { foldMarkAt, topicMarkAt } from './topicMarkAt.ts';
import { estimateText, TextMeasurer } from './textMeasurer.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');
const sceneOf = (snapshot: BoardSnapshot) => new BoardScene(sourceOf(snapshot), measurer);
const sceneWith = (...elements: BoardElement[]) => sceneOf(makeSnapshot(elements));
const boxOf = (scene: BoardScene, id: string) => {
  const item = scene.get(id);
  if (!item) throw new Error(`${id} is not to be seen`);
  return item.box;
};

/** Everything a scene derives, as plain data in one order. */
const derived = (scene: BoardScene) =>
  scene
    .visibleIn({ x: -1e7, y: -1e7, w: 2e7, h: 2e7 })
    .map((item) => [
      item.element.id,
      item.box,
      item.kind === 'topic'
        ? [item.placed.side, item.placed.branch, item.edge]
        : item.kind === 'connector'
          ? item.path.points
          : null,
    ]);

function follow(store: BoardStore): BoardScene {
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  return scene;
}

describe('a mind map', () => {
  test.each([
    ['right', mindMap(['Root', ['A', 'a', 'b'], ['B', 'c']], 'right')],
    ['both', chineseMap().elements],
    ['down', orgChart().elements],
  ] as const)('laid out %s has no two topics that overlap', (_layout, elements) => {
    const scene = sceneWith(...elements);
    const boxes = elements.map(({ id }) => boxOf(scene, id));
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(intersects(box, other)).toBe(false);
    });
  });

  /** A map with long and short branches, three levels and a chain. */
  const wide = (layout: TopicLayout) =>
    mindMap(
      [
        'Harbour festival',
        [
          'Programme',
          ['Music', 'Main stage', 'Small stage'],
          'Children',
          'A reading by the sea that lasts until midnight',
        ],
        'Budget',
        ['Safety', ['First aid', ['Tent', 'Water']]],
        ['Food', 'Fish', 'Bread', 'Ice cream'],
        ['Press', 'Radio'],
      ],
      layout,
    );
  /** Topics that share more than a border. */
  const overlapping = (elements: readonly BoardElement[]) => {
    const scene = sceneWith(...elements);
    const boxes = elements.map(({ id }) => ({ id, ...boxOf(scene, id) }));
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
        .map((b) => [a.id, b.id]),
    );
  };
  const withBranches = (elements: readonly BoardElement[], layouts: Readonly<Record<string, TopicLayout>>) =>
    elements.map((element) => {
      const branchLayout = layouts[element.id];
      return branchLayout === undefined ? element : { ...element, branchLayout };
    });

  test.each(Object.values(TopicLayout))('laid out as %s has no two topics that overlap', (layout) => {
    expect(overlapping(wide(layout))).toEqual([]);
  });

  test.each(
    Object.values(TopicLayout).flatMap((map) => BRANCH_LAYOUTS.map((branch) => [map, branch] as const)),
  )('laid out as %s with branches of their own as %s has no two topics that overlap', (map, branch) => {
    expect(overlapping(withBranches(wide(map), { 't-0': branch, 't-3': branch, 't-2-0': branch }))).toEqual(
      [],
    );
  });

  test('is turned round on the left', () => {
    const elements = wide('left');
    const [left, right] = [sceneWith(...elements), sceneWith(...wide('right'))];
    const root = boxOf(left, 't');
    for (const { id } of elements) {
      const [box, other] = [boxOf(left, id), boxOf(right, id)];
      expect({ ...box, x: 2 * root.x + root.w - box.x - box.w }).toEqual(other);
    }
  });

  test('as a timeline stands in turn above and below its line, each further on; what is below a topic is a list', () => {
    const scene = sceneWith(...wide('timeline'));
    const root = boxOf(scene, 't');
    const axis = root.y + root.h / 2;
    const main = [0, 1, 2, 3, 4].map((index) => boxOf(scene, `t-${index}`));
    expect(main.map(({ y }) => y < axis)).toEqual([true, false, true, false, true]);
    expect(main.map(({ x }) => x)).toEqual(main.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(boxOf(scene, 't-0-1').y).toBeGreaterThan(boxOf(scene, 't-0-0').y);
  });

  test('as a table fills it: cells beside a topic are as high as it together, and all rows end alike', () => {
    const elements = wide('table');
    const scene = sceneWith(...elements);
    const root = boxOf(scene, 't');
    const area = elements
      .filter(({ id }) => id !== 't')
      .reduce((sum, { id }) => sum + boxOf(scene, id).w * boxOf(scene, id).h, 0);
    const bounds = scene.bounds();
    expect(bounds).toMatchObject({ x: root.x, y: root.y, w: root.w });
    expect(area).toBe(((bounds?.h ?? 0) - root.h) * root.w);
  });

  test('shows how much of a branch is done, folded or not, and has room for its marks', () => {
    const store = storeWith(...mindMap(['Root', ['A', ['a', 'x'], 'b'], 'B']));
    const scene = follow(store);
    const progress = () =>
      ['t', 't-0', 't-0-0', 't-1'].map((id) => {
        const item = scene.get(id);
        return item?.kind === 'topic' ? item.placed.measure.progress : undefined;
      });
    const { w } = boxOf(scene, 't-0-1');
    setExtras(
      store,
      new Map([
        ['t-0-1', { task: 'done', priority: 1 }],
        ['t-0-0-0', { task: 'open' }],
      ]),
    );
    expect(progress()).toEqual([0.5, 0.5, 0, null]);
    expect(boxOf(scene, 't-0-1').w).toBeGreaterThan(w + 30);
    setFolded(store, ['t-0'], true);
    expect(progress()).toEqual([0.5, 0.5, undefined, null]);
    setFolded(store, ['t-0'], false);
    const { x, y, h } = boxOf(scene, 't-0-1');
    expect(topicMarkAt(scene, 'task', { x: x + 22, y: y + h / 2 }, 0)?.element.id).toBe('t-0-1');
    expect(topicMarkAt(scene, 'task', { x: x + w, y: y + h / 2 }, 0)).toBeUndefined();
    expect(derived(scene)).toEqual(derived(new BoardScene(store, measurer)));
  });

  test('lays out a branch as that says, until it is laid out as its map again', () => {
    const store = storeWith(...mindMap(['Root', ['A', 'a', 'b'], ['B', 'c', 'd']], 'right'));
    const scene = follow(store);
    const isBelow = (id: string, other: string) =>
      boxOf(scene, id).y > boxOf(scene, other).y + boxOf(scene, other).h;
    setTopicLayout(store, 't-0', 'tree');
    expect(store.elements.get('t-0')).toMatchObject({ branchLayout: 'tree' });
    expect(isBelow('t-0-0', 't-0')).toBe(true);
    expect(isBelow('t-1-0', 't-1')).toBe(false);
    setTopicLayout(store, 't', 'down');
    expect([isBelow('t-0-0', 't-0'), isBelow('t-1-0', 't-1')]).toEqual([true, true]);
    setTopicLayout(store, 't-0', 'both');
    expect(store.elements.get('t-0')).toMatchObject({ branchLayout: 'tree' });
    setTopicLayout(store, 't-0', 'down');
    expect(store.elements.get('t-0')).not.toHaveProperty('branchLayout');
    setTopicLayout(store, 't', 'fishbone');
    detachTopic(store, 't-0', { x: 0, y: 900 });
    expect(store.elements.get('t-0')).toMatchObject({ layout: 'right' });
    expect(derived(scene)).toEqual(derived(new BoardScene(store, measurer)));
  });

  test('stands with its root’s centre where the board says, and children in their order', () => {
    const scene = sceneWith(...mindMap(['Root', 'A', 'B', 'C'], 'right', { x: 100, y: 50 }));
    const root = boxOf(scene, 't');
    // Boxes stand on whole units, so half a unit may be missing.
    expect(Math.abs(root.x + root.w / 2 - 100)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(root.y + root.h / 2 - 50)).toBeLessThanOrEqual(0.5);
    const ys = ['t-0', 't-1', 't-2'].map((id) => boxOf(scene, id).y);
    expect([...ys].toSorted((a, b) => a - b)).toEqual(ys);
    for (const id of ['t-0', 't-1', 't-2']) expect(boxOf(scene, id).x).toBeGreaterThan(root.x + root.w);
  });

  test('laid out to both sides deals branches so that both are about as high, and as the element says where it does', () => {
    const scene = sceneOf(chineseMap());
    const root = boxOf(scene, 't');
    const sides = [0, 1, 2, 3, 4, 5].map((index) => boxOf(scene, `t-${index}`).x < root.x);
    expect(new Set(sides)).toEqual(new Set([true, false]));
    const sided = chineseMap().elements.map((element) =>
      element.id === 't-0' ? { ...element, side: 'left' } : element,
    );
    const other = sceneWith(...(sided as BoardElement[]));
    expect(boxOf(other, 't-0').x).toBeLessThan(boxOf(other, 't').x);
  });

  test('folded hides what is below and says how much that is', () => {
    const store = storeWith(...mindMap(['Root', ['A', ['a', 'x'], 'b'], 'B']));
    const scene = follow(store);
    setFolded(store, ['t-0'], true);
    expect(scene.get('t-0-0')).toBeUndefined();
    expect(scene.get('t-0')).toMatchObject({ placed: { folded: true, below: 3 } });
    scene.setFoldedHere('t-0', false);
    expect(scene.get('t-0-0')).toBeDefined();
    scene.setFoldedHere('t-0', null);
    expect(scene.get('t-0-0')).toBeUndefined();
  });

  test('shows at a folded root that there is more, and opens it there', () => {
    const store = storeWith(topic('r', null), topic('one', 'r'));
    const scene = follow(store);
    const atMark = () => {
      const item = scene.get('r');
      if (item?.kind !== 'topic') throw new Error('no root');
      return foldMarkAt(scene, foldMarkOf(item.placed), 0)?.element.id;
    };
    expect(atMark()).toBeUndefined();
    setFolded(store, ['r'], true);
    expect(atMark()).toBe('r');
  });

  test('deeper than any stack is laid out all the same', () => {
    const chain = Array.from({ length: 5000 }, (_, index) =>
      topic(`t${index}`, index === 0 ? null : `t${index - 1}`),
    );
    const scene = sceneWith(...chain);
    expect(scene.size).toBeGreaterThan(300);
    expect(contentBounds(makeSnapshot(chain))).not.toBeNull();
  });
});

describe('a scene', () => {
  test('after any change is what a new one would be', () => {
    const store = storeWith(
      ...largeBoard(300).elements,
      ...mindMap(['Other', 'o1', 'o2'], 'down', { x: 900, y: 900 }, 'o'),
      connector('onTopic', 't5', 'b3'),
      connector('onOther', 'o-0', 'o-1', { text: 'label' }),
    );
    const scene = follow(store);
    const steps: (() => unknown)[] = [
      () => moveElements(store, ['b3', 't0', 'o'], 31, -17),
      () => setText(store, 't5', 'a much longer text than this topic had before'),
      () => setText(store, 'b9', 'new words'),
      () => reparentTopic(store, 't5', { parent: 'o-0' }),
      () => addChildTopic(store, { parent: 'o-0' }, 'added'),
      () => setFolded(store, ['o-0'], true),
      () => detachTopic(store, 't9', { x: -50, y: -900 }),
      () => deleteElements(store, ['b3', 't2']),
      () => store.undo(),
      () => setFolded(store, ['o-0'], false),
      () => setTopicLayout(store, 'o', 'table'),
      () =>
        setText(store, 'o-1', 'a cell that needs two lines, which makes its row higher than it was before'),
      () => setTopicLayout(store, 'o', 'fishbone'),
      () => setTopicLayout(store, 't0', 'timeline'),
      () => setText(store, 't1', 'longer, so that all after it stand further on'),
    ];
    for (const step of steps) {
      step();
      expect(derived(scene)).toEqual(derived(new BoardScene(store, measurer)));
    }
  });

  test('draws of a map again only what a change has moved or made look otherwise', () => {
    const store = storeWith(...mindMap(['Root', ['A', 'a', 'b'], ['B', 'c', 'd']]));
    const scene = follow(store);
    const items = () => [...store.elements.keys()].map((id) => scene.get(id));
    const renewed = (edit: () => void) => {
      const before = new Set(items());
      edit();
      return items().flatMap((item) => (item && !before.has(item) ? [item.element.id] : []));
    };
    expect(renewed(() => setText(store, 't-0-1', 'B'))).toEqual(['t-0-1']);
    expect(renewed(() => setFolded(store, ['t-0'], true))).toContain('t-0');
    expect(renewed(() => setStyle(store, ['t-1'], { stroke: 'green' })).toSorted()).toEqual([
      't-1',
      't-1-0',
      't-1-1',
    ]);
  });

  test('forgets a connector that is deleted: what it held on to no longer asks for it', () => {
    const store = storeWith(
      sticky('a'),
      sticky('b', { x: 400 }),
      sticky('c', { x: 800 }),
      connector('l', 'a', 'b'),
    );
    const scene = follow(store);
    setConnector(store, 'l', { to: { element: 'c', anchor: 'auto' } });
    const get = vi.spyOn(store.elements, 'get');
    const asks = (id: string) => get.mock.calls.filter(([asked]) => asked === id).length;
    moveElements(store, ['b'], 5, 5);
    expect(asks('l')).toBe(0);
    moveElements(store, ['a'], 5, 5);
    expect(asks('l')).toBeGreaterThan(0);
    deleteElements(store, ['l']);
    get.mockClear();
    for (const id of ['a', 'b', 'c']) moveElements(store, [id], 5, 5);
    expect(asks('l')).toBe(0);
    store.undo();
    store.undo();
    store.undo();
    store.undo();
    expect(derived(scene)).toEqual(derived(new BoardScene(store, measurer)));
    expect(scene.get('l')).toBeDefined();
  });

  test('is the same for the same board, in any order of its elements', () => {
    const board = largeBoard(200);
    const reversed = { ...board, elements: [...board.elements].toReversed() };
    expect(derived(sceneOf(reversed))).toEqual(derived(sceneOf(board)));
  });

  test('finds what is on top at a point, and looks through a frame', () => {
    const scene = sceneWith(
      frame('f', { x: -100, y: -100, text: 'Title', z: 'a9' }),
      sticky('low', { z: 'a1' }),
      sticky('high', { x: 80, z: 'a2' }),
      connector('line', 'low', 'free', { to: { x: -60, y: 400 }, route: 'straight', z: 'a3' }),
    );
    expect(scene.hit({ x: 100, y: 50 }, 4)?.element.id).toBe('high');
    expect(scene.hit({ x: 20, y: 50 }, 4)?.element.id).toBe('low');
    expect(scene.hit({ x: 400, y: 250 }, 4)).toBeUndefined();
    expect(scene.hit({ x: -100, y: 0 }, 4)?.element.id).toBe('f');
    expect(scene.hit({ x: -80, y: -115 }, 4)?.element.id).toBe('f');
    const line = scene.get('line');
    if (line?.kind !== 'connector') throw new Error('no line');
    expect(scene.hit(line.path.middle, 4)?.element.id).toBe('line');
  });

  test('gives only what an area shows, in the order of painting, frames first', () => {
    const scene = sceneOf(largeBoard(3000));
    const area = { x: 1000, y: 1000, w: 1200, h: 800 };
    const seen = scene.visibleIn(area);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.length).toBeLessThan(120);
    for (const item of seen) expect(intersects(item.paintBox, area)).toBe(true);
    const ordered = sceneWith(sticky('s', { z: 'a0' }), frame('f', { z: 'a9' })).visibleIn({
      x: 0,
      y: 0,
      w: 9,
      h: 9,
    });
    expect(ordered.map(({ element }) => element.id)).toEqual(['f', 's']);
  });

  test('bare text grows downwards with its lines', () => {
    const scene = sceneWith(
      bareText('one', { w: 200, text: 'x' }),
      bareText('many', { w: 200, text: 'word '.repeat(60) }),
    );
    expect(boxOf(scene, 'many').h).toBeGreaterThan(boxOf(scene, 'one').h * 4);
  });

  test('an empty board has no bounds', () => {
    expect(contentBounds(makeSnapshot([]))).toBeNull();
  });
});

describe('a connector', () => {
  const ends = (given: Parameters<typeof connector>[3]) => {
    const scene = sceneWith(
      shape('a', { w: 100, h: 100 }),
      shape('b', { x: 400, w: 100, h: 100 }),
      connector('l', 'a', 'b', given),
    );
    const item = scene.get('l');
    if (item?.kind !== 'connector') throw new Error('no connector');
    return item.path;
  };

  test.each(['curved', 'elbow', 'straight'] as const)(
    '%s runs from the sides that face each other',
    (route) => {
      const path = ends({ route });
      expect(path.start).toEqual({ x: 100, y: 50 });
      expect(path.end).toEqual({ x: 400, y: 50 });
      expect(path.endAngle).toBeCloseTo(0, 1);
    },
  );

  test('holds where its anchor says', () => {
    const path = ends({ from: { element: 'a', anchor: 'bottom' }, to: { element: 'b', anchor: 'top' } });
    expect([path.start, path.end]).toEqual([
      { x: 50, y: 100 },
      { x: 450, y: 0 },
    ]);
  });

  test('to a topic folded away is not to be seen, and comes back with it', () => {
    const store = storeWith(
      ...mindMap(['Root', ['A', 'a']]),
      sticky('s', { x: -400 }),
      connector('l', 's', 't-0-0'),
    );
    const scene = follow(store);
    setFolded(store, ['t-0'], true);
    expect(scene.get('l')).toBeUndefined();
    setFolded(store, ['t-0'], false);
    expect(scene.get('l')).toBeDefined();
  });
});
