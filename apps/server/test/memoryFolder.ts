import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** A folder whose files Linux keeps in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** More than a whole run of the server's tests writes at a time. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** Names the folder for temporary files of before, to the processes of the run. */
const DISK_FOLDER = 'BOARDWALK_TEST_DISK_FOLDER';

/** What is known of the folder in memory; without it there is none. */
export interface MemoryFolder {
  path: string;
  /** Bytes that it still takes, and that the machine has free. */
  free: number;
  /** How it is mounted, in words of the kernel. */
  options: readonly string[];
}

/**
 * The folder in memory, when this run may use it. A folder that the environment names is kept, a folder without enough room
 * would fill up, and in one mounted `noexec` no program of Postgres can be copied and run.
 *
 * @returns its path, or undefined when files go where they always go
 */
export function memoryFolderFor(
  environment: NodeJS.ProcessEnv,
  folder: MemoryFolder | undefined,
): string | undefined {
  if (environment.TMPDIR !== undefined || folder === undefined) return undefined;
  if (folder.free < NEEDED_BYTES || folder.options.includes('noexec')) return undefined;
  return folder.path;
}

/** Looks for the folder in memory. Systems other than Linux have none. */
export function findMemoryFolder(): MemoryFolder | undefined {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, path, kind]) => path === MEMORY_FOLDER && kind === 'tmpfs');
    if (mount === undefined) return undefined;
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return {
      path: MEMORY_FOLDER,
      free: Math.min(bavail * bsize, freemem()),
      options: (mount[3] ?? '').split(','),
    };
  } catch {
    return undefined;
  }
}

/** Sends the temporary files of this process, and of those that it starts from now on, to memory when they may go there. */
export function keepFilesInMemory(environment: NodeJS.ProcessEnv): void {
  const memory = memoryFolderFor(environment, findMemoryFolder());
  if (memory === undefined) return;
  environment[DISK_FOLDER] = tmpdir();
  environment.TMPDIR = memory;
}

/** Where temporary files go that are to be on the disk, also in a run that keeps the others in memory. */
export function diskFolder(): string {
  return process.env[DISK_FOLDER] ?? tmpdir();
}
