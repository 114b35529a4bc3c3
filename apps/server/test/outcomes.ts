import { randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@boardwalk/api-client';

/** How often each operation gave each answer: `ok`, or the name of an error. */
export type Outcomes = Record<string, Record<string, number>>;

/** Where the outcomes of the last run are kept. */
export const OUTCOMES_FILE = join(import.meta.dirname, '..', '.results', 'outcomes.json');

const seen: Outcomes = {};

/** Notes an answer that a test has got. */
export function noteOutcome(operationId: OperationId, outcome: string): void {
  add(seen, operationId, outcome, 1);
}

/** Keeps what this test file has seen, in the folder of the run. */
export function keepOutcomes(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(seen));
}

/** Adds up what all test files of a run have seen, and keeps it for the report (`pnpm outcomes`). */
export function sumOutcomes(folder: string): void {
  const sum: Outcomes = {};
  for (const file of globSync(join(folder, '*.json'))) {
    const part = JSON.parse(readFileSync(file, 'utf8')) as Outcomes;
    for (const [operationId, counts] of Object.entries(part)) {
      for (const [outcome, count] of Object.entries(counts)) add(sum, operationId, outcome, count);
    }
  }
  mkdirSync(join(OUTCOMES_FILE, '..'), { recursive: true });
  writeFileSync(OUTCOMES_FILE, `${JSON.stringify(sum, null, 1)}\n`);
}

function add(outcomes: Outcomes, operationId: string, outcome: string, count: number): void {
  const counts = (outcomes[operationId] ??= {});
  counts[outcome] = (counts[outcome] ?? 0) + count;
}
