import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../settings/StartupError.ts';

const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 10_000;

/** What a postmaster writes its number into: in its cluster, and beside its socket when that is there as well. */
const LOCK_FILE = /^(?:postmaster\.pid|\.s\.PGSQL\.\d+(?:\.lock)?)$/u;

/**
 * Clears what a killed server left in a cluster: stops a Postgres still running there, removes
 * lock files whose process is gone or is somebody else by now.
 *
 * Call it only while holding the lock of the data folder: a running Postgres is then nobody's.
 */
export async function clearLeftover(cluster: string, progress: (line: string) => void): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === undefined) return;
  if (!isPostgresOf(pid, cluster)) {
    // The number was given to another process, or nobody has taken note of its end yet: either keeps Postgres from
    // starting. Should one of its backends still be at work, Postgres knows that by their shared memory.
    for (const name of readdirSync(cluster))
      if (LOCK_FILE.test(name)) rmSync(join(cluster, name), { force: true });
    return;
  }
  progress(`Stopping a Postgres left over from a killed server (process ${pid})`);
  if (await stopPostmaster(pid)) return;
  throw new StartupError(
    `A Postgres left over from a killed server (process ${pid}) does not stop. End that process, then start again.`,
  );
}

/** Ends a postmaster in good order, and if it takes too long at once (it then recovers from its log). */
export async function stopPostmaster(pid: number): Promise<boolean> {
  signal(pid, 'SIGINT');
  if (await gone(pid, FAST_STOP_MS)) return true;
  signal(pid, 'SIGQUIT');
  return gone(pid, IMMEDIATE_STOP_MS);
}

function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 1 ? pid : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the process is a postmaster started on this very cluster (its command line names it). */
function isPostgresOf(pid: number, cluster: string): boolean {
  const ps = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  if (ps.error === undefined) return ps.stdout.includes('postgres') && ps.stdout.includes(cluster);
  // Slim container images have no ps, but then they are Linux.
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function gone(pid: number, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (signal(pid, 0)) {
    if (performance.now() > until) return false;
    await sleep(25);
  }
  return true;
}
