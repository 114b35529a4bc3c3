import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/**
 * Writes docs/reports/sharding.md: how boards spread over processes, and how many move, by the hash of
 * apps/server/src/collaboration/boardOwners.ts and beside a ring with points.
 */
const BOARDS = 20_000;
const POINTS = [1, 256];
const PROCESSES = [2, 4, 8, 16];
const REPORT = new URL('../../docs/reports/sharding.md', import.meta.url);

const { ownerOf } = await import('../../apps/server/src/collaboration/boardOwners.ts');

const keys = Array.from({ length: BOARDS }, (_, index) => `board-${index}`);
const addressesOf = (processes) =>
  Array.from({ length: processes }, (_, index) => `10.0.0.${index + 1}:3000`);
const hash = (text) => createHash('sha256').update(text).digest().readUInt32BE(0);

/** The owner on a ring is the first point at or after the board. */
function ringOwners(processes, points) {
  const ring = addressesOf(processes)
    .flatMap((owner) =>
      Array.from({ length: points }, (_, point) => ({ at: hash(`${owner}-${point}`), owner })),
    )
    .toSorted((one, other) => one.at - other.at);
  return keys.map((key) => {
    const board = hash(key);
    let low = 0;
    let high = ring.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ring[middle].at < board) low = middle + 1;
      else high = middle;
    }
    return ring[low % ring.length].owner;
  });
}

const ways = [
  {
    name: 'rendezvous, as built',
    owners: (processes) => keys.map((key) => ownerOf(key, addressesOf(processes))),
  },
  ...POINTS.map((points) => ({
    name: `ring, ${points} ${points === 1 ? 'point' : 'points'} each`,
    owners: (processes) => ringOwners(processes, points),
  })),
];

const percent = (part) => `${(part * 100).toFixed(1)} %`;

function rowOf(processes, { name, owners }) {
  const [before, after] = [owners(processes), owners(processes + 1)];
  const counts = addressesOf(processes).map((address) => before.filter((owner) => owner === address).length);
  const joined = addressesOf(processes + 1).at(-1);
  const moved = before.filter((owner, index) => owner !== after[index]).length;
  const needless = before.filter((owner, index) => owner !== after[index] && after[index] !== joined).length;
  const mean = BOARDS / processes;
  const cells = [
    processes,
    name,
    (Math.max(...counts) / mean).toFixed(2),
    (Math.min(...counts) / mean).toFixed(2),
    percent(moved / BOARDS),
    percent(1 / (processes + 1)),
    needless,
  ];
  return `| ${cells.join(' | ')} |`;
}

const rows = PROCESSES.flatMap((processes) => ways.map((way) => rowOf(processes, way)));

writeFileSync(
  REPORT,
  `# Boards spread over processes

A simulation with ${BOARDS} boards of how the owner of a board is found (decision 0156), beside a ring of points. A process that leaves
moves as many boards as it moved when it joined, so one column stands for both. Made by \`pnpm simulate:sharding\`; each run gives the
same figures.

| Processes | How | Fullest / mean | Emptiest / mean | Move when one joins | Fewest possible for equal shares | Moved between the old ones |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
);
