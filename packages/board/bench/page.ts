/** The page that `frames.ts` measures: a large board on a canvas, and what one does on it. */
import {
  addChildTopic,
  BoardStore,
  documentFrom,
  makeSnapshot,
  moveElements,
  orderKeys,
  setText,
} from '../src/document/index.ts';
import { registerAllParts } from '../src/kinds/allParts.ts';
import { BoardScene } from '../src/layout/index.ts';
import { LIGHT_THEME } from '../src/render/index.ts';
import { BoardSurface } from '../src/surface/boardSurface.ts';
import { measurerFor } from '../src/surface/sceneFonts.ts';
import { topic } from '../test/elements.ts';
import { largeBoard } from './largeBoard.ts';

registerAllParts();

/** How a frame is painted: only what has changed, or all of it. */
export type Painting = 'parts' | 'whole';

/** What the page offers to the script. */
export interface Bench {
  open(count: number): void;
  /** Times of frames in milliseconds, painted and read back. */
  pan(scale: number, frames: number, painting: Painting): number[];
  drag(notes: number, frames: number, painting: Painting): number[];
  type(frames: number, painting: Painting): number[];
  map(topics: number): { layout: number; add: number; letter: number };
}

const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('no canvas');
const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
let store: BoardStore | undefined;
let surface: BoardSurface | undefined;

function opened(): { store: BoardStore; surface: BoardSurface } {
  if (!store || !surface) throw new Error('no board is open');
  return { store, surface };
}

function frames(count: number, painting: Painting, act: (frame: number) => void): number[] {
  const { surface: shown } = opened();
  const times: number[] = [];
  shown.paint();
  for (let frame = 0; frame < count; frame += 1) {
    const start = performance.now();
    act(frame);
    if (painting === 'whole') shown.invalidate();
    shown.paint();
    // Reading a pixel makes the canvas really paint.
    context?.getImageData(0, 0, 1, 1);
    times.push(performance.now() - start);
  }
  return times;
}

const middleOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

function timed(runs: number, act: (run: number) => void): number {
  return middleOf(
    Array.from({ length: runs }, (_each, run) => {
      const start = performance.now();
      act(run);
      return performance.now() - start;
    }),
  );
}

const bench: Bench = {
  open(count) {
    surface?.destroy();
    const made = new BoardStore(documentFrom(largeBoard(count)));
    const scene = new BoardScene(made, measurerFor(made));
    made.subscribe((change) => scene.apply(change));
    store = made;
    surface = new BoardSurface(canvas, scene, LIGHT_THEME);
    surface.setLook({ dots: true, foldMarks: true });
    surface.addLayer(() => {});
    surface.paint();
  },
  pan(scale, count, painting) {
    const { surface: shown } = opened();
    shown.setViewport({ x: 500, y: 500, scale });
    return frames(count, painting, () => {
      const { x, y } = shown.viewport;
      shown.setViewport({ x: x + 7 / scale, y: y + 3 / scale, scale });
    });
  },
  drag(notes, count, painting) {
    const { store: board, surface: shown } = opened();
    shown.setViewport({ x: 0, y: 0, scale: notes > 1 ? 0.3 : 1 });
    const ids = Array.from({ length: notes }, (_each, index) => `b${index}`);
    return frames(count, painting, (frame) => moveElements(board, ids, frame % 2 === 0 ? 6 : -6, 2));
  },
  type(count, painting) {
    const { store: board, surface: shown } = opened();
    shown.setViewport({ x: 0, y: 0, scale: 1 });
    return frames(count, painting, (frame) => setText(board, 'b3', `typing ${'a'.repeat(frame % 30)}`));
  },
  map(topics) {
    const order = orderKeys(topics);
    const parentOf = (index: number) => (index === 0 ? null : `t${Math.floor((index - 1) / 4)}`);
    const elements = Array.from({ length: topics }, (_each, index) =>
      topic(`t${index}`, parentOf(index), { order: order[index] ?? 'a0', text: `topic ${index}` }),
    );
    const made = new BoardStore(documentFrom(makeSnapshot(elements)));
    const measurer = measurerFor(made);
    const layout = timed(5, () => new BoardScene(made, measurer));
    const scene = new BoardScene(made, measurer);
    made.subscribe((change) => scene.apply(change));
    const add = timed(21, (run) => addChildTopic(made, { parent: `t${topics - 1 - run}` }, 'x'));
    const letter = timed(41, (run) => setText(made, `t${topics - 3}`, `letter ${'x'.repeat(run % 9)}`));
    return { layout, add, letter };
  },
};
Object.assign(window, { bench });
