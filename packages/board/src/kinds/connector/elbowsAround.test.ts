import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareText, connector, drawing, frame, shape, storeWith } from '../../../test/elements.ts';
import {
  deleteElements,
  makeSnapshot,
  moveElements,
  setBoxes,
  setText,
  type BoardBox,
  type BoardElement,
  type BoardPoint,
  type ConnectorElement,
} from '../../document/index.ts';
import { BoardScene, sourceOf } from '../../layout/boardScene.ts';
import { boxAround, grown, intersects } from '../../layout/geometry.ts';
import { estimateText, TextMeasurer } from '../../layout/textMeasurer.ts';
import { registerAllParts } from '../allParts.ts';
import { crosses } from './elbowRoute.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');
const sceneWith = (...elements: BoardElement[]) => new BoardScene(sourceOf(makeSnapshot(elements)), measurer);

const line = (from: string, to: string, given: Partial<ConnectorElement> = {}) =>
  connector('line', from, to, { route: 'elbow', ...given });

/** The ends of a connector and the points at which it turns, without the rounding of its corners. */
function turnsOf(scene: BoardScene, id = 'line'): BoardPoint[] {
  const item = scene.get(id);
  if (item?.kind !== 'connector') throw new Error(`no line ${id}`);
  const { start, steps } = item.path;
  const points = [start];
  for (const { to, controls } of steps) {
    if (!controls) points.push(to);
    else {
      const before = points.at(-1) ?? start;
      // A rounded corner stands for the point where its two stretches would meet.
      const upright = Math.abs(controls[0].x - before.x) < 0.01;
      points.push(upright ? { x: before.x, y: to.y } : { x: to.x, y: before.y }, to);
    }
  }
  return points.filter((point, index) => {
    const [from, to] = [points[index - 1], points[index + 1]];
    if (!from || !to) return true;
    const across = (point.x - from.x) * (to.y - point.y) - (point.y - from.y) * (to.x - point.x);
    return Math.abs(across) > 0.01;
  });
}

const cornersOf = (points: readonly BoardPoint[]): number => Math.max(points.length - 2, 0);

const isSquare = (points: readonly BoardPoint[]): boolean =>
  points.slice(1).every((to, index) => {
    const from = points[index] ?? to;
    return Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < 0.01;
  });

const CELL = 20;
/** Boxes on a raster, so that it is easy to say whether there is a way between them. */
const rasterBox = fc
  .record({
    x: fc.integer({ min: -16, max: 16 }),
    y: fc.integer({ min: -12, max: 12 }),
    w: fc.integer({ min: 1, max: 8 }),
    h: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ x, y, w, h }) => ({ x: x * CELL, y: y * CELL, w: w * CELL, h: h * CELL }));

/** Boxes that keep a distance from each other, so that there is always a way. */
const apart = (boxes: readonly BoardBox[], by: number): boolean =>
  boxes.every((box, index) => boxes.slice(index + 1).every((other) => !intersects(grown(box, by), other)));

const scattered = (most: number) =>
  fc.array(rasterBox, { minLength: 3, maxLength: most }).filter((boxes) => apart(boxes, 19));
const anchor = fc.constantFrom('auto', 'top', 'right', 'bottom', 'left');

const boardOf = (boxes: readonly BoardBox[], given: Partial<ConnectorElement> = {}) => [
  ...boxes.map((box, index) => shape(`s${index}`, box)),
  line('s0', 's1', given),
];

describe('a line of right angles between others', () => {
  test('goes round what stands between its ends, with few corners', () => {
    const points = turnsOf(
      sceneWith(
        shape('a'),
        shape('wall', { x: 300, y: -100, w: 80, h: 300 }),
        shape('b', { x: 600 }),
        line('a', 'b'),
      ),
    );
    expect(crosses(points, { x: 300, y: -100, w: 80, h: 300 })).toBe(false);
    expect(isSquare(points)).toBe(true);
    expect(cornersOf(points)).toBe(4);
  });

  test('runs as before where nothing stands in its way', () => {
    const ends = [shape('a'), shape('b', { x: 600, y: 300 }), line('a', 'b')];
    const alone = turnsOf(sceneWith(...ends));
    expect(turnsOf(sceneWith(...ends, shape('beside', { x: 300, y: -300 })))).toEqual(alone);
  });

  test('never runs through a shape where there is a way round, turns at right angles, and seldom', () => {
    fc.assert(
      fc.property(scattered(8), anchor, anchor, (boxes, out, into) => {
        const scene = sceneWith(
          ...boardOf(boxes, {
            from: { element: 's0', anchor: out },
            to: { element: 's1', anchor: into },
          }),
        );
        const points = turnsOf(scene);
        expect(isSquare(points)).toBe(true);
        for (const box of boxes) expect(crosses(points, grown(box, -0.5))).toBe(false);
        expect(cornersOf(points)).toBeLessThanOrEqual(2 * boxes.length + 2);
      }),
      { numRuns: 300 },
    );
  });

  test('finds the narrow way between two that nearly touch, where there is no other', () => {
    // Four walls around the end, with one slit.
    const walls = [
      shape('top', { x: 300, y: -400, w: 600, h: 40 }),
      shape('bottom', { x: 300, y: 500, w: 600, h: 40 }),
      shape('right', { x: 860, y: -400, w: 40, h: 940 }),
      shape('upper', { x: 300, y: -400, w: 40, h: 471 }),
      shape('lower', { x: 300, y: 76, w: 40, h: 464 }),
    ];
    const points = turnsOf(
      sceneWith(shape('a', { y: 300 }), shape('b', { x: 500 }), ...walls, line('a', 'b')),
    );
    for (const { x, y, w, h } of walls) expect(crosses(points, { x, y, w, h })).toBe(false);
  });

  test('runs as if nothing were there when there is no way out', () => {
    const walls = [
      shape('top', { x: -100, y: -100, w: 360, h: 40 }),
      shape('bottom', { x: -100, y: 220, w: 360, h: 40 }),
      shape('left', { x: -100, y: -100, w: 40, h: 360 }),
      shape('right', { x: 220, y: -100, w: 40, h: 360 }),
    ];
    const ends = [shape('a'), shape('b', { x: 600 }), line('a', 'b')];
    expect(turnsOf(sceneWith(...ends, ...walls))).toEqual(turnsOf(sceneWith(...ends)));
  });

  test('runs through a crowd rather than looking for a way for long', () => {
    const crowd = Array.from({ length: 900 }, (_, index) =>
      shape(`c${index}`, { x: 300 + (index % 30) * 50, y: -800 + Math.floor(index / 30) * 50, w: 45, h: 45 }),
    );
    const ends = [shape('a'), shape('b', { x: 2200 }), line('a', 'b')];
    expect(turnsOf(sceneWith(...ends, ...crowd))).toEqual(turnsOf(sceneWith(...ends)));
  });

  test('looks over frames, lines drawn by hand, and what holds one of its ends or bends', () => {
    const ends = [shape('a'), shape('b', { x: 600 })];
    const through = [
      frame('frame', { x: 300, y: -50, w: 100, h: 260 }),
      drawing('hand', { x: 300, y: -50, w: 100, h: 260 }),
      shape('behind', { x: 500, y: -100, w: 400, h: 400 }),
    ];
    expect(turnsOf(sceneWith(...ends, line('a', 'b'), ...through))).toEqual(
      turnsOf(sceneWith(...ends, line('a', 'b'))),
    );
    const wall = shape('wall', { x: 300, y: -100, w: 80, h: 300 });
    const bent = line('a', 'b', { bends: [[340, 80]] });
    expect(turnsOf(sceneWith(...ends, bent, wall))).toEqual(turnsOf(sceneWith(...ends, bent)));
  });

  test('goes round between its bends too', () => {
    const wall = { x: 300, y: 300, w: 80, h: 200 };
    const bends = [[80, 400], [680, 400]] as const; // prettier-ignore
    const points = turnsOf(
      sceneWith(shape('a'), shape('b', { x: 600 }), shape('wall', wall), line('a', 'b', { bends })),
    );
    expect(crosses(points, wall)).toBe(false);
  });

  test('runs through a caption that is right at its end', () => {
    const ends = [shape('a'), shape('b', { y: 500, x: 400 })];
    const down = line('a', 'b', { from: { element: 'a', anchor: 'bottom' } });
    const caption = bareText('caption', { x: -20, y: 166, w: 200, h: 24, text: 'The first of them' });
    expect(turnsOf(sceneWith(...ends, down, caption))).toEqual(turnsOf(sceneWith(...ends, down)));
  });

  test('makes no long detours between its bends', () => {
    const ends = [shape('a'), shape('b', { x: 200 })];
    const bent = line('a', 'b', { bends: [[180, 80], [180, 300]] }); // prettier-ignore
    const wall = shape('wall', { x: -3000, y: 150, w: 6000, h: 40 });
    expect(turnsOf(sceneWith(...ends, bent, wall))).toEqual(turnsOf(sceneWith(...ends, bent)));
  });

  test('is the same line from its other end', () => {
    fc.assert(
      fc.property(scattered(7), (boxes) => {
        const there = turnsOf(sceneWith(...boardOf(boxes)));
        const back = turnsOf(
          sceneWith(
            ...boardOf(boxes, {
              from: { element: 's1', anchor: 'auto' },
              to: { element: 's0', anchor: 'auto' },
            }),
          ),
        );
        for (const [index, point] of back.toReversed().entries()) {
          expect(point.x).toBeCloseTo(there[index]?.x ?? Number.NaN, 6);
          expect(point.y).toBeCloseTo(there[index]?.y ?? Number.NaN, 6);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the lines of a board that changes', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      at: fc.nat(),
      x: fc.integer({ min: -9, max: 9 }),
      y: fc.integer({ min: -9, max: 9 }),
    }),
    fc.record({
      kind: fc.constant('resize' as const),
      at: fc.nat(),
      x: fc.integer({ min: 1, max: 9 }),
      y: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(), x: fc.constant(0), y: fc.constant(0) }),
    fc.record({ kind: fc.constant('text' as const), at: fc.nat(), x: fc.constant(0), y: fc.constant(0) }),
  );

  test('run as those of a board that always was so, whatever was done before', () => {
    fc.assert(
      fc.property(
        fc.array(rasterBox, { minLength: 5, maxLength: 9 }),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        (boxes, steps) => {
          const ids = boxes.map((_, index) => `s${index}`);
          const store = storeWith(
            ...boxes.map((box, index) => shape(`s${index}`, box)),
            line('s0', 's1'),
            connector('other', 's1', 's2', { route: 'elbow' }),
            connector('free', 's2', 's3', { route: 'elbow', from: { x: -500, y: 0 }, to: { x: 500, y: 20 } }),
          );
          const scene = new BoardScene(store, measurer);
          store.subscribe((change) => scene.apply(change));
          for (const { kind, at, x, y } of steps) {
            const id = ids[at % ids.length] ?? 's0';
            const element = store.elements.get(id);
            if (element?.type !== 'shape') continue;
            if (kind === 'move') moveElements(store, [id], x * CELL, y * CELL);
            else if (kind === 'text') setText(store, id, 'x');
            else if (kind === 'remove') deleteElements(store, [id]);
            else setBoxes(store, new Map([[id, { x: element.x, y: element.y, w: x * CELL, h: y * CELL }]]));
          }
          const fresh = new BoardScene(store, measurer);
          for (const id of ['line', 'other', 'free']) {
            if (fresh.get(id)) expect(turnsOf(scene, id)).toEqual(turnsOf(fresh, id));
            else expect(scene.get(id)).toBeUndefined();
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('are laid out again only where the change touches them', () => {
    const store = storeWith(
      shape('a'),
      shape('b', { x: 600 }),
      line('a', 'b'),
      shape('c', { y: 1000 }),
      shape('d', { x: 600, y: 1000 }),
      connector('below', 'c', 'd', { route: 'elbow' }),
      shape('mover', { x: 300, y: 400 }),
    );
    const scene = new BoardScene(store, measurer);
    store.subscribe((change) => scene.apply(change));
    const [before, below] = [scene.get('line'), scene.get('below')];
    moveElements(store, ['mover'], 10, 0);
    expect(scene.get('line')).toBe(before);
    moveElements(store, ['mover'], 0, -380);
    expect(scene.get('line')).not.toBe(before);
    expect(scene.get('below')).toBe(below);
    const around = scene.get('line');
    setText(store, 'mover', 'a text');
    expect(scene.get('line')).toBe(around);
    moveElements(store, ['mover'], 0, 380);
    const item = scene.get('line');
    expect(item?.kind === 'connector' && boxAround(item.path.points)).toEqual(
      before?.kind === 'connector' && boxAround(before.path.points),
    );
  });
});
