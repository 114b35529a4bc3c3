import { relative } from 'node:path';
import type { Ledger, LedgerRow } from './ledger.ts';

/** The ledger for programs: exactly these three keys. */
export function ledgerJson({ rows }: Ledger): { total: number; proven: string[]; unproven: string[] } {
  return {
    total: rows.length,
    proven: rows.filter((row) => row.proven).map((row) => row.id),
    unproven: rows.filter((row) => !row.proven).map((row) => row.id),
  };
}

function rowLines(row: LedgerRow, root: string): string[] {
  const name = (file: string, title: string) => `    ${relative(root, file)}: ${title}`;
  if (row.failures.length > 0) {
    return [
      `✗ ${row.id}  unproven, a test of it fails: ${row.text}`,
      ...row.failures.map((test) => name(test.file, test.title)),
    ];
  }
  if (!row.proven) return [`· ${row.id}  unproven: ${row.text}`];
  return [`✓ ${row.id}  ${row.text}`, ...row.proofs.map((test) => name(test.file, test.title))];
}

/**
 * The ledger for people: every row with its tests or "unproven", then how far each area is.
 * @param root the checkout, which paths are shown relative to
 */
export function ledgerText({ rows }: Ledger, root: string): string {
  const areas = Map.groupBy(rows, (row) => row.area);
  const summary = [...areas].map(([area, own]) => {
    const proven = own.filter((row) => row.proven).length;
    return `  ${area.padEnd(10)} ${String(proven).padStart(4)} of ${own.length}`;
  });
  const proven = rows.filter((row) => row.proven).length;
  return [
    ...rows.flatMap((row) => rowLines(row, root)),
    '',
    'Proven by area:',
    ...summary,
    '',
    `${proven} of ${rows.length} requirements proven`,
  ].join('\n');
}
