import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  addElements,
  BoardStore,
  deleteElements,
  documentFrom,
  makeSnapshot,
  moveElements,
  setText,
  toggleFolded,
} from '../document/index.ts';
import { registerAllParts } from '../kinds/allParts.ts';
import { BoardScene } from '../layout/index.ts';
import { LIGHT_THEME, paintBoard, SMOOTHED, type Viewport } from '../render/index.ts';
import { BoardPicture } from './boardPicture.ts';
import { measurerFor } from './sceneFonts.ts';
import { connector, frame, shape, sticky, topic } from '../../test/elements.ts';

// The map and the lines on the board are to be painted, whichever tests ran before.
registerAllParts();

const SIZE = { width: 300, height: 200 };

function canvas(pixelRatio: number): CanvasRenderingContext2D {
  const made = document.createElement('canvas');
  made.width = SIZE.width * pixelRatio;
  made.height = SIZE.height * pixelRatio;
  const context = made.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

const board = () => [
  frame('f', { x: -40, y: -40, w: 260, h: 180, text: 'Section' }),
  sticky('n1', { x: 0, y: 0, w: 80, h: 80, text: 'One' }),
  sticky('n2', { x: 120, y: 40, w: 80, h: 80, text: 'Two words' }),
  shape('s', { x: 40, y: 100, w: 90, h: 60, text: 'Shape', shape: 'diamond' }),
  connector('l', 'n1', 'n2'),
  topic('t', null, { x: 260, y: 60, text: 'Root' }),
  topic('t1', 't', { text: 'Child' }),
];

type Step =
  | { kind: 'pan'; x: number; y: number }
  | { kind: 'move'; id: string; x: number; y: number }
  | { kind: 'text'; id: string; text: string }
  | { kind: 'delete'; id: string }
  | { kind: 'add'; x: number; y: number }
  | { kind: 'zoom'; scale: number };

const distance = fc.integer({ min: -70, max: 70 });
const id = fc.constantFrom('n1', 'n2', 's', 't', 't1', 'f');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('pan' as const),
    x: fc.double({ min: -60, max: 60, noNaN: true }),
    y: distance,
  }),
  fc.record({ kind: fc.constant('move' as const), id, x: distance, y: distance }),
  fc.record({
    kind: fc.constant('text' as const),
    id,
    text: fc.constantFrom('', 'Longer words\nin lines', 'x'),
  }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.constantFrom('n2', 't1', 'l') }),
  fc.record({ kind: fc.constant('add' as const), x: distance, y: distance }),
  fc.record({ kind: fc.constant('zoom' as const), scale: fc.constantFrom(0.06, 0.3, 1, 1.7) }),
);

/**
 * How many pixels of two pictures differ by more than the smoothing of a line. The browser smooths a line that is cut off a
 * little differently here and there.
 */
function difference(one: CanvasRenderingContext2D, other: CanvasRenderingContext2D): number {
  const { width, height } = one.canvas;
  const [a, b] = [one, other].map((context) => context.getImageData(0, 0, width, height).data);
  const differing = new Set<number>();
  a?.forEach((value, at) => {
    if (Math.abs(value - (b?.[at] ?? 0)) > 48) differing.add(at >> 2);
  });
  return differing.size;
}

function shownBoard(): { store: BoardStore; scene: BoardScene } {
  const store = new BoardStore(documentFrom(makeSnapshot(board())));
  const scene = new BoardScene(store, measurerFor(store));
  store.subscribe((change) => scene.apply(change));
  return { store, scene };
}

describe('a picture that is kept up to date', () => {
  test.each([1, 2])('is the one that would be painted whole, at %i pixels per point', (pixelRatio) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const store = new BoardStore(documentFrom(makeSnapshot(board())));
        const scene = new BoardScene(store, measurerFor(store));
        store.subscribe((change) => scene.apply(change));
        const picture = new BoardPicture();
        const context = canvas(pixelRatio);
        let viewport: Viewport = { x: -50, y: -50, scale: 1 };
        const options = () => ({
          theme: LIGHT_THEME,
          ...SIZE,
          viewport,
          pixelRatio,
          dots: true,
          foldMarks: true,
        });
        let shown = picture.update(context, scene, options());
        let made = 0;
        for (const each of steps) {
          if (each.kind === 'pan')
            viewport = {
              ...viewport,
              x: viewport.x + each.x / viewport.scale,
              y: viewport.y + each.y / viewport.scale,
            };
          else if (each.kind === 'zoom') viewport = { ...viewport, scale: each.scale };
          else if (each.kind === 'move') moveElements(store, [each.id], each.x, each.y);
          else if (each.kind === 'text') setText(store, each.id, each.text);
          else if (each.kind === 'delete') deleteElements(store, [each.id]);
          else
            addElements(store, [
              sticky(`a${(made += 1)}`, { x: each.x, y: each.y, w: 60, h: 60, text: 'New' }),
            ]);
          shown = picture.update(context, scene, options());
        }
        const zoom = viewport.scale * pixelRatio;
        expect(Math.abs(shown.x - viewport.x) * zoom).toBeLessThan(0.51);
        expect(Math.abs(shown.y - viewport.y) * zoom).toBeLessThan(0.51);
        const whole = canvas(pixelRatio);
        paintBoard(whole, scene, { ...options(), viewport: shown });
        expect(difference(context, whole)).toBeLessThan(12);
        store.destroy();
      }),
      { numRuns: 30, interruptAfterTimeLimit: 3_000 },
    );
  });

  test.each([1, 2])('is the same to the pixel once topics were folded and unfolded, at %i', (pixelRatio) => {
    const map = [
      frame('f', { x: -40, y: -40, w: 400, h: 180, text: 'Section' }),
      topic('t', null, { x: 40, y: 43, text: 'Root' }),
      topic('t1', 't', { text: 'One' }),
      topic('t2', 't1', { text: 'Two' }),
      topic('t3', 't', { text: 'Three' }),
    ];
    const store = new BoardStore(documentFrom(makeSnapshot(map)));
    const scene = new BoardScene(store, measurerFor(store));
    store.subscribe((change) => scene.apply(change));
    const picture = new BoardPicture();
    const context = canvas(pixelRatio);
    const shown = () => {
      const options = { theme: LIGHT_THEME, ...SIZE, pixelRatio, dots: true, foldMarks: true };
      picture.update(context, scene, { ...options, viewport: { x: -30, y: -47.3, scale: 0.7 } });
      return context.canvas.toDataURL();
    };
    const before = shown();
    for (const folding of ['t1', 't']) {
      toggleFolded(store, [folding]);
      expect(shown() === before).toBe(false);
      toggleFolded(store, [folding]);
      expect(shown() === before).toBe(true);
    }
    store.destroy();
  });

  test('takes no more painting for a change or a step of panning than what they show', () => {
    const { store, scene } = shownBoard();
    const context = canvas(1);
    const picture = new BoardPicture();
    const options = { theme: LIGHT_THEME, ...SIZE, pixelRatio: 1, dots: true };
    picture.update(context, scene, { ...options, viewport: { x: -50, y: -50, scale: 1 } });
    const visibleIn = vi.spyOn(scene, 'visibleIn');
    const dots = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillRect');
    const taken = () => {
      const areas = visibleIn.mock.calls.flat();
      const painted = { areas: areas.length, size: areas.reduce((sum, { w, h }) => sum + w * h, 0) };
      visibleIn.mockClear();
      return painted;
    };
    picture.update(context, scene, { ...options, viewport: { x: -50, y: -50, scale: 1 } });
    expect(taken()).toEqual({ areas: 0, size: 0 });
    setText(store, 'n1', 'Other');
    picture.update(context, scene, { ...options, viewport: { x: -50, y: -50, scale: 1 } });
    const changed = taken();
    expect(changed.areas).toBe(1);
    expect(changed.size).toBeLessThan(SIZE.width * SIZE.height * 0.4);
    dots.mockClear();
    picture.update(context, scene, { ...options, viewport: { x: -53, y: -50, scale: 1 } });
    // With what is smoothed into it from beside.
    expect(taken()).toEqual({ areas: 1, size: (3 + 2 * SMOOTHED) * (SIZE.height + 2 * SMOOTHED) });
    // The ground, and the dots of a strip that is three pixels wide: of all the others there is one in every 28.
    expect(dots.mock.calls.length).toBeLessThan(12);
    store.destroy();
  });

  test('paints no canvas on itself, and none that another one waits for: browsers copy all of it then', () => {
    const { store, scene } = shownBoard();
    const context = canvas(1);
    const picture = new BoardPicture();
    const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
    const filled = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillRect');
    /** What was painted since this was asked last, in its order: on which canvas, and from which other one. */
    const paintings = () => {
      const all = [drawn, filled].flatMap(({ mock }) =>
        mock.contexts.map((painted, index) => ({
          at: mock.invocationCallOrder[index] ?? 0,
          on: painted instanceof CanvasRenderingContext2D ? painted.canvas : null,
          from: mock.calls[index]?.[0],
        })),
      );
      for (const spy of [drawn, filled]) spy.mockClear();
      return all.toSorted((one, other) => one.at - other.at);
    };
    const copies: string[] = [];
    /** Which canvas waits for which others: what it took from them is painted when something is taken from it. */
    const waiting = new Map<unknown, unknown[]>();
    let viewport: Viewport = { x: -50, y: -50, scale: 1 };
    const show = () => {
      picture.update(context, scene, { theme: LIGHT_THEME, ...SIZE, pixelRatio: 1, dots: true, viewport });
      for (const { on, from } of paintings()) {
        if (from === on) copies.push('itself');
        waiting.delete(from);
        if ([...waiting.values()].some((sources) => sources.includes(on)))
          copies.push('what another waits for');
        if (typeof from === 'object') waiting.set(on, [...(waiting.get(on) ?? []), from]);
      }
      // It is seen, or put down on the canvas that is seen.
      waiting.delete(context.canvas);
    };
    show();
    moveElements(store, ['n1', 's'], 3, 2);
    show();
    viewport = { ...viewport, x: -41, y: -38 };
    show();
    viewport = { ...viewport, x: -47, y: -51 };
    moveElements(store, ['n2'], 3, 2);
    show();
    expect(copies).toEqual([]);
    store.destroy();
  });
});
