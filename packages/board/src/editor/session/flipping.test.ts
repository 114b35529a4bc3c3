import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bareText,
  connector,
  drawing,
  frame,
  highlight,
  icon,
  picture,
  shape,
  sticky,
  storeWith,
  table,
  topic,
} from '../../../test/elements.ts';
import {
  ConnectorAnchor,
  snapshotOf,
  ShapeKind,
  type BoardElement,
  type ConnectorElement,
  type ConnectorEnd,
  type ShapeElement,
} from '../../document/index.ts';
import { registerAllParts } from '../../kinds/allParts.ts';
import { endAtShares } from '../../kinds/connector/endPlace.ts';
import { decodeStroke, encodeStroke } from '../../kinds/drawing/stroke.ts';
import { outlineOfShape } from '../../kinds/shape/forms.ts';
import { isTurnedOver } from '../../kinds/shape/mirroredForms.ts';
import { centerOf, turned } from '../../layout/geometry.ts';
import { BoardScene } from '../../layout/index.ts';
import { estimateText, TextMeasurer } from '../../layout/textMeasurer.ts';
import type { ArrangeAxis } from './arrange.ts';
import { flip, flippedWith } from './flipping.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');
const AXES: readonly ArrangeAxis[] = ['across', 'down'];

/** A board that is flipped as often as one likes. */
function board(...elements: BoardElement[]) {
  const store = storeWith(...elements);
  const scene = () => new BoardScene(store, measurer);
  const flipped = (ids: Iterable<string>) => flippedWith(store, scene(), ids);
  const run = (axis: ArrangeAxis, ids: Iterable<string> = store.elements.keys()) => {
    const what = flipped(ids);
    if (what) flip(store, scene(), what, axis);
    return what;
  };
  const get = (id: string) => store.elements.get(id);
  const line = (id: string) => get(id) as ConnectorElement;
  return { store, scene, flipped, run, get, line };
}

const coordinate = fc.integer({ min: -2000, max: 2000 });
const size = fc.integer({ min: 8, max: 900 });
const place = fc.record({
  x: coordinate,
  y: coordinate,
  w: size,
  h: size,
  rotation: fc.constantFrom(undefined, 15, 90, 123.4, 180, 355),
});
const pressure = fc.constantFrom(0, 0.5, 1);
const stroke = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    pressure,
  }),
  { minLength: 1, maxLength: 20 },
);

/** Any kind of box but frames, which take with them what is in them, at a place. */
const anyBox = (id: string) =>
  fc
    .tuple(place, stroke, fc.constantFrom(...Object.values(ShapeKind)), fc.nat(7))
    .map(([at, points, kind, which]) => {
      const { rotation, ...box } = at;
      const given = { ...box, ...(rotation === undefined ? {} : { rotation }) };
      const strokes = encodeStroke(points, { x: 0, y: 0, w: 1, h: 1 });
      const made = [
        sticky(id, { ...given, text: 'Note' }),
        shape(id, { ...given, shape: kind }),
        shape(id, { ...given, shape: kind, text: 'Text' }),
        drawing(id, { ...given, strokes }),
        highlight(id, { ...given, strokes }),
        picture(id, 'a', given),
        icon(id, given),
        bareText(id, { ...given, text: 'A text of several words, and some more of them' }),
      ];
      return made[which] ?? sticky(id, given);
    });

const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const held = fc.constantFrom('a', 'b');
const end: fc.Arbitrary<ConnectorEnd> = fc.oneof(
  fc.tuple(coordinate, coordinate).map(([x, y]) => ({ x, y })),
  fc
    .tuple(held, fc.constantFrom(...Object.values(ConnectorAnchor)))
    .map(([element, anchor]) => ({ element, anchor })),
  fc
    .tuple(held, share, share)
    .map(([element, x, y]) => ({ ...endAtShares(element, [x, y]), at: [x, y] as const })),
);
const line = fc
  .tuple(
    end,
    end,
    fc.array(fc.tuple(coordinate, coordinate), { maxLength: 4 }),
    fc.constantFrom('straight' as const, 'curved' as const),
  )
  .map(([from, to, bends, route]) =>
    connector('c', 'a', 'b', { from, to, route, ...(bends.length > 0 ? { bends } : {}) }),
  );
const anyBoard = fc.tuple(anyBox('a'), anyBox('b'), anyBox('d'), line);

const close = (value: number, wanted: number) => expect(Math.abs(value - wanted)).toBeLessThan(0.05);

describe('flipping', () => {
  test('mirrors where things stand within what they take up, and keeps how large they are', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...AXES), (elements, axis) => {
        const { scene, run } = board(...elements);
        const before = scene();
        const what = run(axis);
        const after = scene();
        expect(what?.boxes).toEqual(new Set(['a', 'b', 'd']));
        if (!what) return;
        const middle = centerOf(what.bounds);
        for (const id of what.boxes) {
          const [from, to] = [before.get(id)?.bounds, after.get(id)?.bounds];
          if (!from || !to) throw new Error('It is gone.');
          close(to.w, from.w);
          close(to.h, from.h);
          const [a, b] = [centerOf(from), centerOf(to)];
          close(b.x, axis === 'across' ? 2 * middle.x - a.x : a.x);
          close(b.y, axis === 'down' ? 2 * middle.y - a.y : a.y);
        }
      }),
    );
  });

  test('runs the lines where the mirror would have them', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...AXES), (elements, axis) => {
        const { scene, run } = board(...elements);
        const before = scene().get('c');
        // Where one is exactly above the other, the side that faces it is chosen, in the mirror as well.
        const drawn = elements[3];
        if ([drawn.from, drawn.to].some((each) => 'element' in each && each.anchor === 'auto')) return;
        const what = run(axis);
        const after = scene().get('c');
        if (!what?.connectors.has('c') || before?.kind !== 'connector' || after?.kind !== 'connector') return;
        // What is not symmetrical and has a text stays as it is, and lines end at its outline.
        if (elements.some((each) => each.type === 'shape' && each.shape !== 'rectangle')) return;
        const middle = centerOf(what.bounds);
        for (const name of ['start', 'end'] as const) {
          const [a, b] = [before.path[name], after.path[name]];
          close(b.x, axis === 'across' ? 2 * middle.x - a.x : a.x);
          close(b.y, axis === 'down' ? 2 * middle.y - a.y : a.y);
        }
      }),
    );
  });

  test('twice leaves everything as it was, once is taken back by one undo', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...AXES), (elements, axis) => {
        const { store, run, get } = board(...elements);
        const before = snapshotOf(store.doc);
        run(axis);
        run(axis);
        for (const element of before.elements) {
          const again = get(element.id);
          expect(again?.strokes).toBe(element.strokes);
          close(again?.rotation ?? 0, element.rotation ?? 0);
          if ('w' in element && again && 'w' in again) {
            close(again.x, element.x);
            close(again.y, element.y);
            expect([again.w, again.h]).toEqual([element.w, element.h]);
          }
        }
        store.undo();
        store.undo();
        expect(snapshotOf(store.doc)).toEqual(before);
      }),
    );
  });

  test.each(AXES)('%s mirrors what was drawn by hand, with the pressure of the pen', (axis) => {
    const box = { x: 0, y: 0, w: 100, h: 100 };
    const points = [
      { x: 0, y: 10, pressure: 0 },
      { x: 40, y: 100, pressure: 1 },
    ];
    const { run, get } = board(drawing('a', { ...box, strokes: encodeStroke(points, box) }));
    run(axis);
    const drawn = decodeStroke(get('a')?.strokes, box);
    for (const [index, { x, y, pressure: wanted }] of points.entries()) {
      close(drawn[index]?.x ?? NaN, axis === 'across' ? 100 - x : x);
      close(drawn[index]?.y ?? NaN, axis === 'down' ? 100 - y : y);
      expect(drawn[index]?.pressure).toBe(wanted);
    }
  });

  test.each(Object.values(ShapeKind).flatMap((kind) => AXES.map((axis) => [kind, axis] as const)))(
    'a %s that is turned over %s is its mirror image',
    (kind, axis) => {
      const element = shape('a', { w: 200, h: 100, shape: kind });
      if (!isTurnedOver(element, axis)) return;
      const middle = centerOf(element);
      const points = outlinePoints(element);
      const over = points.map((point) => turned(point, middle, 180));
      const mirrored = points.map(({ x, y }) =>
        axis === 'across' ? { x: 2 * middle.x - x, y } : { x, y: 2 * middle.y - y },
      );
      for (const point of mirrored)
        expect(Math.min(...over.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)))).toBeLessThan(0.01);
      expect(isTurnedOver({ ...element, text: 'Text' }, axis)).toBe(false);
    },
  );

  test('turns an arrow over, and leaves one with a text readable', () => {
    const arrow = { shape: ShapeKind.ARROW, w: 100, h: 100 };
    const { run, get } = board(shape('a', arrow), shape('b', { ...arrow, x: 300, text: 'Next' }));
    run('across');
    expect(get('a')).toMatchObject({ x: 300, rotation: 180 });
    expect(get('b')).toMatchObject({ x: 0 });
    expect(get('b')?.rotation).toBeUndefined();
  });

  test('swaps the sides and places that lines hold on to', () => {
    const { run, line: lineOf } = board(
      shape('a'),
      shape('b', { x: 400 }),
      connector('c', 'a', 'b', {
        from: { element: 'a', anchor: 'right' },
        to: { element: 'b', anchor: 'top', at: [0.2, 0] },
        bends: [[300, 50]],
      }),
      connector('free', 'a', 'b', { from: { x: 0, y: 300 }, to: { x: 100, y: 200 } }),
    );
    run('across');
    expect(lineOf('c')).toMatchObject({
      from: { element: 'a', anchor: 'left' },
      to: { element: 'b', anchor: 'top', at: [0.8, 0] },
      bends: [[260, 50]],
    });
    expect(lineOf('free')).toMatchObject({ from: { x: 560, y: 300 }, to: { x: 460, y: 200 } });
    run('down');
    expect(lineOf('c')).toMatchObject({ to: { anchor: 'bottom', at: [0.8, 1] }, bends: [[260, 250]] });
  });

  test('leaves what is locked, mind maps, and lines that hold on to what stays', () => {
    const { run, get, flipped, store } = board(
      shape('a'),
      shape('b', { x: 400 }),
      shape('locked', { x: 900, locked: true }),
      topic('t', null, { x: 2000, text: 'Root' }),
      topic('u', 't', { text: 'Branch' }),
      connector('c', 'a', 'locked', { from: { element: 'a', anchor: 'left' }, bends: [[500, 500]] }),
      connector('d', 'a', 't'),
    );
    const before = new Map(store.elements);
    expect(flipped(['t', 'u'])).toBeNull();
    expect(flipped(['locked'])).toBeNull();
    expect(flipped(['c', 'd'])).toBeNull();
    run('across');
    for (const id of ['locked', 't', 'u', 'c', 'd']) expect(get(id)).toBe(before.get(id));
    expect([get('a'), get('b')]).toMatchObject([{ x: 400 }, { x: 0 }]);
  });

  test('takes along what is in a frame', () => {
    const { run, get } = board(
      frame('f', { x: 0, y: 0, w: 600, h: 400 }),
      sticky('in', { x: 20, y: 20, w: 100, h: 100 }),
      sticky('out', { x: 700, y: 0, w: 100, h: 100 }),
      table('rows', [['One', 'Two']], { x: 200, y: 200 }),
    );
    const { w } = get('rows') as { w: number };
    run('across', ['f']);
    expect([get('f'), get('in'), get('out'), get('rows')]).toMatchObject([
      { x: 0 },
      { x: 480, y: 20 },
      { x: 700 },
      { x: 600 - 200 - w, y: 200 },
    ]);
  });

  test('of what is its own mirror image is no edit', () => {
    const { run, store } = board(shape('a'));
    run('across');
    expect(store.canUndo).toBe(false);
  });
});

/** Every corner and control point of the outline of a shape. */
function outlinePoints(element: ShapeElement) {
  return outlineOfShape(element.shape, element).flatMap((step) => {
    const numbers = step.slice(1).filter((value) => typeof value === 'number');
    return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
      x: numbers[2 * index] ?? 0,
      y: numbers[2 * index + 1] ?? 0,
    }));
  });
}
