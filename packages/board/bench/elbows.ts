/**
 * Times what lines of right angles cost on a board of 5,000 elements with 500 of them: short ones between neighbours, ones that pass
 * some ten others, and ones across the whole board; each beside the same board whose lines look at nothing but their ends.
 *
 * Times are those of the processor, which other work on a machine changes less.
 *
 *     pnpm --filter @boardwalk/board bench:elbows
 */
import { makeSnapshot, moveElements, setText, type BoardElement } from '../src/document/index.ts';
import { registerAllParts } from '../src/kinds/allParts.ts';
import { BoardScene, estimateText, sourceOf, TextMeasurer } from '../src/layout/index.ts';
import { connector, shape, storeWith } from '../test/elements.ts';

registerAllParts();

const LINES = 500;
const COLUMNS = 75;

/** A scene whose lines see nothing in their way. */
class BareScene extends BoardScene {
  override near(): [] {
    return [];
  }
}

/** Shapes in rows, each somewhat off its place, and lines that lead so many columns and rows further. */
function boardOf(right: number, down: number): BoardElement[] {
  const shapes = Array.from({ length: 5000 - LINES }, (_each, index) =>
    shape(`s${index}`, {
      x: (index % COLUMNS) * 260 + ((index * 37) % 60),
      y: Math.floor(index / COLUMNS) * 200 + ((index * 53) % 50),
      w: 120 + ((index * 29) % 60),
      h: 80 + ((index * 31) % 40),
    }),
  );
  const rows = Math.floor(shapes.length / COLUMNS);
  const lines = Array.from({ length: LINES }, (_each, index) => {
    const column = (index * 7) % (COLUMNS - right);
    const row = (index * 11) % (rows - down);
    const from = row * COLUMNS + column;
    return connector(`l${index}`, `s${from}`, `s${from + down * COLUMNS + right}`, { route: 'elbow' });
  });
  return [...shapes, ...lines];
}

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

function timed(runs: number, act: (run: number) => void): number[] {
  return Array.from({ length: runs }, (_each, run) => {
    const start = process.cpuUsage();
    act(run);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
}

const measurer = new TextMeasurer(estimateText, 'sans-serif');
const figure = (value: number): string => value.toFixed(2).padStart(10);
process.stdout.write(`${'ms'.padEnd(44)}${'ends only'.padStart(10)}${'around'.padStart(10)}\n`);
for (const [name, right, down] of [
  ['to a neighbour', 1, 0],
  ['four columns and two rows on', 4, 2],
  ['forty columns and twenty rows on', 40, 20],
] as const) {
  const elements = boardOf(right, down);
  const snapshot = makeSnapshot(elements);
  const rows = [BareScene, BoardScene].map((Scene) => {
    const layout = middle(timed(5, () => new Scene(sourceOf(snapshot), measurer)));
    const store = storeWith(...elements);
    const scene = new Scene(store, measurer);
    store.subscribe((change) => scene.apply(change));
    const moves = timed(80, (run) => moveElements(store, ['s1212'], run % 2 === 0 ? 90 : -84, 4));
    const many = timed(20, (run) =>
      moveElements(
        store,
        Array.from({ length: 100 }, (_each, index) => `s${1000 + index}`),
        run % 2 === 0 ? 90 : -84,
        4,
      ),
    );
    const letters = timed(80, (run) => setText(store, 's1212', `letter ${run}`));
    return [layout, middle(moves), Math.max(...moves), middle(many), middle(letters)];
  });
  for (const [index, what] of [
    'lay out',
    'move one, middle',
    'move one, worst',
    'move 100',
    'type a letter',
  ].entries())
    process.stdout.write(
      `${`${name}: ${what}`.padEnd(44)}${rows.map((row) => figure(row[index] ?? 0)).join('')}\n`,
    );
}
