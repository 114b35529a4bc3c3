import { parseSnapshot, searchTextOf } from '@boardwalk/board/document';
import { suggestionKey } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { BlobStore } from '../../infra/blobs/BlobStore.ts';
import type { Database } from '../../infra/database/database.ts';
import { searchVectorOf } from '../files/service.ts';
import { findTagPaths } from '../review/service.ts';

/** How far a rebuild is. */
export interface RebuildProgress {
  done: number;
  total: number;
  /** Works whose entry was not what it should be. */
  changed: number;
}

const BATCH = 100;

/**
 * Works out the search entries of all public works anew, some at a time, while people search and publish: a work that gets a
 * new version meanwhile keeps the entry of that version.
 *
 * @param options.onProgress told after every batch
 */
export async function rebuildSearch(options: {
  db: Database;
  blobs: BlobStore;
  onProgress?: (progress: RebuildProgress) => void;
}): Promise<RebuildProgress> {
  const { db, blobs, onProgress } = options;
  const { total } = await db
    .selectFrom('publication')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  const progress: RebuildProgress = { done: 0, total, changed: 0 };
  for (let after = ''; ;) {
    const works = await nextWorks(db, after);
    for (const work of works) {
      const bytes = await blobs.read(work.object_hash);
      if (bytes === undefined)
        throw new Error(`the snapshot ${work.object_hash} of ${work.file_key} is gone`);
      const board = searchTextOf(parseSnapshot(JSON.parse(bytes.toString('utf8'))));
      const { name, description, tag_ids: tagIds } = work;
      const { names: tags } = await findTagPaths(db, tagIds);
      if (await writeEntry(db, work, searchVectorOf({ name, description, tags, board })))
        progress.changed += 1;
    }
    progress.done += works.length;
    onProgress?.({ ...progress });
    const last = works.at(-1);
    if (works.length < BATCH || last === undefined) return progress;
    after = last.file_key;
  }
}

type Work = Awaited<ReturnType<typeof nextWorks>>[number];

async function nextWorks(db: Database, after: string) {
  return db
    .selectFrom('publication')
    .select(['file_key', 'submission_id', 'name', 'description', 'object_hash', 'tag_ids'])
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(BATCH)
    .execute();
}

async function writeEntry(db: Database, work: Work, vector: string): Promise<boolean> {
  const key = suggestionKey(work.name);
  const { numUpdatedRows } = await db
    .updateTable('publication')
    .set({ name_key: key, search_vector: sql<string>`${vector}::tsvector` })
    .where('file_key', '=', work.file_key)
    .where('submission_id', '=', work.submission_id)
    .where(sql<SqlBool>`(name_key, search_vector) is distinct from (${key}, ${vector}::tsvector)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
