import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/infra/database/database.ts';
import { migrate } from '../src/infra/database/migrate.ts';
import { launchPostgres, type EmbeddedPostgres } from '../src/infra/postgres/launch.ts';
import { postgresOwner } from '../src/infra/postgres/processOwner.ts';

/** A Postgres with a migrated database, and a second one that streams what it writes. */
export interface ReplicatedPostgres {
  primary: EmbeddedPostgres['connection'];
  replica: EmbeddedPostgres['connection'];
  /** Says something to the replica, such as to pause its replay. */
  tell(statement: string): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts both, or none. The Postgres that comes with the dependencies has no `pg_basebackup`, so the copy is taken by hand, as the
 * manual of Postgres describes it: between the two calls that begin and end a backup.
 */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-replicated-'));
  const dirOf = (name: string) => join(folder, name);
  let primary: EmbeddedPostgres | undefined;
  let replica: EmbeddedPostgres | undefined;
  const start = (name: string) => launchPostgres({ dataDir: dirOf(name), durable: false });
  const stopReplica = async () => {
    await replica?.stop();
    replica = undefined;
  };
  const stop = async () => {
    try {
      await Promise.all([stopReplica(), primary?.stop()]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  try {
    for (const name of ['primary', 'replica']) mkdirSync(dirOf(name));
    // Postgres may run as somebody else, who passes through.
    run('chmod', '-R', '0711', folder);
    primary = await start('primary');
    await copyCluster(primary, { from: dirOf('primary'), to: dirOf('replica') });
    replica = await start('replica');
    const db = openDatabase({ connection: primary.connection });
    try {
      await migrate(db);
    } finally {
      await db.destroy();
    }
    const { connection } = replica;
    return {
      primary: primary.connection,
      replica: connection,
      tell: (statement) => say(connection, statement),
      stopReplica,
      async startReplica() {
        replica ??= await start('replica');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function copyCluster(
  { connection }: EmbeddedPostgres,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const source = join(realpathSync(join(from, 'postgres')), 'cluster');
  const home = join(to, 'postgres');
  const target = join(home, 'cluster');
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    mkdirSync(home);
    run('cp', '-a', source, target);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    // What belongs to the process that writes there.
    for (const name of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
      rmSync(join(target, name), { force: true });
    writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  writeFileSync(join(target, 'standby.signal'), '');
  const place = `host=${connection.host} user=${connection.user}`;
  appendFileSync(join(target, 'postgresql.auto.conf'), `\nprimary_conninfo = '${place}'\n`);
  const owner = postgresOwner();
  if (owner !== undefined) run('chown', '-R', `${owner.uid}:${owner.gid}`, home);
}

async function say(connection: EmbeddedPostgres['connection'], statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}
