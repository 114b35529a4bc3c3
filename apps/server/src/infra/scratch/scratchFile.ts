import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobSource } from '../blobs/BlobStore.ts';

/** Bytes on the disk that one piece of work puts together. They have no name, so they go with the process, however that ends. */
export interface ScratchFile extends BlobSource {
  /** Writes bytes after those that are there. One call at a time. */
  append(bytes: Uint8Array): Promise<void>;
  /** Gives the room back. Nothing reads or writes any more. */
  close(): Promise<void>;
}

/**
 * Opens an empty file and takes its name away at once.
 *
 * @param folder where it takes its room, made when missing; a folder on a disk, for `/tmp` may be memory
 */
export async function openScratchFile(folder: string): Promise<ScratchFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  let size = 0;
  const scratch: ScratchFile = {
    get size() {
      return size;
    },
    async append(bytes) {
      await file.writeFile(bytes);
      size += bytes.byteLength;
    },
    // Never to its end as the file has it, but as far as was written when it was opened.
    open: () => file.createReadStream({ start: 0, end: size - 1, autoClose: false }),
    close: () => file.close(),
  };
  try {
    await unlink(path);
  } catch (error) {
    await file.close();
    throw error;
  }
  return scratch;
}
