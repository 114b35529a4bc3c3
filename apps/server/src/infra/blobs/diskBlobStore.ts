import { createHash, randomBytes } from 'node:crypto';
import {
  link,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  utimes,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemClock, type Clock } from '../ids/clock.ts';
import type { BlobStore } from './BlobStore.ts';
import { BLOB_HASH, checkedBytes, checkedStream, hashOf } from './checked.ts';

const FOLDER = { recursive: true, mode: 0o700 } as const;
/**
 * Written beside and not renamed yet, or taken away and not removed yet, with the time at which that began, which servers of before
 * left out.
 */
const LEFTOVER = /^[0-9a-f]{64}\.(?<begun>[0-9a-f]{12})?[0-9a-f]{12}$/u;

/**
 * A BlobStore in a folder: `<root>/ab/cd/<hash>`. A file appears under its name only when it is complete and
 * on the disk (written beside, synced, renamed, folder synced), so a crash leaves no half blob.
 *
 * @param root the folder, made when missing
 * @param options.durable false skips the syncing, for tests
 * @param options.clock whose time files get: what is collected is compared with the time of the database
 */
export function diskBlobStore(root: string, options: { durable?: boolean; clock?: Clock } = {}): BlobStore {
  const { durable = true, clock = systemClock } = options;
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash.slice(2, 4), hash);

  /** Writes a file beside and gives it its name when it is complete; `write` returns the hash of what it has written. */
  async function store(fresh: string, write: (file: FileHandle) => Promise<string>): Promise<string> {
    const madeRoot = await mkdir(root, FOLDER);
    try {
      const file = await open(fresh, 'wx', 0o600);
      let hash: string;
      try {
        hash = await write(file);
        const now = clock.now();
        await file.utimes(now, now);
        if (durable) await file.sync();
      } finally {
        await file.close();
      }
      const folder = dirname(pathOf(hash));
      const madeFolder = await mkdir(folder, FOLDER);
      await rename(fresh, pathOf(hash));
      const firstMade = madeRoot ?? madeFolder;
      if (durable) await syncFolders(folder, firstMade === undefined ? folder : dirname(firstMade));
      return hash;
    } catch (error) {
      await rm(fresh, { force: true });
      throw error;
    }
  }

  function besides(path: string): string {
    const begun = clock.now().getTime().toString(16).padStart(12, '0');
    return `${path}.${begun}${randomBytes(6).toString('hex')}`;
  }

  return {
    async put(bytes) {
      const hash = hashOf(bytes);
      const path = pathOf(hash);
      if ((await touch(path, clock.now())) && (await sizeOf(path)) === bytes.byteLength) return hash;
      return store(besides(join(root, hash)), async (file) => {
        await file.writeFile(bytes);
        return hash;
      });
    },

    putStream(source) {
      // Its hash is known once it is written: until then it stands beside what has another one.
      return store(besides(join(root, randomBytes(32).toString('hex'))), async (file) => {
        const digest = createHash('sha256');
        for await (const chunk of source.open()) {
          digest.update(chunk as Buffer);
          await file.writeFile(chunk as Buffer);
        }
        return digest.digest('hex');
      });
    },

    async read(hash) {
      if (!BLOB_HASH.test(hash)) return undefined;
      try {
        return checkedBytes(await readFile(pathOf(hash)), hash);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async open(hash) {
      if (!BLOB_HASH.test(hash)) return undefined;
      try {
        const file = await open(pathOf(hash), 'r');
        const { size } = await file.stat();
        return { size, stream: checkedStream(file.createReadStream(), hash) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async *list() {
      for await (const { name, path } of filesBelow(root)) {
        if (!BLOB_HASH.test(name)) continue;
        const found = await statOf(path);
        if (found !== undefined) yield { hash: name, size: found.size, putAt: found.mtime };
      }
    },

    async remove(hash, unlessPutSince) {
      if (!BLOB_HASH.test(hash)) return false;
      const path = pathOf(hash);
      const found = await statOf(path);
      if (found === undefined || found.mtime >= unlessPutSince) return false;
      // Taken away first, then looked at again: a put before this moment has left its time, a later one writes again.
      const away = besides(path);
      try {
        await rename(path, away);
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
      const taken = await stat(away);
      const isWanted = taken.mtime >= unlessPutSince;
      if (isWanted) await putBack(away, path);
      await unlink(away);
      return !isWanted;
    },

    async tidy(before) {
      let removed = 0;
      for await (const { name, path } of filesBelow(root)) {
        const leftover = LEFTOVER.exec(name);
        if (leftover === null) continue;
        const begun = leftover.groups?.begun;
        const time = begun === undefined ? (await statOf(path))?.mtime : new Date(parseInt(begun, 16));
        if (time === undefined || time >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** Notes that bytes are wanted once more; false when they are not there. */
async function touch(path: string, now: Date): Promise<boolean> {
  try {
    await utimes(path, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Gives a file its name again, unless somebody has written the same bytes there meanwhile. */
async function putBack(away: string, path: string): Promise<void> {
  try {
    await link(away, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function* filesBelow(folder: string): AsyncGenerator<{ name: string; path: string }> {
  let entries;
  try {
    entries = await opendir(folder);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield { name: entry.name, path };
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await statOf(path))?.size;
}

async function statOf(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Syncs a folder and its parents up to and with `last`, so that new directory entries survive a power cut. */
async function syncFolders(folder: string, last: string): Promise<void> {
  for (let current = folder; ; current = dirname(current)) {
    const handle = await open(current, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (current === last || current === dirname(current)) return;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
