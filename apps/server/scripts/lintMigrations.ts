import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  indexesOf,
  isOutsideTransactions,
  statementsOf,
  type FileMigration,
} from '../src/infra/database/indexMigrations.ts';

/*
 * Writes the statements of each migration into a file and has squawk look for what locks a table in use for long. What a migration
 * does only because of rows that it finds is not seen.
 */

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'migrations');
/** Those before it were run long ago, by every database there is, and stay as they are. */
const FIRST = '20261123101600';

/** Where they are written, and how squawk reads them. */
const KINDS = {
  inside: { folder: join(ROOT, '.results', 'migrations', 'inside'), option: '--assume-in-transaction' },
  outside: { folder: join(ROOT, '.results', 'migrations', 'outside'), option: '--no-assume-in-transaction' },
};

rmSync(join(ROOT, '.results', 'migrations'), { recursive: true, force: true });
for (const { folder } of Object.values(KINDS)) mkdirSync(folder, { recursive: true });
for (const file of readdirSync(FOLDER).filter((name) => name >= FIRST)) {
  const migration = (await import(join(FOLDER, file))) as FileMigration;
  const statements = await statementsOf(migration);
  const kind = isOutsideTransactions(migration) ? 'outside' : 'inside';
  if (kind === 'outside') indexesOf(statements);
  else if (statements.some((statement) => /\bconcurrently\b/iu.test(statement)))
    throw new Error(`${file}: what is done concurrently needs \`export const transaction = false\``);
  writeFileSync(
    join(KINDS[kind].folder, `${basename(file, '.ts')}.sql`),
    statements.map((statement) => `${statement.trim().replace(/;$/u, '')};\n`).join('\n'),
  );
}

for (const { folder, option } of Object.values(KINDS)) {
  if (readdirSync(folder).length === 0) continue;
  const options = ['--config', join(ROOT, 'squawk.toml'), option];
  const { status } = spawnSync('squawk', [...options, join(folder, '*.sql')], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
