import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '..');
/** Always the same, so that what was compiled of it is found again. */
const FOLDER = join(SERVER, '.results', 'next-version');

/**
 * The next version of the server: the same program with one more migration.
 *
 * @param migration what its `up` does, as statements of SQL
 * @returns its main file
 */
export function makeNextVersion(migration: { name: string; statements: readonly string[] }): string {
  rmSync(FOLDER, { recursive: true, force: true });
  const apps = join(FOLDER, 'apps');
  for (const part of ['src', 'migrations', 'package.json'])
    cpSync(join(SERVER, part), join(apps, 'server', part), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
  // What was built of the pages, where it was.
  mkdirSync(apps, { recursive: true });
  for (const app of ['community', 'workspace', 'account', 'console'])
    symlinkSync(join(SERVER, '..', app), join(apps, app));
  const steps = migration.statements.map(
    (statement) => `  await sql.raw(${JSON.stringify(statement)}).execute(db);`,
  );
  writeFileSync(
    join(apps, 'server', 'migrations', `${migration.name}.ts`),
    `import { sql } from 'kysely';\nexport async function up(db) {\n${steps.join('\n')}\n}\n`,
  );
  return join(apps, 'server', 'src', 'main.ts');
}
