import { describe, expect, test, vi } from 'vitest';
import { bareText, connector, frame, shape, sticky, storeWith, topic } from '../../test/elements.ts';
import { chineseMap, mindMap, orgChart } from '../../test/samples.ts';
import {
  addChildTopic,
  deleteElements,
  detachTopic,
  makeSnapshot,
  moveElements,
  reparentTopic,
  setConnector,
  setFolded,
  setStyle,
  setText,
  type BoardElement,
  type BoardSnapshot,
  type BoardStore,
} from '../document/index.ts';
import { largeBoard } from '../../bench/largeBoard.ts';
import { BoardScene, sourceOf } from './boardScene.ts';
import { contentBounds } from './contentBounds.ts';
import { intersects } from './geometry.ts';
import { foldMarkOf } from '../kinds/topic/topicEdge.ts';
import { estimateText, TextMeasurer } from './textMeasurer.ts';

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
      return scene.foldMarkAt(foldMarkOf(item.placed), 0)?.element.id;
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
    expect(scene.frameAt({ x: 400, y: 250 })?.element.id).toBe('f');
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
