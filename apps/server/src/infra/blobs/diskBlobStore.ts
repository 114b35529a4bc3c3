import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore } from './BlobStore.ts';

const HASH = /^[0-9a-f]{64}$/u;

/**
 * A BlobStore in a folder: `<root>/ab/cd/<hash>`. A file appears under its name only when it is complete and
 * on the disk (written beside, synced, renamed, folder synced), so a crash leaves no half blob.
 *
 * @param root the folder, made when missing
 * @param options.durable false skips the syncing, for tests
 */
export function diskBlobStore(root: string, options: { durable?: boolean } = {}): BlobStore {
  const { durable = true } = options;
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash.slice(2, 4), hash);
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash);
      if ((await sizeOf(path)) === bytes.byteLength) return hash;
      const folder = dirname(path);
      const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
      const fresh = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        const file = await open(fresh, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          if (durable) await file.sync();
        } finally {
          await file.close();
        }
        await rename(fresh, path);
      } catch (error) {
        await rm(fresh, { force: true });
        throw error;
      }
      if (durable) await syncFolders(folder, firstMade === undefined ? folder : dirname(firstMade));
      return hash;
    },

    async read(hash) {
      if (!HASH.test(hash)) return undefined;
      try {
        return await readFile(pathOf(hash));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async open(hash) {
      if (!HASH.test(hash)) return undefined;
      try {
        const file = await open(pathOf(hash), 'r');
        const { size } = await file.stat();
        return { size, stream: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
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
