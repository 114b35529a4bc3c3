import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** The pieces of a file, as they come. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A zip that is written file by file, piece by piece: what it holds is nowhere in memory as a whole. */
export interface ZipWriter {
  /** Bytes of the zip if it ended now. While a file is added some of it are still to come. */
  readonly size: number;
  /** Files that were added. */
  readonly files: number;
  /** Adds a file. One at a time; after a failure the zip is of no use. */
  add(path: string, content: Pieces, options?: { compress: boolean }): Promise<void>;
  /** Ends the zip with the list of its files. */
  finish(): Promise<void>;
}

/** Most files of a zip: more need a form of it (zip64) that is not written here. */
export const MAX_ZIP_FILES = 65_535;
/** Most bytes of one file before it is packed, for the same reason; half of what fits, since not all programs read the other half. */
export const MAX_ZIP_FILE_BYTES = 2 * 1024 ** 3;

const DEFLATE = 8;
const STORED = 0;
const LEVEL = 6;
const PIECE_BYTES = 64 * 1024;
/** What the list has for each file beside its name, and for itself. */
const LISTED_BYTES = 46;
const LIST_END_BYTES = 22;

/**
 * Begins a zip. fflate frames it; the packing is done by Node, outside the thread that answers requests.
 *
 * @param write takes the bytes of the zip; the next ones come when it has resolved
 * @param mtime the time of its files
 */
export function zipWriter(write: (bytes: Uint8Array) => Promise<void>, mtime: Date): ZipWriter {
  let waiting: Uint8Array[] = [];
  let written = 0;
  let list = LIST_END_BYTES;
  let files = 0;
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    waiting.push(bytes);
  });

  async function flush(): Promise<void> {
    const pieces = waiting;
    waiting = [];
    for (const piece of pieces) {
      await write(piece);
      written += piece.byteLength;
    }
  }

  return {
    get size() {
      return written + list;
    },
    get files() {
      return files;
    },
    async add(path, content, { compress } = { compress: true }) {
      const compression = compress ? DEFLATE : STORED;
      const entry: ZipInputFile = { filename: path, compression, size: 0, crc: 0, mtime };
      zip.add(entry);
      const put = async (pieces: AsyncIterable<Uint8Array>) => {
        for await (const piece of pieces) {
          // It only wants to know that no other thread has the memory.
          entry.ondata?.(null, piece as Uint8Array<ArrayBuffer>, false);
          await flush();
        }
      };
      const measured = measure(content, entry);
      if (compress) await pipeline(measured, createDeflateRaw({ level: LEVEL, chunkSize: PIECE_BYTES }), put);
      else await put(measured);
      entry.ondata?.(null, new Uint8Array(), true);
      await flush();
      files += 1;
      list += LISTED_BYTES + Buffer.byteLength(path);
    },
    async finish() {
      zip.end();
      await flush();
    },
  };
}

/** The pieces, while the entry learns their length and checksum. */
async function* measure(content: Pieces, entry: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    entry.size += piece.byteLength;
    entry.crc = crc32(piece, entry.crc);
    yield piece;
  }
}
