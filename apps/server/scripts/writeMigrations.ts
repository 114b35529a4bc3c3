import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

/*
 * Writes the statements of each migration into a file, for squawk to read (`pnpm lint:migrations`). They are run on a database that
 * answers nothing, so what a migration does only because of rows that it finds is not seen.
 */

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'migrations');
const WRITTEN = join(ROOT, '.results', 'migrations');
/** Those before it were run long ago, by every database there is, and stay as they are. */
const FIRST = '20261123101600';

interface Migration {
  up: (db: Kysely<unknown>) => Promise<void>;
}

async function statementsOf(file: string): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  const { up } = (await import(join(FOLDER, file))) as Migration;
  await up(db);
  return statements;
}

rmSync(WRITTEN, { recursive: true, force: true });
mkdirSync(WRITTEN, { recursive: true });
for (const file of readdirSync(FOLDER).filter((name) => name >= FIRST)) {
  const statements = await statementsOf(file);
  writeFileSync(
    join(WRITTEN, `${basename(file, '.ts')}.sql`),
    statements.map((statement) => `${statement.trim().replace(/;$/u, '')};\n`).join('\n'),
  );
}
