import type { BoardSnapshot } from '@boardwalk/board/document';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import { CorruptBlobError } from '../../infra/blobs/checked.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { ScratchFile } from '../../infra/scratch/scratchFile.ts';
import { MAX_ZIP_FILE_BYTES, MAX_ZIP_FILES, zipWriter, type Pieces } from '../../infra/zip/zipWriter.ts';
import * as repository from './archiveRepository.ts';
import { exportedTables } from './exportedTableRepository.ts';

/** What an archive is made with. */
export interface ArchiveParts extends Pick<Infra, 'db' | 'snapshots' | 'blobs' | 'clock'> {
  collaboration: Pick<Collaboration, 'readBoard'>;
  /** Where it is written, from its end on. */
  file: Pick<ScratchFile, 'append'>;
  /** About how large it may get, in bytes. What has no room is named in about.json. */
  maxBytes: number;
  /** How large one list may get before it is packed, in bytes. */
  maxFileBytes?: number | undefined;
  /** Ends the work with an error when it is aborted. */
  stopping: AbortSignal;
}

/** An archive that is written file by file, as long as there is room. */
interface Archive {
  /** Whether so many more bytes have room. */
  hasRoom(bytes: number): boolean;
  add(path: string, content: Pieces, options?: { compress: boolean }): Promise<void>;
  /** Notes what had no room, wholly or in part. */
  leaveOut(path: string): void;
  /** Notes what could not be read. */
  missOut(path: string): void;
  finish(about: Record<string, unknown>): Promise<void>;
}

/**
 * Writes everything about a person as a zip: their rows of every table as JSON, as they were at one moment, their boards, and the
 * pictures on them. Of all that there is never more in memory than a batch of rows, a board or a picture. A board or picture that
 * cannot be read is named in about.json and keeps nothing else from the person.
 *
 * @param userId whose
 */
export async function writeArchive(parts: ArchiveParts, userId: string): Promise<void> {
  const archive = openArchive(parts);
  await addRows(archive, parts, userId);
  await addBoards(archive, parts, userId);
  await addPictures(archive, parts, userId);
  await archive.finish({ made_at: parts.clock.now().toISOString(), user_id: userId });
}

function openArchive({ file, clock, maxBytes, stopping }: ArchiveParts): Archive {
  const leftOut: string[] = [];
  const unreadable: string[] = [];
  const zip = zipWriter(async (bytes) => {
    stopping.throwIfAborted();
    await file.append(bytes);
  }, clock.now());
  return {
    // One file more has its place in any case: about.json.
    hasRoom: (bytes) => zip.size + bytes <= maxBytes && zip.files < MAX_ZIP_FILES - 1,
    add: (path, content, options) => zip.add(path, content, options),
    leaveOut: (path) => leftOut.push(path),
    missOut: (path) => unreadable.push(path),
    async finish(about) {
      const text = JSON.stringify({ ...about, unreadable, left_out: leftOut }, null, 2);
      await zip.add('about.json', [Buffer.from(text)]);
      await zip.finish();
    },
  };
}

async function addRows(
  archive: Archive,
  { db, snapshots, stopping, maxFileBytes = MAX_ZIP_FILE_BYTES }: ArchiveParts,
  userId: string,
): Promise<void> {
  const tables = await exportedTables(db, userId);
  const snapshot = await snapshots.open();
  // A query that waits for a lock, sorts, or is read to its end for nothing would go on for minutes.
  const stop = () => void snapshot.end();
  stopping.addEventListener('abort', stop, { once: true });
  try {
    stopping.throwIfAborted();
    for (const table of tables) {
      const { path } = table;
      if (archive.hasRoom(0)) {
        const lines = snapshot.lines(repository.rowsQuery(db, table));
        await archive.add(path, asList(lines, archive, { path, maxBytes: maxFileBytes }));
      } else archive.leaveOut(path);
    }
  } finally {
    stopping.removeEventListener('abort', stop);
    await snapshot.end();
  }
}

const LIST_BEGIN = Buffer.from('[');
const LIST_END = Buffer.from(']\n');

/** Lines as one JSON list, which ends early when there is no room for more. */
async function* asList(
  lines: AsyncIterable<Buffer[]>,
  archive: Archive,
  { path, maxBytes }: { path: string; maxBytes: number },
): AsyncGenerator<Uint8Array> {
  yield LIST_BEGIN;
  let left = maxBytes - LIST_BEGIN.byteLength - LIST_END.byteLength;
  let isCut = false;
  for await (const pieces of lines) {
    const size = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    // Read to the end all the same: the connection takes no other query before.
    if (isCut) continue;
    left -= size;
    isCut = left < 0 || !archive.hasRoom(size);
    if (!isCut) yield* pieces;
  }
  if (isCut) archive.leaveOut(path);
  yield LIST_END;
}

async function addBoards(
  archive: Archive,
  { db, collaboration, stopping }: ArchiveParts,
  userId: string,
): Promise<void> {
  for await (const fileKey of repository.readBoardKeys(db, userId)) {
    stopping.throwIfAborted();
    const path = `boards/${fileKey}.json`;
    if (!archive.hasRoom(0)) {
      archive.leaveOut(path);
      continue;
    }
    const board = await readBoard(collaboration, fileKey);
    if (board === undefined) {
      archive.missOut(path);
      continue;
    }
    const bytes = Buffer.from(JSON.stringify(board));
    if (archive.hasRoom(bytes.byteLength)) await archive.add(path, [bytes]);
    else archive.leaveOut(path);
  }
}

/** A board as it is now; undefined when it is set aside, since its bytes cannot be read, or went away meanwhile. */
async function readBoard(
  collaboration: Pick<Collaboration, 'readBoard'>,
  fileKey: string,
): Promise<BoardSnapshot | undefined> {
  try {
    return await collaboration.readBoard(fileKey);
  } catch (error) {
    if (error instanceof ApiError && error.error === 'cmt_open_file_error') return undefined;
    throw error;
  }
}

async function addPictures(
  archive: Archive,
  { db, blobs, stopping }: ArchiveParts,
  userId: string,
): Promise<void> {
  for await (const { path, hash, size } of repository.readPictures(db, userId)) {
    stopping.throwIfAborted();
    if (!archive.hasRoom(size)) {
      archive.leaveOut(path);
      continue;
    }
    const bytes = await readPicture(blobs, hash);
    if (bytes === undefined) archive.missOut(path);
    else await archive.add(path, [bytes], { compress: false });
  }
}

/** The bytes of a picture; undefined when the store has lost or changed them. */
async function readPicture(blobs: Infra['blobs'], hash: string): Promise<Buffer | undefined> {
  try {
    return await blobs.read(hash);
  } catch (error) {
    if (error instanceof CorruptBlobError) return undefined;
    throw error;
  }
}
