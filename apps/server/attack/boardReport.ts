import { cpus } from 'node:os';

/** What came of an attack on boards. */
export interface AttackSums {
  rounds: number;
  seed: number;
  people: number;
  /** How long people edit in a round, in ms. */
  editingMs: number;
  roundsOfABoard: number;
  /** How long all of it took. */
  ms: number;
  kills: number;
  powerCuts: number;
  cuts: number;
  holds: number;
  leavers: number;
  edits: number;
  answers: number;
  notes: number;
  words: number;
  bytes: number;
  /** How long it took each time until all had one board, in ms. */
  healing: number[];
  /** What was lost, doubled or torn, a sentence each. */
  faults: string[];
}

/** The report of an attack on boards, in Markdown. */
export function boardReport(sums: AttackSums): string {
  const { healing, faults } = sums;
  const seconds = Math.round(sums.ms / 1000);
  const sorted = healing.toSorted((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1);
  const text = `# Boards under attack

Written by \`pnpm --filter @boardwalk/server attack:boards --rounds ${sums.rounds} --seed ${sums.seed}\`:
${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${seconds} s.

Two processes of one deployment with one Postgres that waits for the disk, and Redis. In each round ${sums.people} people edit one board
for ${(sums.editingMs * 2) / 1000} s: notes of their own, words in one note of all, topics that they grow and move under each other. Their
connections are slowed down, cut, or held so that they look alive; one process or both are killed (SIGKILL) and started again;
some leave without a goodbye. In two of five rounds both processes are killed in
the moment in which somebody is promised that all is safe, and everybody leaves with them. A board lives through ${sums.roundsOfABoard} rounds; after the last one both processes are killed once more, so that
only what is on the disk is read.

After each round, everybody who stayed and somebody who comes new must have equal bytes, with no orphan and no circle, and
everything on them that the server had acknowledged to anybody in any round of the board: each note in no earlier version,
deleted ones gone, each word exactly once.

| | |
|---|---:|
| rounds | ${sums.rounds} |
| rounds in which everything went at once | ${sums.powerCuts} |
| processes killed | ${sums.kills} |
| connections cut | ${sums.cuts} |
| connections held | ${sums.holds} |
| people gone without a goodbye | ${sums.leavers} |
| notes and words of people | ${sums.edits} |
| answers "everything is safe" | ${sums.answers} |
| acknowledged notes looked for | ${sums.notes} |
| acknowledged words looked for | ${sums.words} |
| largest document, bytes | ${sums.bytes} |
| from the end of editing until all have one board, median / worst, s | ${at(0.5)} / ${at(1)} |
| **lost, doubled or torn** | **${faults.length}** |
${faults.map((fault) => `\n- ${fault}`).join('')}
`;
  return `${text.trimEnd()}\n`;
}
