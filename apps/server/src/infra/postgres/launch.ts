import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../settings/StartupError.ts';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { clearLeftover, stopPostmaster } from './leftover.ts';
import { claimHome } from './claimHome.ts';
import { canEnter, postgresOwner, type ProcessOwner } from './processOwner.ts';
import { shortSocketDirectory } from './shortSocketDirectory.ts';

/** How to reach a database: what pg's Pool and Client take. */
export type ConnectionOptions =
  | { connectionString: string }
  | { host: string; user: string; database: string };

export interface EmbeddedPostgres {
  connection: { host: string; user: string; database: string };
  /** Resolves when Postgres ends without having been asked to. */
  died: Promise<string>;
  stop(): Promise<void>;
}

export interface LaunchOptions {
  /** The data folder, already locked; Postgres lives in its subfolder "postgres". */
  dataDir: string;
  /** Called with what is being done, a sentence at a time. */
  progress?: (line: string) => void;
  /** False makes commits fast and unsafe: for tests that lose nothing with the machine. */
  durable?: boolean;
}

/** How the embedded Postgres is reached. */
export const USER = 'boardwalk';
export const DATABASE = 'boardwalk';
export const SOCKET_NAME = '.s.PGSQL.5432';
const START_TIMEOUT_MS = 60_000;
/** Where clusters go when the data folder itself is where Postgres' user may not go. */
const SYSTEM_DIRECTORY = '/var/lib/boardwalk';

/**
 * Starts the Postgres that came with the dependencies on a data folder, making the cluster and the
 * database on the first start and recovering from whatever an earlier server left behind.
 * Reached by a unix socket only. Throws a StartupError that says what to do.
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const { dataDir, progress = () => undefined, durable = true } = options;
  const owner = postgresOwner();
  const cluster = clusterDirectory(dataDir, owner, progress);
  const home = dirname(cluster);
  const binaries = findPostgresBinaries(owner, home);

  if (existsSync(join(cluster, 'PG_VERSION'))) {
    checkVersion(cluster, binaries);
    await clearLeftover(cluster, progress);
  } else {
    progress('Creating the database cluster');
    createCluster(cluster, binaries, owner, durable);
  }

  progress('Starting Postgres');
  const sockets = shortSocketDirectory(cluster, SOCKET_NAME);
  const logPath = join(home, 'postgres.log');
  const child = await startUntilReady({
    cluster,
    binaries,
    owner,
    durable,
    socketPath: sockets.path,
    logPath,
  });

  // Should the process end without having stopped it, Postgres at least ends as well.
  const endToo = () => child.kill('SIGINT');
  process.once('exit', endToo);
  let stopping = false;
  const died = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      if (!stopping)
        resolve(`Postgres ended by itself (${signal ?? code}); its last words: ${tail(logPath)}`);
    });
  });
  await ensureDatabase(sockets.path);
  return {
    connection: { host: sockets.path, user: USER, database: DATABASE },
    died,
    async stop() {
      stopping = true;
      process.removeListener('exit', endToo);
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        const exited = new Promise((resolve) => child.once('exit', resolve));
        await stopPostmaster(child.pid);
        await exited;
      }
      sockets.dispose();
    },
  };
}

/** The cluster's directory, by its real path, in a place the user that runs Postgres may enter. */
function clusterDirectory(dataDir: string, owner: ProcessOwner, progress: (line: string) => void): string {
  const link = join(dataDir, 'postgres');
  if (owner === undefined) {
    mkdirSync(link, { recursive: true, mode: 0o700 });
  } else if (!existsSync(link)) {
    // Others may pass through the data folder, not list it.
    chmodSync(dataDir, (statSync(dataDir).mode & 0o7777) | 0o011);
    mkdirSync(link, { mode: 0o711 });
    chownSync(link, owner.uid, owner.gid);
    if (!canEnter(owner, link)) {
      const elsewhere = join(SYSTEM_DIRECTORY, randomBytes(6).toString('hex'));
      progress(
        `${dataDir} is where only root may go: the database is kept in ${elsewhere}, linked from there`,
      );
      mkdirSync(elsewhere, { recursive: true, mode: 0o711 });
      chmodSync(SYSTEM_DIRECTORY, 0o711);
      chownSync(elsewhere, owner.uid, owner.gid);
      rmSync(link, { recursive: true });
      symlinkSync(elsewhere, link);
    }
  }
  const home = realpathSync(link);
  claimHome(home, realpathSync(dataDir));
  return join(home, 'cluster');
}

function checkVersion(cluster: string, binaries: PostgresBinaries): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === binaries.majorVersion) return;
  throw new StartupError(
    `The data in ${cluster} was written by Postgres ${found}, this version brings Postgres ${binaries.majorVersion}. ` +
      'Dump it with the old version and restore it here, or choose another DATA_DIR.',
  );
}

/** Made under another name and renamed, so that a cluster half made is never taken for one. */
function createCluster(
  cluster: string,
  binaries: PostgresBinaries,
  owner: ProcessOwner,
  durable: boolean,
): void {
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const args = ['-D', fresh, '-U', USER, '-A', 'trust', '--encoding=UTF8', '--locale=C'];
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!durable) args.push('--no-sync');
  const run = spawnSync(binaries.initdb, args, {
    ...owner,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    const fault = run.error?.message ?? run.stderr.trim();
    const hint = fault.includes('user does not exist')
      ? ' The embedded Postgres needs a user this machine knows by name: add one, or set DATABASE_URL.'
      : '';
    throw new StartupError(`The database cluster could not be created in ${fresh}: ${fault}.${hint}`);
  }
  renameSync(fresh, cluster);
}

interface StartOptions {
  cluster: string;
  binaries: PostgresBinaries;
  owner: ProcessOwner;
  durable: boolean;
  socketPath: string;
  logPath: string;
}

async function startUntilReady(options: StartOptions): Promise<ChildProcess> {
  const until = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const child = spawnPostgres(options);
    const failure = await readyOrFailure(child, options.socketPath, until);
    if (failure === undefined) return child;
    const words = tail(options.logPath);
    // The processes of a killed postmaster need a moment to notice that it is gone.
    const lingering = words.includes('shared memory block') && words.includes('still in use');
    if (!lingering || performance.now() > until) {
      throw new StartupError(`Postgres did not start (${failure}). Its last words: ${words}`);
    }
    await sleep(250);
  }
}

function spawnPostgres({
  cluster,
  binaries,
  owner,
  durable,
  socketPath,
  logPath,
}: StartOptions): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketPath,
    unix_socket_permissions: '0700',
    // Databases that need not last are those of tests, which start several servers beside each other.
    max_connections: durable ? '60' : '150',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    log_min_messages: 'warning',
    // Short statements on flash memory: compiling them costs more than it saves, and any page is as near as the next.
    jit: 'off',
    random_page_cost: '1.1',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logPath, 'w', 0o600);
  try {
    return spawn(binaries.postgres, ['-D', cluster, ...args], {
      ...owner,
      cwd: '/',
      env: { LC_ALL: 'C', PATH: process.env.PATH },
      stdio: ['ignore', log, log],
      // Its own process group: Ctrl-C must reach us first, or connections die before the boards are flushed.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

async function readyOrFailure(child: ChildProcess, host: string, until: number): Promise<string | undefined> {
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`));
  });
  for (;;) {
    if (await accepts(host)) return undefined;
    const failure = await Promise.race([ended, sleep(25)]);
    if (failure !== undefined) return failure;
    if (performance.now() > until) {
      child.kill('SIGQUIT');
      return `not ready after ${START_TIMEOUT_MS / 1000} s`;
    }
  }
}

async function accepts(host: string): Promise<boolean> {
  const client = new Client({ host, user: USER, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(host: string): Promise<void> {
  const client = new Client({ host, user: USER, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function tail(logPath: string): string {
  try {
    return readFileSync(logPath, 'utf8').trim().split('\n').slice(-5).join(' / ') || 'none';
  } catch {
    return 'none';
  }
}
