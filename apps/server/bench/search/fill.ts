import { suggestionKey } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Database } from '../../src/infra/database/database.ts';
import type { NewRow } from '../../src/infra/database/schema.ts';
import { searchVectorOf } from '../../src/modules/files/catalogue/service.ts';
import { insertMany } from '../../src/seed/insertMany.ts';
import { insertBytes, insertPeople, insertSpace, key } from '../largeCommunity.ts';
import type { SearchDocument } from './questions.ts';

const AT_ONCE = 5_000;
const FIRST_DAY = Date.parse('2024-01-01T00:00:00Z');

/**
 * Publishes documents as works of one owner, in bulk, into a migrated, empty database.
 *
 * @returns the id of the document by the key of its work
 */
export async function publishDocuments(
  db: Database,
  documents: readonly SearchDocument[],
): Promise<Map<string, string>> {
  const owner = key(0, 'p');
  const now = new Date();
  await insertPeople(db, [owner], now);
  const { teamId, projectId } = await insertSpace(db, owner, now);
  const hashes = await insertBytes(db, now);
  const ids = new Map<string, string>();
  const restoreIndexes = documents.length > AT_ONCE ? await withoutWordIndexes(db) : undefined;
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const some = documents.slice(from, from + AT_ONCE).map((document, offset) => ({
      document,
      number: from + offset,
      file_key: key(from + offset, 'w'),
    }));
    await insertMany(
      db,
      'file',
      some.map(({ document, number, file_key }): NewRow<'file'> => ({
        file_key,
        owner_id: owner,
        team_id: teamId,
        project_id: projectId,
        name: nameOf(document),
        audit_status: 2,
        created_at: dayOf(number),
        updated_at: dayOf(number),
      })),
    );
    const shared = ({ document }: (typeof some)[number]) => ({
      name: nameOf(document),
      description: document.text.slice(0, 3000).padEnd(10, '.'),
      fee_type: 1 as const,
      unit_price: null,
      language: document.language,
      tag_ids: [],
      topic_ids: [],
      cover_hash: hashes.cover,
      object_hash: hashes.object,
    });
    await insertMany(
      db,
      'submission',
      some.map((each) => ({
        ...shared(each),
        file_key: each.file_key,
        version: 1,
        submitter_id: owner,
        status: 2 as const,
        due_at: now,
        created_at: dayOf(each.number),
      })),
    );
    const { rows } = await sql<{ file_key: string; submission_id: string }>`
      select file_key, submission_id from submission order by submission_id desc limit ${some.length}`.execute(
      db,
    );
    const submissions = new Map(rows.map((row) => [row.file_key, row.submission_id]));
    await insertMany(
      db,
      'publication',
      some.map((each) => publicationOf(each, { ...shared(each), owner, submissions })),
    );
    for (const { document, file_key } of some) ids.set(file_key, document.id);
    if (documents.length > AT_ONCE)
      process.stdout.write(`\r  works ${from + some.length} of ${documents.length}`);
  }
  if (documents.length > AT_ONCE) process.stdout.write('\n');
  await restoreIndexes?.();
  return ids;
}

/**
 * Drops the indexes of words: to build them at the end takes a fraction of the time that keeping them up to date does.
 *
 * @returns makes them again
 */
async function withoutWordIndexes(db: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'publication' and indexdef like '%USING gin%'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  };
}

/** A name that fits; a document without one gets a name that nobody searches for. */
function nameOf({ name }: SearchDocument): string {
  return Array.from(name).slice(0, 50).join('') || '–';
}

function dayOf(number: number): Date {
  return new Date(FIRST_DAY + ((number * 7919) % 80_000_000) * 1000);
}

function publicationOf(
  { document, number, file_key }: { document: SearchDocument; number: number; file_key: string },
  {
    owner,
    submissions,
    ...shared
  }: Omit<NewRow<'submission'>, 'file_key' | 'version' | 'submitter_id' | 'due_at' | 'created_at'> & {
    owner: string;
    submissions: ReadonlyMap<string, string>;
  },
): NewRow<'publication'> {
  const at = dayOf(number);
  return {
    ...shared,
    file_key,
    submission_id: submissions.get(file_key) ?? '0',
    is_live: true,
    owner_id: owner,
    kind: 'board',
    tag_path_ids: [],
    name_key: suggestionKey(document.name),
    search_vector: searchVectorOf({
      name: document.name,
      tags: document.tags,
      description: document.text,
      board: document.board,
    }),
    view_num: 0,
    created_at: at,
    updated_at: at,
    pub_time: at,
  };
}
