/**
 * Times what a large board costs, at 5,000 and just under 20,000 elements, and what the larger costs in relation to the
 * smaller: a ratio near 4 grows evenly with the board, near 1 does not depend on its size.
 */
import { createCanvas } from '@napi-rs/canvas';
import * as Y from 'yjs';
import {
  addChildTopic,
  BoardStore,
  checkSnapshot,
  documentFrom,
  moveElements,
  searchTextOf,
  setText,
  snapshotOf,
} from '../src/document/index.ts';
import { familyFor } from '../src/fonts/boardFamily.ts';
import { BoardScene, sourceOf, TextMeasurer } from '../src/layout/index.ts';
import { fitted, LIGHT_THEME, paintBoard, type BoardContext } from '../src/render/index.ts';
import { renderThumbnail } from '../src/thumbnail/index.ts';
import { inSubsetFonts } from '../src/thumbnail/subsetFonts.ts';
import { registerAllParts } from '../src/kinds/allParts.ts';
import { largeBoard } from './largeBoard.ts';

registerAllParts();

type Figures = Map<string, number>;

/** The middle of several runs, in milliseconds. */
function time(runs: number, run: () => unknown): number {
  const taken: number[] = [];
  for (let at = 0; at < runs; at++) {
    const start = performance.now();
    run();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

function measure(count: number): Figures {
  const figures: Figures = new Map();
  const snapshot = largeBoard(count);
  const canvas = createCanvas(1280, 800);
  const context = inSubsetFonts(canvas.getContext('2d'), 'sc');
  const measureText = (text: string, font: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  const painted = context as unknown as BoardContext;
  const measurer = new TextMeasurer(measureText, familyFor('sc'));
  const json = JSON.stringify(snapshot);
  figures.set('snapshot as JSON, kB', json.length / 1000);
  figures.set(
    'check a snapshot',
    time(3, () => checkSnapshot(JSON.parse(json))),
  );
  figures.set(
    'search text',
    time(3, () => searchTextOf(snapshot)),
  );
  figures.set(
    'snapshot → document',
    time(3, () => documentFrom(snapshot)),
  );
  const doc = documentFrom(snapshot);
  const update = Y.encodeStateAsUpdate(doc);
  figures.set('document as update, kB', update.length / 1000);
  figures.set(
    'load an update',
    time(3, () => Y.applyUpdate(new Y.Doc(), update)),
  );
  figures.set(
    'document → snapshot',
    time(3, () => snapshotOf(doc)),
  );
  figures.set(
    'open a store',
    time(3, () => new BoardStore(doc).destroy()),
  );
  const store = new BoardStore(doc);
  figures.set(
    'lay out everything',
    time(3, () => new BoardScene(sourceOf(snapshot), measurer)),
  );
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  const viewport = fitted(scene.bounds() ?? { x: 0, y: 0, w: 1, h: 1 }, 1280, 800);
  const paint = (scale: number | null) => {
    const view = scale === null ? viewport : { x: 500, y: 500, scale };
    paintBoard(painted, scene, {
      theme: LIGHT_THEME,
      viewport: view,
      width: 1280,
      height: 800,
      pixelRatio: 1,
    });
    // Reading a pixel makes the canvas really paint.
    context.getImageData(0, 0, 1, 1);
  };
  paint(1);
  figures.set(
    'paint at 100 %',
    time(9, () => paint(1)),
  );
  figures.set(
    'paint at 25 %',
    time(5, () => paint(0.25)),
  );
  figures.set(
    'paint everything',
    time(5, () => paint(null)),
  );
  let step = 0;
  figures.set(
    'move a note',
    time(51, () => moveElements(store, ['b9'], ++step % 2 === 0 ? 5 : -5, 0)),
  );
  figures.set(
    'type a character',
    time(51, () => setText(store, 'b9', `text ${++step}`)),
  );
  figures.set(
    'type in a map of 200 topics',
    time(51, () => setText(store, 't9', `text ${++step}`)),
  );
  figures.set(
    'add a topic',
    time(21, () => addChildTopic(store, { parent: 't9' }, 'x')),
  );
  figures.set(
    'thumbnail 1080 × 700',
    time(3, () => renderThumbnail(snapshot, { width: 1080, height: 700 })),
  );
  return figures;
}

// A little under the limit, so that there is room to add.
const [small, large] = [measure(5000), measure(19_900)];
process.stdout.write(
  `${'ms unless said'.padEnd(30)}${'5,000'.padStart(10)}${'20,000'.padStart(10)}${'ratio'.padStart(9)}\n`,
);
for (const [name, first] of small) {
  const second = large.get(name) ?? 0;
  const number = (value: number) => value.toFixed(value < 10 ? 2 : 0).padStart(10);
  process.stdout.write(
    `${name.padEnd(30)}${number(first)}${number(second)}${(second / first).toFixed(1).padStart(9)}\n`,
  );
}
