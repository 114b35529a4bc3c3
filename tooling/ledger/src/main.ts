import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReports, readReport } from '@boardwalk/tooling-test-reports';
import { buildLedger } from './ledger.ts';
import { ledgerJson, ledgerText } from './print.ts';
import { parseRequirements } from './requirements.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const USAGE = `Usage: pnpm ledger [--json]

Lists every row of docs/requirements.md with the passing tests of the last run that name it, or "unproven".
  --json   prints { "total": N, "proven": [ids], "unproven": [ids] } and nothing else on standard output
Run the tests first (npm test): the ledger reads their reports.`;

/**
 * Prints the ledger.
 * @returns the exit code: 1 when a title names an unknown row or a report cannot be read, 2 for wrong arguments
 */
export function main(args: readonly string[]): number {
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown !== undefined) {
    console.error(USAGE);
    return unknown === '--help' ? 0 : 2;
  }
  const requirements = parseRequirements(readFileSync(join(ROOT, 'docs', 'requirements.md'), 'utf8'));
  const unreadable: string[] = [];
  const tests = findReports(ROOT).flatMap((file) => {
    try {
      return readReport(file).tests;
    } catch (error) {
      unreadable.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  const ledger = buildLedger(requirements, tests);
  console.log(args.includes('--json') ? JSON.stringify(ledgerJson(ledger)) : ledgerText(ledger, ROOT));
  const errors = [...unreadable, ...ledger.errors];
  if (errors.length > 0) console.error(`\n${errors.map((line) => `error: ${line}`).join('\n')}`);
  return errors.length > 0 ? 1 : 0;
}
