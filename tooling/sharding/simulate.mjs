import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/** Writes docs/reports/sharding.md: how boards spread over processes by consistent hashing, and how many move. */
const BOARDS = 20_000;
const POINTS = [1, 16, 64, 256];
const PROCESSES = [2, 4, 8, 16];
const REPORT = new URL('../../docs/reports/sharding.md', import.meta.url);

const hash = (text) => createHash('sha256').update(text).digest().readUInt32BE(0);

const boards = Array.from({ length: BOARDS }, (_, index) => hash(`board-${index}`));

function ringOf(processes, points) {
  return Array.from({ length: processes }, (_, owner) =>
    Array.from({ length: points }, (__, point) => ({ at: hash(`process-${owner}-${point}`), owner })),
  )
    .flat()
    .toSorted((one, other) => one.at - other.at);
}

/** The owner is the first point at or after the board, around the ring. */
function ownerOf(ring, board) {
  let low = 0;
  let high = ring.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ring[middle].at < board) low = middle + 1;
    else high = middle;
  }
  return ring[low % ring.length].owner;
}

function ownersOf(processes, points) {
  const ring = ringOf(processes, points);
  return boards.map((board) => ownerOf(ring, board));
}

const percent = (part) => `${(part * 100).toFixed(1)} %`;

function rowOf(processes, points) {
  const before = ownersOf(processes, points);
  const after = ownersOf(processes + 1, points);
  const counts = Array.from({ length: processes }, () => 0);
  for (const owner of before) counts[owner] += 1;
  const moved = before.filter((owner, index) => owner !== after[index]).length;
  const needless = before.filter(
    (owner, index) => owner !== after[index] && after[index] !== processes,
  ).length;
  const mean = BOARDS / processes;
  const cells = [
    processes,
    points,
    (Math.max(...counts) / mean).toFixed(2),
    (Math.min(...counts) / mean).toFixed(2),
    percent(moved / BOARDS),
    percent(1 / (processes + 1)),
    needless,
  ];
  return `| ${cells.join(' | ')} |`;
}

const rows = PROCESSES.flatMap((processes) => POINTS.map((points) => rowOf(processes, points)));

writeFileSync(
  REPORT,
  `# Boards spread over processes

A simulation, not a measurement of the server: today each process can open each board, and processes relay edits to one another.
It shows what consistent hashing would do with ${BOARDS} boards. A process that leaves moves as many boards as it moved when it
joined, so one column stands for both. Made by \`pnpm simulate:sharding\`; each run gives the same figures.

| Processes | Points each | Fullest / mean | Emptiest / mean | Move when one joins | Fewest possible for equal shares | Moved between the old ones |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
);
