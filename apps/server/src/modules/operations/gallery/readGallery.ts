import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSnapshot, type BoardSnapshot } from '@boardwalk/board/document';
import { checksum } from '../../../infra/backup/archive.ts';
import type { EncodedImage } from '../../../infra/images/encodedImage.ts';
import { encodeImage } from '../../../infra/images/encodeImage.ts';
import {
  boardPath,
  coverPath,
  GALLERY_FILE,
  readGalleryList,
  type GalleryList,
  type GalleryWork,
} from './galleryFormat.ts';

/** A gallery that cannot be taken, with everything that is wrong with it. */
export class GalleryFault extends Error {
  override name = 'GalleryFault';
}

/** The parts of a work that are no text, found good. */
export interface GalleryParts {
  snapshot: BoardSnapshot;
  /** Encoded again: nothing of the file but its pixels is left. */
  cover: EncodedImage;
}

/**
 * Reads the list of a gallery.
 *
 * @throws GalleryFault when it breaks a rule of publishing
 */
export async function readGallery(folder: string): Promise<GalleryList> {
  const text = await readFile(join(folder, GALLERY_FILE), 'utf8').catch((cause: unknown) => {
    throw new GalleryFault(`${join(folder, GALLERY_FILE)} cannot be read.`, { cause });
  });
  const read = readGalleryList(text);
  if ('faults' in read) throw new GalleryFault(read.faults.join('\n'));
  const keys = read.list.works.map(({ file_key: key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new GalleryFault(`${twice} is there twice.`);
  return read.list;
}

/**
 * Reads and checks the board and the cover of a work.
 *
 * @throws GalleryFault when one is missing, was changed, or is not what it should be
 */
export async function readParts(folder: string, work: GalleryWork): Promise<GalleryParts> {
  const { file_key: key } = work;
  const board = await readChecked(folder, boardPath(key), work.board_sha256);
  const check = checkSnapshot(parse(board, key));
  if (!check.ok) {
    const [first] = check.problems;
    throw new GalleryFault(`${boardPath(key)} is no board: ${first?.field} ${first?.msg}`);
  }
  const bytes = await readChecked(folder, coverPath(key), work.cover_sha256);
  const cover = await encodeImage(bytes, { accepted: ['image/webp'] }).catch((cause: unknown) => {
    throw new GalleryFault(`${coverPath(key)} is no picture.`, { cause });
  });
  return { snapshot: check.snapshot, cover };
}

async function readChecked(folder: string, path: string, sha256: string): Promise<Buffer> {
  const bytes = await readFile(join(folder, path)).catch((cause: unknown) => {
    throw new GalleryFault(`${path} cannot be read.`, { cause });
  });
  if (checksum(bytes) !== sha256) throw new GalleryFault(`${path} was changed.`);
  return bytes;
}

function parse(bytes: Buffer, key: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new GalleryFault(`${boardPath(key)} is no JSON.`, { cause });
  }
}
