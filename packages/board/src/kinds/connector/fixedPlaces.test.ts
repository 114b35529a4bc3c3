import { describe, expect, test } from 'vitest';
import { connector, shape, storeWith } from '../../../test/elements.ts';
import {
  BoardStore,
  checkSnapshot,
  copyElements,
  makeSnapshot,
  moveElements,
  pasteElements,
  setBoxes,
  setConnector,
  setExtras,
  snapshotOf,
  type BoardElement,
  type BoundEnd,
} from '../../document/index.ts';
import { BoardScene } from '../../layout/boardScene.ts';
import { anchorsOf } from '../../layout/itemAnchors.ts';
import { estimateText, TextMeasurer } from '../../layout/textMeasurer.ts';
import { registerAllParts } from '../allParts.ts';
import { endAtPlace, endAtShares } from './endPlace.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');

const board = (at: BoundEnd['at'], ...more: BoardElement[]) => {
  const store = storeWith(
    shape('a', { w: 200, h: 100 }),
    shape('b', { x: 600, y: 300 }),
    connector('line', 'a', 'b', { from: { element: 'a', anchor: 'top', ...(at && { at }) }, route: 'elbow' }),
    ...more,
  );
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  const path = () => {
    const item = scene.get('line');
    if (item?.kind !== 'connector') throw new Error('no line');
    return item.path;
  };
  return { store, scene, path };
};

describe('an end at a fixed place', () => {
  test('stays there when its element is moved, resized and turned', () => {
    const { store, path } = board([0.25, 0]);
    expect(path().start).toEqual({ x: 50, y: 0 });
    moveElements(store, ['a'], 100, 20);
    expect(path().start).toEqual({ x: 150, y: 20 });
    setBoxes(store, new Map([['a', { x: 0, y: 0, w: 400, h: 300 }]]));
    expect(path().start).toEqual({ x: 100, y: 0 });
    setExtras(store, new Map([['a', { rotation: 90 }]]));
    // What was above, left of the middle, is on the right now, above the middle.
    expect(path().start.x).toBeCloseTo(350, 6);
    expect(path().start.y).toBeCloseTo(50, 6);
    expect(Math.cos(path().startAngle)).toBeCloseTo(-1, 6);
  });

  test('is on the outline, and leaves it outwards', () => {
    const { store, path } = board([0.25, 0]);
    expect(Math.sin(path().startAngle)).toBeCloseTo(1, 6);
    store.edit((map) => map.set('a/k', 'ellipse'));
    const { start } = path();
    expect(((start.x - 100) / 100) ** 2 + ((start.y - 50) / 50) ** 2).toBeCloseTo(1, 2);
    expect(start.x).toBeLessThan(100);
  });

  test('at a corner leaves at the side that looks to the other end', () => {
    const { store, path } = board([1, 1]);
    // The corners of a rectangle are a little round.
    expect(path().start.x).toBeCloseTo(200, -1);
    expect(path().start.y).toBeCloseTo(100, -1);
    expect(Math.cos(path().startAngle)).toBeCloseTo(-1, 6);
    moveElements(store, ['b'], -500, 400);
    expect(Math.sin(path().startAngle)).toBeCloseTo(-1, 6);
  });

  test('is kept in the document, copied, undone, and left for a side or for the nearest one', () => {
    const { store } = board([0.25, 0]);
    const again = new BoardStore(store.doc);
    const kept = again.elements.get('line');
    expect(kept?.type === 'connector' && kept.from).toEqual({ element: 'a', anchor: 'top', at: [0.25, 0] });
    const [copied] = pasteElements(store, copyElements(store, ['a', 'b', 'line']), 0, 300).flatMap((id) => {
      const element = store.elements.get(id);
      return element?.type === 'connector' ? [element.from] : [];
    });
    expect(copied).toMatchObject({ anchor: 'top', at: [0.25, 0] });
    setConnector(store, 'line', { fromAnchor: endAtShares('', [0, 1]) });
    const from = () => {
      const line = store.elements.get('line');
      return line?.type === 'connector' ? line.from : null;
    };
    expect(from()).toEqual({ element: 'a', anchor: 'bottom', at: [0, 1] });
    setConnector(store, 'line', { fromAnchor: 'left' });
    expect(from()).toEqual({ element: 'a', anchor: 'left' });
  });

  test.each([
    ['what is no place', 'x', 'type'],
    ['a share above 1', [1.2, 0], 'range'],
    ['a share alone', [0.5], 'type'],
  ] as const)('is refused where it is %s', (_what, at, rule) => {
    const { store } = board([0.25, 0]);
    const { elements } = snapshotOf(store.doc);
    const broken = elements.map((each) =>
      each.type === 'connector' ? { ...each, from: { element: 'a', anchor: 'top', at } } : each,
    );
    const check = checkSnapshot({ ...makeSnapshot([]), elements: broken });
    expect(check.ok ? [] : check.problems.map((problem) => problem.rule)).toContain(rule);
  });

  test('is what is nearest to a point, and in the middle of a side it is that side', () => {
    const { scene } = board(undefined, shape('turned', { x: 1000, y: 1000, w: 200, h: 100, rotation: 90 }));
    const [plain, turned] = [anchorsOf(scene, 'a'), anchorsOf(scene, 'turned')];
    if (!plain || !turned) throw new Error('nothing there');
    expect(endAtPlace('a', plain, { x: 30, y: 100 })).toEqual({
      element: 'a',
      anchor: 'bottom',
      at: [0.15, 1],
    });
    expect(endAtPlace('a', plain, { x: 100, y: 100 })).toEqual({ element: 'a', anchor: 'bottom' });
    // The side that looks to the right was the upper one.
    expect(endAtPlace('turned', turned, { x: 1150, y: 970 })).toEqual({
      element: 'turned',
      anchor: 'top',
      at: [0.1, 0],
    });
  });
});
