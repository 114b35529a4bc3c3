import { inTransaction } from '../../infra/database/database.ts';
import { migrate, migrationState } from '../../infra/database/migrate.ts';
import { recount } from '../../modules/files/catalogue/service.ts';
import { rebuildSearch } from '../../modules/search/service.ts';
import { openBlobStore } from '../../openInfra.ts';
import { CliError } from '../CliError.ts';
import { table } from '../table.ts';
import { withConnection, withCurrentDatabase, withDatabase, type Workplace } from '../workplace.ts';

/** `migrate`: brings the database to this version; with `dryRun` it only prints what it would do. */
export async function migrateCommand(
  workplace: Workplace,
  { dryRun = false, json = false }: { dryRun?: boolean; json?: boolean },
): Promise<void> {
  const { terminal } = workplace;
  await withConnection(
    workplace,
    ({ connection }) =>
      withDatabase(connection, async (db) => {
        const { pending, unknown } = await migrationState(db);
        if (unknown.length > 0)
          throw new CliError(
            `The database was migrated by a newer version of Boardwalk (${unknown.join(', ')}). Use that version.`,
          );
        const steps = dryRun ? pending : await migrate(db, { onWait: (line) => terminal.progress(line) });
        if (json) return terminal.out(JSON.stringify({ dry_run: dryRun, steps }));
        for (const step of steps) terminal.out(step);
        if (dryRun) terminal.progress(`${steps.length} steps to do. Nothing was changed.`);
        else terminal.progress(steps.length === 0 ? 'Nothing to do.' : `${steps.length} steps done.`);
      }),
    { create: !dryRun },
  );
}

/** Thrown out of a transaction whose work is only looked at. */
class Undone<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('undone on purpose');
    this.result = result;
  }
}

/** `recount`: recomputes every counter and reports what was wrong; with `check` it changes nothing and fails on a difference. */
export async function recountCommand(
  workplace: Workplace,
  { check = false, json = false }: { check?: boolean; json?: boolean },
): Promise<void> {
  const { terminal } = workplace;
  const differences = await withCurrentDatabase(workplace, (db) =>
    inTransaction(db, async (trx) => {
      const found = await recount(trx);
      if (check) throw new Undone(found);
      return found;
    }).catch((error: unknown) => {
      if (error instanceof Undone) return error.result as Awaited<ReturnType<typeof recount>>;
      throw error;
    }),
  );
  if (json) {
    terminal.out(JSON.stringify({ corrected: !check, differences }));
  } else if (differences.length > 0) {
    const lines = table(differences, {
      table: (row) => row.table,
      key: (row) => row.key,
      counter: (row) => row.counter,
      found: (row) => row.found,
      counted: (row) => row.counted,
    });
    for (const line of lines) terminal.out(line);
  }
  if (check && differences.length > 0)
    throw new CliError(`${differences.length} counters are wrong. Nothing was changed.`);
  terminal.progress(
    differences.length === 0 ? 'Every counter is right.' : `${differences.length} counters were corrected.`,
  );
}

/** `rebuild-search`: works out all search entries again. */
export async function rebuildSearchCommand(
  workplace: Workplace,
  { json = false }: { json?: boolean },
): Promise<void> {
  const { terminal, settings } = workplace;
  const blobs = await openBlobStore(settings);
  const result = await withCurrentDatabase(workplace, (db) =>
    rebuildSearch({
      db,
      blobs,
      onProgress: ({ done, total }) => terminal.progress(`${done} of ${total} works`),
    }),
  );
  if (json) terminal.out(JSON.stringify(result));
  else terminal.out(`${result.done} works looked at, ${result.changed} search entries changed.`);
}
