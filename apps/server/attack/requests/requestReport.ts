import type { RequestSums } from './requests.ts';

/** Resident memory at the end may be so many times that after the first third. */
export const FLAT = 1.15;

/** What is wrong with an attack by requests; nothing when it was withstood. */
export function requestFaults({ watch, unreached, changed, changedByAll, fuzz }: RequestSums): string[] {
  const { early, late } = memory(fuzz.memory);
  return [
    ...[...watch.faults].map(
      ([what, { times, first }]) => `${what} (${times} times), first: \`${first.replaceAll('`', "'")}\``,
    ),
    ...unreached.map((operationId) => `${operationId} never answered 2xx`),
    ...changed.map((table) => `rows with her secrets in ${table} were changed by her ids`),
    ...changedByAll.map((table) => `rows with her secrets in ${table} are others at the end`),
    ...(late > early * FLAT ? [`memory grew from ${early} to ${late} MB`] : []),
  ];
}

/** Medians of what memory was in the second and in the last quarter of the requests. */
function memory(noted: readonly number[]): { early: number; late: number } {
  const quarter = Math.max(1, Math.floor(noted.length / 4));
  const median = (part: readonly number[]) =>
    part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  return { early: median(noted.slice(quarter, quarter * 2)), late: median(noted.slice(-quarter)) };
}

/** The part of the report on requests. */
export function requestReport(sums: RequestSums): string {
  const { watch, others, fuzz } = sums;
  const { early, late } = memory(fuzz.memory);
  const statuses = [...watch.statuses].toSorted(([a], [b]) => a - b);
  const refused = statuses.filter(([status]) => status >= 500 || status === 0);
  const faults = requestFaults(sums);
  return `## Requests

A site on which seven people do everything that the contract has an operation for; then the ids of one of them, Vera, are
put into every operation that takes one by somebody else, by nobody and by a service token; then inputs made from the
contract, right ones, ones at the edge and hostile ones, are sent to all operations in turn by six callers: two members, a
moderator, a super admin, a service token with two scopes, and nobody. Each answer is held against the contract, and each that
Vera, the moderator or the admin did not get is searched for what is private to Vera: a word in all her private texts, and her tokens. The
rows that hold the word are compared before and after. Which inputs come is set by the seed; the ids in them also depend
on the order in which answers come.

| | |
|---|---:|
| operations that answered 2xx / of all | ${watch.reached.size - sums.unreached.length} / ${watch.reached.size} |
| requests | ${watch.requests} |
| of them made from the contract, in s | ${fuzz.requests}, ${Math.round(fuzz.ms / 1000)} |
| operations that take an id, tried with hers | ${others.operations} |
| requests with her ids, answered 2xx (of what is public, or of the caller's own) | ${others.requests}, ${others.allowed} |
| answers searched for her secrets | ${watch.searched} |
| rows with her secrets | ${sums.secretRows} |
| people whose session the attack itself had ended, signed in again | ${fuzz.repairs} |
| memory of the process in the second and the last quarter, MB | ${early}, ${late} |
| answers of 5xx, or none | ${refused.reduce((sum, [, times]) => sum + times, 0)} |
| lines the server logged as its own faults | ${sums.logged.length} |
| **faults** | **${faults.length}** |

Answers by status: ${statuses.map(([status, times]) => `${status === 0 ? 'none' : status} ${times}×`).join(', ')}.
${faults.map((fault) => `\n- ${fault}`).join('')}
`;
}
