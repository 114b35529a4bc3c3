import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobSource } from '../blobs/BlobStore.ts';

/** Bytes on the disk that one piece of work puts together. They have no name, so they go with the process, however that ends. */
export interface ScratchFile extends BlobSource {
  /** Writes bytes after those that are there. One call at a time. */
  append(bytes: Uint8Array): Promise<void>;
  /** Gives the room back. Nothing reads or writes any more. */
  close(): Promise<void>;
}

const PIECE_BYTES = 64 * 1024;

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
    // Not a stream of the file: when its reader leaves in the middle, it would close the file for all others.
    open: () => Readable.from(piecesOf(file, size), { objectMode: false }),
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

/** The first bytes of a file, as many as were written when its reader began. */
async function* piecesOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size;) {
    const length = Math.min(PIECE_BYTES, size - position);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafe(length), position });
    if (bytesRead === 0) throw new Error('the file ends before what was written to it');
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
