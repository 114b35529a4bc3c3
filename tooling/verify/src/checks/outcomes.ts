import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkResult, minutes } from '../step.ts';
import type { Step, StepResult } from '../step.ts';
import { ROOT } from '../workspace.ts';

/** The contract, as far as it promises outcomes. */
export interface PromisingContract {
  paths: Record<string, Record<string, { operationId: string; 'x-errors'?: string[] }>>;
}

/** How often each operation gave each answer: `ok`, or the name of an error. */
export type SeenOutcomes = Record<string, Record<string, number>>;

/** What the server's tests have seen, and what they should see. */
const SEEN = 'apps/server/.results/outcomes/seen.json';
const CONTRACT = 'openapi/generated/openapi.json';

/** Errors of every operation, proven once for all where they are made. */
const PROVEN_FOR_ALL: ReadonlySet<string> = new Set(['too_many_requests', 'token_expired']);

/**
 * Holds what a run of the tests has seen against what the contract promises: success of each operation, and each of its
 * errors.
 * @returns how many outcomes are promised, and one line per operation with those that no test has seen
 */
export function unseenOutcomes(
  contract: PromisingContract,
  seen: SeenOutcomes,
): { promised: number; unseen: string[] } {
  let promised = 0;
  const unseen: string[] = [];
  for (const methods of Object.values(contract.paths)) {
    for (const { operationId, 'x-errors': errors = [] } of Object.values(methods)) {
      const names = ['ok', ...errors.filter((error) => !PROVEN_FOR_ALL.has(error))];
      const missing = names.filter((name) => seen[operationId]?.[name] === undefined);
      promised += names.length;
      if (missing.length > 0) unseen.push(`${operationId}: ${missing.join(', ')}`);
    }
  }
  return { promised, unseen };
}

/** Every outcome that the contract promises was seen by a test of the server, in this run or the cached one of an equal server. */
export const outcomesStep: Step = {
  name: 'outcomes',
  timeoutMs: minutes(1),
  async run(): Promise<StepResult> {
    const file = join(ROOT, SEEN);
    if (!existsSync(file)) {
      return checkResult(false, `${SEEN} is missing: it comes from the whole of the step api.\n`);
    }
    const contract: PromisingContract = JSON.parse(readFileSync(join(ROOT, CONTRACT), 'utf8'));
    const seen: SeenOutcomes = JSON.parse(readFileSync(file, 'utf8'));
    const { promised, unseen } = unseenOutcomes(contract, seen);
    const advice =
      'No test has seen these promised outcomes. Write the test, or take out of x-errors what cannot happen. (After a run of some tests only: `pnpm verify --only api,outcomes`.)';
    return checkResult(unseen.length === 0, `${unseen.join('\n')}\n${advice}\n`, `${promised} promised`);
  },
};
