import { readFileSync } from 'node:fs';
import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import { parseContract } from '../src/infra/http/contract.ts';
import { OUTCOMES_FILE, type Outcomes } from './outcomes.ts';

/**
 * Reports which outcomes of each operation the last run of the tests has seen: success and every error the contract
 * promises. Ends with exit code 1 when an outcome was never seen.
 */

/** Errors of every operation, proven once for all where they are made (http.test.ts, rateLimit.test.ts). */
const PROVEN_FOR_ALL: ReadonlySet<string> = new Set(['too_many_requests', 'token_expired']);

const outcomes = JSON.parse(readFileSync(OUTCOMES_FILE, 'utf8')) as Outcomes;
const promised = new Map<OperationId, string[]>();
for (const methods of Object.values(parseContract().paths)) {
  for (const operation of Object.values(methods)) {
    const errors = (operation as { 'x-errors'?: string[] })['x-errors'] ?? [];
    promised.set(operation.operationId, ['ok', ...errors.filter((error) => !PROVEN_FOR_ALL.has(error))]);
  }
}

let missing = 0;
let total = 0;
for (const [operationId, names] of promised) {
  const unseen = names.filter((name) => outcomes[operationId]?.[name] === undefined);
  missing += unseen.length;
  total += names.length;
  if (unseen.length > 0) process.stdout.write(`${operationId.padEnd(28)} ${unseen.join(', ')}\n`);
}
const calls = Object.values(outcomes)
  .flatMap((counts) => Object.values(counts))
  .reduce((sum, count) => sum + count, 0);
process.stdout.write(
  `\n${total - missing} of ${total} outcomes of ${Object.keys(OPERATIONS).length} operations seen, in ${calls} calls\n`,
);
process.exitCode = missing === 0 ? 0 : 1;
