import { parseSnapshot, searchTextOf, SnapshotError } from '@boardwalk/board/document';
import { suggestionKey } from '@boardwalk/domain';
import type { BlobStore } from '../../infra/blobs/BlobStore.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { SEARCH_INDEX_VERSION, searchVectorOf } from '../files/catalogue/service.ts';
import { findTagPaths } from '../review/service.ts';
import { countIndexed, findIndexState, nextWorks, setIndexState, writeEntry } from './entryRepository.ts';

/** How far a rebuild is. */
export interface RebuildProgress {
  done: number;
  total: number;
  /** Works whose entry was not what it should be. */
  changed: number;
}

const BATCH = 100;

/**
 * Works out the search entries of all public works again, some at a time, while people search and publish: a work that gets a
 * new version meanwhile keeps the entry of that version.
 *
 * @param options.onProgress called after every batch
 */
export async function rebuildSearch(options: {
  db: Database;
  blobs: BlobStore;
  onProgress?: (progress: RebuildProgress) => void;
}): Promise<RebuildProgress> {
  const { db, blobs, onProgress } = options;
  const progress: RebuildProgress = { done: 0, total: await countIndexed(db), changed: 0 };
  for (let after: string | undefined = ''; after !== undefined;) {
    const batch = await rebuildBatch({ db, blobs }, after);
    progress.done += batch.done;
    progress.changed += batch.changed;
    onProgress?.({ ...progress });
    after = batch.last;
  }
  return progress;
}

/**
 * Writes the search entries of all public works again once the terms they are made of have changed with a version of the
 * program: some at a time, while people search, and on from where an earlier run ended. Until then a work is found by the terms
 * that both versions have.
 */
export async function renewSearchEntries({ db, blobs, log }: Infra): Promise<void> {
  const { version, after: from } = await findIndexState(db);
  if (version >= SEARCH_INDEX_VERSION) return;
  for (let after: string | undefined = from; after !== undefined;) {
    const { last } = await rebuildBatch({ db, blobs, onGone: (text) => log.warn(text) }, after);
    await setIndexState(
      db,
      last === undefined ? { version: SEARCH_INDEX_VERSION, after: '' } : { after: last },
    );
    after = last;
  }
}

/** The works after one: how many there were, how many entries changed, and the last one; none when there are no more. */
async function rebuildBatch(
  {
    db,
    blobs,
    onGone = (text) => {
      throw new Error(text);
    },
  }: { db: Database; blobs: BlobStore; onGone?: (text: string) => void },
  after: string,
): Promise<{ done: number; changed: number; last: string | undefined }> {
  const works = await nextWorks(db, after, BATCH);
  let changed = 0;
  for (const work of works) {
    const board = await readText(blobs, work.object_hash);
    if (board === undefined) {
      onGone(`the snapshot ${work.object_hash} of ${work.file_key} is gone, or cannot be read`);
      continue;
    }
    const { name, description, tag_ids: tagIds } = work;
    const { names: tags } = await findTagPaths(db, tagIds);
    const vector = searchVectorOf({ name, description, tags, board });
    if (await writeEntry(db, work, { nameKey: suggestionKey(name), vector })) changed += 1;
  }
  return { done: works.length, changed, last: works.length < BATCH ? undefined : works.at(-1)?.file_key };
}

/** What is written on a board; undefined when there is none. */
async function readText(blobs: BlobStore, objectHash: string): Promise<string | undefined> {
  const bytes = await blobs.read(objectHash);
  if (bytes === undefined) return undefined;
  try {
    return searchTextOf(parseSnapshot(JSON.parse(bytes.toString('utf8'))));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof SnapshotError) return undefined;
    throw error;
  }
}
