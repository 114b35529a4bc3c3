import { mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { shortSocketDirectory } from '../postgres/shortSocketDirectory.ts';
import { StartupError } from '../settings/StartupError.ts';

/** The claim of one server on one data folder. */
export interface DataDirLock {
  /** Records where this server answers, for a second one that is refused. */
  announce(address: string): void;
  /** Gives the folder up. */
  release(): Promise<void>;
}

/** Another server works on the data folder. */
export class DataDirInUse extends StartupError {
  override name = 'DataDirInUse';
}

const SOCKET_NAME = 'server.sock';
const GUARD_NAME = 'server.starting';
const GUARD_STALE_AFTER_MS = 10_000;

/**
 * Claims a data folder for this process, or throws a StartupError that names the server already using it.
 *
 * The claim is a unix socket this process listens on: the kernel closes it with the process, however that
 * ends, so a killed server never leaves the folder locked and a reused process id never fools anybody.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const directory = shortSocketDirectory(dataDir, SOCKET_NAME);
  const socketPath = join(directory.path, SOCKET_NAME);
  const owner = { pid: process.pid, address: '' };
  try {
    return await whileGuarded(dataDir, async () => {
      const other = await askOwner(socketPath);
      if (other !== undefined) {
        throw new DataDirInUse(
          `The data folder ${dataDir} is in use by another Boardwalk server (${other}). ` +
            'Stop that server first, or start this one with another DATA_DIR.',
        );
      }
      rmSync(socketPath, { force: true });
      const server = createServer((socket) => {
        socket.on('error', () => socket.destroy());
        socket.end(`process ${owner.pid}${owner.address && ` at ${owner.address}`}`);
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(socketPath, resolve);
      });
      server.unref();
      return {
        announce(address) {
          owner.address = address;
        },
        async release() {
          await new Promise<void>((resolve) => server.close(() => resolve()));
          directory.dispose();
        },
      };
    });
  } catch (error) {
    directory.dispose();
    throw error;
  }
}

/** Who listens on the socket, or undefined when nobody does. */
async function askOwner(socketPath: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(socketPath);
    socket.setTimeout(2_000, () => {
      socket.destroy();
      resolve(answer || 'which does not answer');
    });
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('end', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}

/** Lets only one process at a time look at the socket and replace it. */
async function whileGuarded<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const guard = join(dataDir, GUARD_NAME);
  for (;;) {
    try {
      mkdirSync(guard);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > GUARD_STALE_AFTER_MS) rmSync(guard, { recursive: true, force: true });
      else await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(guard);
  }
}
