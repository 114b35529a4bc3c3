import type { BesideFigures, BesideResult } from './beside.ts';

/** What is wanted of each figure: at most this share of theirs. */
const GOALS: ReadonlyMap<string, number> = new Map([['heap of the board, MB', 0.4]]);

const middle = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const short = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

function row(count: number, name: string, { ours, theirs, floor }: BesideFigures): string {
  const [own, other, least] = [ours.get(name) ?? [], theirs.get(name) ?? [], floor.get(name) ?? []];
  const cell = (values: readonly number[]) =>
    values.length > 4 ? `${short(middle(values))} / ${short(middle(values, 0.95))}` : short(middle(values));
  const ratio = middle(own) / middle(other);
  const goal = GOALS.get(name);
  const wanted = goal === undefined ? '' : ` (goal ${goal})`;
  return `| ${count.toLocaleString('en')} | ${name} | ${cell(own)} | ${cell(other)} | ${least.length > 0 ? cell(least) : ''} | ${ratio.toFixed(2)}${wanted} |`;
}

/** The section of the report that sets our editor beside the other one. */
export function besideSection({ version, code, sizes }: BesideResult): string {
  const rows = [...sizes].flatMap(([count, figures]) =>
    [...figures.ours.keys()].map((name) => row(count, name, figures)),
  );
  const kB = (bytes: number) => (bytes / 1000).toFixed(0);
  return `## Beside Excalidraw ${version}

Both editors in the same browser, in turns (A-B-B-A), with equal boards (half boxes, half words), handled with the same wheel, pointer and
keys at 1200 × 800. \`main thread ms\` is all that the page's main thread does for one step, layout and painting commands included, as the
browser counts it (\`TaskDuration\`). Times to paint contain the wait for the next frame. Steps per second contain the driver's own
time, so only their ratio says something: above 1 is better there, below 1 everywhere else. With two values: p50 / p95. The floor is a page
without an editor: it keeps the Yjs document of the board, and paints one small box for a key or a change.

| elements | what | ours | Excalidraw | floor | ratio |
|---:|---|---:|---:|---:|---:|
${rows.join('\n')}

Code of these two pages before they work, React included: ours ${kB(code.ours)} kB gzip (the board without bars and panels), Excalidraw
${kB(code.theirs)} kB: ${(code.ours / code.theirs).toFixed(2)} ×. The editor's page with everything around the board is held by \`pnpm verify --only size\`.
`;
}
