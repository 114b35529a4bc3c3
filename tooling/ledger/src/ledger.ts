import type { TestRecord } from '@boardwalk/tooling-test-reports';
import type { Requirement } from './requirements.ts';
import { idsOfTitle } from './title-ids.ts';

/** A requirement with the tests that name it. */
export interface LedgerRow extends Requirement {
  /** Passing tests that name the row. */
  proofs: TestRecord[];
  /** Tests that name the row and do not pass: while there is one, the row is unproven. */
  failures: TestRecord[];
  proven: boolean;
}

export interface Ledger {
  rows: LedgerRow[];
  /** Titles that name a row that does not exist, or in a form that cannot be read. */
  errors: string[];
}

/**
 * A row is proven when at least one test that names it passes and none fails. Skipped tests prove nothing.
 */
export function buildLedger(requirements: readonly Requirement[], tests: readonly TestRecord[]): Ledger {
  const rows = new Map<string, LedgerRow>(
    requirements.map((row) => [row.id, { ...row, proofs: [], failures: [], proven: false }]),
  );
  const errors: string[] = [];
  for (const test of tests) {
    const { ids, malformed } = idsOfTitle(test.title);
    for (const text of malformed) {
      errors.push(
        `${test.file}: "${test.title}": ${text} cannot be read as ids; write each id out, as [A-01, A-02]`,
      );
    }
    for (const id of ids) {
      const row = rows.get(id);
      if (!row) errors.push(`${test.file}: "${test.title}": there is no requirement ${id}`);
      else if (test.outcome === 'passed') row.proofs.push(test);
      else if (test.outcome === 'failed') row.failures.push(test);
    }
  }
  for (const row of rows.values()) row.proven = row.proofs.length > 0 && row.failures.length === 0;
  return { rows: [...rows.values()], errors: [...new Set(errors)] };
}
