import type { TroubleSums } from './trouble.ts';

/** What was not withstood. */
export function troubleFaults({ outcomes, logged }: TroubleSums): string[] {
  return [
    ...outcomes.flatMap(({ name, seen, isWithstood }) => (isWithstood ? [] : [`${name}: ${seen}`])),
    ...(logged.length > 0 ? [`${logged.length} requests were faults of the server, see its log`] : []),
  ];
}

/** The part of the report on trouble from outside. */
export function troubleReport({ outcomes, logged }: TroubleSums): string {
  return `## Trouble

One process with its Postgres and Redis, whose wire can be held and cut, and blobs on a disk of 3 MB where this machine lets
one be made. One after the other on the same process; a hung Redis under open boards and clock jumps have sites of two processes.

| | holds when | seen | |
|---|---|---|---|
${outcomes.map(({ name, criterion, seen, isWithstood }) => `| ${name} | ${criterion} | ${seen} | ${isWithstood ? 'held' : '**broke**'} |`).join('\n')}

The server logged ${logged.length} lines about faults of its own.
`;
}
