import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** An archive is written as one file of this many entries, in this order, and read the same way. */
export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Ends the archive and gives it its name: until then there is none. */
  finish(): Promise<void>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/** A piece of an archive. */
export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** The archive is not one, or not whole. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault';
}

/** The pieces compress well enough, and the machine has other work. */
const LEVEL = 3;

/**
 * Begins an archive (tar, gzip). It is written beside its name and renamed when it is complete and on the disk, so whatever happens on
 * the way, nothing half made carries the name.
 *
 * @throws ArchiveFault when there is a file of that name
 */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const path = resolve(file);
  if (existsSync(path)) throw new ArchiveFault(`${path} is there already. Choose another name.`);
  const fresh = `${path}.partial`;
  const output = createWriteStream(fresh, { mode: 0o600 });
  await Promise.race([once(output, 'open'), finished(output)]);
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: LEVEL }), output);
  // Heard at once, or a full disk would end the process; `add` and `finish` report it.
  written.catch(() => undefined);
  return {
    async add(name, bytes) {
      const taken = new Promise<void>((done, fail) => {
        tar.entry({ name, mtime: new Date(0) }, Buffer.from(bytes), (error) =>
          error == null ? done() : fail(error),
        );
      });
      await Promise.race([taken, written.then(() => taken)]);
    },
    async finish() {
      tar.finalize();
      await written;
      await sync(fresh);
      await rename(fresh, path);
      await sync(dirname(path));
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(fresh, { force: true });
    },
  };
}

/**
 * The entries of an archive, one after the other.
 *
 * @throws ArchiveFault when it is broken or breaks off
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const read = pipeline(createReadStream(resolve(file)), createGunzip(), entries);
  read.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await read;
  } catch (cause) {
    if (cause instanceof ArchiveFault) throw cause;
    throw new ArchiveFault(
      `${resolve(file)} cannot be read to its end (${cause instanceof Error ? cause.message : 'unknown fault'}).`,
      { cause },
    );
  }
}

/** How the bytes of an entry are known in the manifest. */
export function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
