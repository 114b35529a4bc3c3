import type { KillSums } from './kills.ts';

/** The part of the report on kills. */
export function killReport({ kills, both, ms, promised, safe, broken }: KillSums): string {
  const kinds = [...promised.done].toSorted(([a], [b]) => a.localeCompare(b));
  return `## Kills

Two processes of one site, with one Postgres that waits for the disk and Redis, are killed (SIGKILL) and started again while
four people like, collect, copy, publish, pay and upload by both of them and two edit a board. What was acknowledged is looked
for after a last kill of both: each like and entry as it was last acknowledged, each copy with its board, each submission once,
one order for each idempotency key however often it was asked, each paid order with one payment and one plan, each picture,
each acknowledged edit once; and no counter that differs from a fresh count.

| | |
|---|---:|
| kills, of them both processes at once | ${kills}, ${both * 2} |
| took, in s | ${Math.round(ms / 1000)} |
${kinds.map(([kind, times]) => `| acknowledged: ${kind} | ${times} |`).join('\n')}
| answers "everything is safe" to editors | ${safe} |
| **lost, doubled or wrong** | **${broken.length}** |
${broken.map((fault) => `\n- ${fault}`).join('')}
`;
}
