import { randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@boardwalk/api-client';

/** How often each operation gave each answer: `ok`, or the name of an error. */
type Outcomes = Record<string, Record<string, number>>;

/** Where the outcomes of the last run are kept. Whatever is in `.results` itself is taken for a report of a runner. */
const OUTCOMES_FILE = join(import.meta.dirname, '..', '.results', 'outcomes', 'seen.json');

const seen: Outcomes = {};

/** Notes an answer that a test has got. */
export function noteOutcome(operationId: OperationId, outcome: string): void {
  add(seen, operationId, outcome, 1);
}

/** Keeps what this test file has seen in the folder of the run, and forgets it: the next file may share the process. */
export function keepOutcomes(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(seen));
  for (const operationId of Object.keys(seen)) Reflect.deleteProperty(seen, operationId);
}

/** Adds up what all test files of a run have seen, and keeps it for the check `outcomes` of `pnpm verify`. */
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
