import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Language } from '@boardwalk/domain';
import { checksum } from '../../../infra/backup/archive.ts';
import type { Infra } from '../../../infra/Infra.ts';
import { boardPath, coverPath, GALLERY_FILE, type GalleryList, type GalleryWork } from './galleryFormat.ts';
import { listPublishedWorks, type PublishedRow } from './galleryRepository.ts';
import { readTaxonomy } from './taxonomyRepository.ts';

const BATCH = 100;

/**
 * Writes all public works into a folder: the list, and per work the board and the cover. The folder gets its name once
 * everything is in it.
 *
 * @param folder must not exist, or be empty
 * @returns how many works
 * @throws Error when the store has lost a board or a cover
 */
export async function exportGallery(
  { db, blobs, clock }: Pick<Infra, 'db' | 'blobs' | 'clock'>,
  folder: string,
  progress: (line: string) => void,
): Promise<number> {
  const target = resolve(folder);
  const fresh = `${target}.partial`;
  await rm(fresh, { recursive: true, force: true });
  for (const part of ['boards', 'covers']) await mkdir(join(fresh, part), { recursive: true });

  const read = async (hash: string, what: string) => {
    const bytes = await blobs.read(hash);
    if (bytes === undefined) throw new Error(`the store has lost ${what}`);
    return bytes;
  };
  const works: GalleryWork[] = [];
  for (let after = ''; ;) {
    const rows = await listPublishedWorks(db, after, BATCH);
    for (const row of rows) {
      const board = await read(row.object_hash, `the board of ${row.file_key}`);
      const cover = await read(row.cover_blob_hash, `the cover of ${row.file_key}`);
      await writeFile(join(fresh, boardPath(row.file_key)), board);
      await writeFile(join(fresh, coverPath(row.file_key)), cover);
      works.push(workOf(row, { board: checksum(board), cover: checksum(cover) }));
    }
    progress(`${works.length} works`);
    const last = rows.at(-1);
    if (rows.length < BATCH || last === undefined) break;
    after = last.file_key;
  }
  const list: GalleryList = {
    format: 'boardwalk-gallery',
    version: 1,
    exported_at: clock.now().toISOString(),
    taxonomy: await readTaxonomy(db),
    works,
  };
  await writeFile(join(fresh, GALLERY_FILE), `${JSON.stringify(list, null, 2)}\n`, { flush: true });
  await rename(fresh, target);
  return works.length;
}

/** Whether a folder can be written: it is not there, or empty. */
export async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

function workOf(row: PublishedRow, sums: { board: string; cover: string }): GalleryWork {
  return {
    file_key: row.file_key,
    name: row.name,
    description: row.description,
    kind: row.kind,
    language: Object.values(Language).find((language) => language === row.language) ?? Language.EN_US,
    fee_type: row.fee_type,
    unit_price: row.unit_price,
    tags: row.tags,
    topics: row.topics,
    author: { name: row.author_name, nick_name: row.author_nick_name },
    published_at: row.pub_time.toISOString(),
    board_sha256: sums.board,
    cover_sha256: sums.cover,
  };
}
