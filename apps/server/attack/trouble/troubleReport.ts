import type { Outcome } from './scene.ts';

/** The part of the report on trouble from outside. */
export function troubleReport({
  outcomes,
  logged,
}: {
  outcomes: readonly Outcome[];
  logged: readonly string[];
}): string {
  return `## Trouble

One process with its Postgres and Redis, whose wire can be held and cut, and blobs on a disk of 3 MB where this machine lets
one be made. One after the other on the same process.

| | holds when | seen | |
|---|---|---|---|
${outcomes.map(({ name, criterion, seen, isWithstood }) => `| ${name} | ${criterion} | ${seen} | ${isWithstood ? 'held' : '**broke**'} |`).join('\n')}

The server logged ${logged.length} lines about faults of its own.
`;
}
