import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blobsBeside, isFolder, openBackupFolder } from '../../infra/backup/backupFolder.ts';
import {
  checkBackup,
  damageOf,
  findDamagedBlobs,
  type CheckedBackup,
} from '../../infra/backup/checkBackup.ts';
import { restoreBackup } from '../../infra/backup/restoreBackup.ts';
import { writeBackup } from '../../infra/backup/writeBackup.ts';
import type { BlobStore } from '../../infra/blobs/BlobStore.ts';
import type { Database } from '../../infra/database/database.ts';
import { migrate, migrationState } from '../../infra/database/migrate.ts';
import { lockDatabase } from '../../infra/database/serverLock.ts';
import { systemClock } from '../../infra/ids/clock.ts';
import { createLogger } from '../../infra/log/logger.ts';
import type { ConnectionOptions } from '../../infra/postgres/launch.ts';
import { SECRET_FILE } from '../../infra/settings/secret.ts';
import { hasAccounts } from '../../modules/account/repository.ts';
import { openBlobStore } from '../../openInfra.ts';
import { CliError } from '../CliError.ts';
import { confirm } from '../questions.ts';
import { checkFolder, explained } from './backups.ts';
import { withConnection, withCurrentDatabase, withDatabase, type Workplace } from '../workplace.ts';

/** `backup`: writes everything into one archive, or into a folder of backups what is new. */
export async function backupCommand(
  workplace: Workplace,
  place: string,
  { withSecret = false, json = false }: { withSecret?: boolean; json?: boolean },
): Promise<void> {
  const { terminal, settings } = workplace;
  const blobs = await openBlobStore(settings);
  const now = systemClock.now();
  const write = async (file: string, beside?: BlobStore) => ({
    file,
    ...(await withCurrentDatabase(workplace, async (db, { connection }) =>
      writeBackup({
        connection,
        blobs,
        file,
        ...(beside === undefined ? {} : { beside }),
        now,
        migrations: (await migrationState(db)).done,
        tokenSecret: withSecret ? readSecret(workplace) : undefined,
        progress: (line) => terminal.progress(line),
      }),
    )),
  });
  const summary = await explained(async () => {
    if (!(await isFolder(place))) return write(place);
    const folder = await openBackupFolder(place, { create: true });
    return folder.alone(() => write(folder.fileAt(now), folder.blobs), { tidy: true });
  });
  const { file, rows, blobs: count, copied } = summary;
  if (json) terminal.out(JSON.stringify(summary));
  else terminal.out(`${file} holds ${rows} rows and ${count} blobs, of which ${copied} were copied.`);
  if (summary.missing.length > 0) {
    throw new CliError(
      `The archive is whole but for ${summary.missing.length} blobs whose bytes the store has lost: ${summary.missing.join(', ')}`,
    );
  }
}

/**
 * `restore`: fills an empty database from an archive, or from the newest one of a folder; with `check` only looks whether the archive,
 * or every one of the folder, is whole. With `skipDamagedBlobs` blobs that are not whole are left out, and named.
 */
export async function restoreCommand(
  workplace: Workplace,
  place: string,
  {
    check = false,
    skipDamagedBlobs = false,
    yes,
    json = false,
  }: { check?: boolean; skipDamagedBlobs?: boolean; yes?: boolean; json?: boolean },
): Promise<void> {
  const { terminal, settings } = workplace;
  if (!existsSync(place)) throw new CliError(`There is no file ${place}.`);
  if (check && (await isFolder(place))) return checkFolder(terminal, place, { json });
  const file = (await isFolder(place)) ? await newestOf(place) : place;
  terminal.progress(`Checking ${file}`);
  const beside = blobsBeside(file);
  const whole = await explained(() => checkBackup(file));
  const damaged = await findDamagedBlobs(beside, whole.beside);
  if (damaged.length > 0) {
    if (!skipDamagedBlobs) throw new CliError(damageOf(damaged));
    terminal.progress(damageOf(damaged));
  }
  const skipped = new Set(damaged.map(({ hash }) => hash));
  const backup = { ...whole, beside: whole.beside.filter((hash) => !skipped.has(hash)) };
  const { created_at: createdAt } = backup.header;
  const rows = Object.values(backup.manifest.rows).reduce((sum, count) => sum + count, 0);
  const blobCount = backup.manifest.blobs - skipped.size;
  if (!check) {
    const where = settings.databaseUrl === undefined ? settings.dataDir : 'the database of DATABASE_URL';
    await confirm(terminal, `The backup of ${createdAt} goes into ${where}.`, { yes });
    const blobs = await openBlobStore(settings);
    await explained(() =>
      withConnection(
        workplace,
        async ({ connection, isServing }) => {
          if (isServing) throw new CliError('A server runs on this data folder. Stop it first.');
          await alone(connection, async () => {
            await withDatabase(connection, (db) => prepare(db, backup));
            const onSecret = (secret: string) => keepSecret(workplace, secret);
            const progress = (line: string) => terminal.progress(line);
            await restoreBackup({ file, backup, beside, connection, blobs, onSecret, progress });
            await withDatabase(connection, migrate);
          });
        },
        { create: true },
      ),
    );
  }
  const done = check ? 'is whole:' : 'is restored:';
  if (json)
    terminal.out(
      JSON.stringify({
        restored: !check,
        created_at: createdAt,
        rows,
        blobs: blobCount,
        skipped: [...skipped],
      }),
    );
  else terminal.out(`The backup of ${createdAt} ${done} ${rows} rows, ${blobCount} blobs.`);
}

async function newestOf(place: string): Promise<string> {
  const backups = await explained(async () => (await openBackupFolder(place)).backups());
  const newest = backups.at(-1);
  if (newest === undefined) throw new CliError(`There is no backup in ${place}.`);
  return newest.file;
}

/** Makes sure the database is empty and has exactly the tables the data was written from. */
async function prepare(db: Database, { header }: CheckedBackup): Promise<void> {
  const state = await migrationState(db);
  const known = new Set([...state.done, ...state.pending]);
  const newer = header.migrations.filter((name) => !known.has(name) || state.unknown.includes(name));
  if (newer.length > 0) {
    throw new CliError(
      `The backup was made by a newer version of Boardwalk (${newer.join(', ')}). Restore it with that version.`,
    );
  }
  if (state.done.length > 0) {
    if (await hasAccounts(db))
      throw new CliError('The database is not empty. Restore into a new DATA_DIR or an empty database.');
    const differs = state.done.some((name) => !header.migrations.includes(name));
    if (differs) {
      throw new CliError(
        'The database is empty but newer than the backup. Restore into a new DATA_DIR or an empty database.',
      );
    }
  }
  await migrate(db, { only: header.migrations });
}

/** No server may start while the rows come in. */
async function alone(connection: ConnectionOptions, work: () => Promise<void>): Promise<void> {
  const claim = await lockDatabase({ connection, shared: false, log: createLogger('error'), patienceMs: 0 });
  try {
    await work();
  } finally {
    await claim.release();
  }
}

function readSecret({ settings }: Workplace): string {
  const path = join(settings.dataDir, SECRET_FILE);
  if (settings.tokens.secret !== undefined)
    throw new CliError(
      'The token secret is in TOKEN_SECRET: keep it where your settings are, without --with-secret.',
    );
  if (!existsSync(path)) throw new CliError(`There is no token secret in ${settings.dataDir}.`);
  return readFileSync(path, 'utf8').trim();
}

function keepSecret({ settings }: Workplace, secret: string): void {
  const path = join(settings.dataDir, SECRET_FILE);
  const fresh = `${path}.restored`;
  writeFileSync(fresh, secret, { mode: 0o600, flush: true });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
}
