import { sql } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, RowChange } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage, type PageQuery } from '../../infra/lists/cursor.ts';
import { listed, type ListedWork } from '../files/catalogue/service.ts';

/** A collection with its owner, how many public works it holds, and the covers of the first ones. */
export type CollectionRow = Awaited<ReturnType<ReturnType<typeof collections>['execute']>>[number];

/** How many covers stand for a collection. */
const COVERS = 3;

function collections(db: Queryable) {
  return db
    .selectFrom('collection')
    .innerJoin('user_account as owner', 'owner.user_id', 'collection.user_id')
    .innerJoin('profile as owner_profile', 'owner_profile.user_id', 'collection.user_id')
    .select([
      'collection.collection_id',
      'collection.name',
      'collection.description',
      'collection.is_public',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner_profile.name as owner_profile_name',
      sql<number>`(select count(*)::int from collection_file entry
        join publication work on work.file_key = entry.file_key and work.is_live
        where entry.collection_id = collection.collection_id)`.as('file_count'),
      sql<{ file_key: string; cover_hash: string }[]>`coalesce((select json_agg(cover) from (
        select work.file_key, work.cover_hash from collection_file entry
        join publication work on work.file_key = entry.file_key and work.is_live
        where entry.collection_id = collection.collection_id
        order by entry.place, entry.file_key limit ${COVERS}) cover), '[]')`.as('covers'),
    ]);
}

/** Whether there is such a person, deactivated ones not counted. */
export async function personExists(db: Queryable, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return person !== undefined;
}

/** Somebody's collections, the latest changed first. */
export async function listCollections(
  db: Queryable,
  userId: string,
  { onlyPublic }: { onlyPublic: boolean },
) {
  return collections(db)
    .where('collection.user_id', '=', userId)
    .$if(onlyPublic, (query) => query.where('collection.is_public', '=', true))
    .orderBy('collection.updated_at', 'desc')
    .orderBy('collection.collection_id', 'desc')
    .execute();
}

/** Which of somebody's collections hold a work. */
export async function findHolding(db: Queryable, userId: string, fileKey: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('collection_file')
    .select('collection_id')
    .where('user_id', '=', userId)
    .where('file_key', '=', fileKey)
    .execute();
  return new Set(rows.map(({ collection_id: id }) => id));
}

/** A collection that somebody may see: a public one, or their own. Those of closed accounts are not shown. */
export async function findCollection(db: Queryable, collectionId: string, viewerId: string | null) {
  return collections(db)
    .where('collection.collection_id', '=', bigId(collectionId))
    .where('owner.deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([eb('collection.is_public', '=', true), eb('collection.user_id', '=', viewerId ?? '')]),
    )
    .executeTakeFirst();
}

/** Locks a person, so that their collections are counted exactly. */
export async function lockOwner(trx: Queryable, userId: string): Promise<void> {
  await trx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** How many collections somebody has. */
export async function countCollections(trx: Queryable, userId: string): Promise<number> {
  const row = await trx
    .selectFrom('collection')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Adds a collection and gives its id. */
export async function insertCollection(trx: Queryable, row: NewRow<'collection'>): Promise<string> {
  const inserted = await trx
    .insertInto('collection')
    .values(row)
    .returning('collection_id')
    .executeTakeFirstOrThrow();
  return inserted.collection_id;
}

/** Changes an own collection; false when there is none. */
export async function updateCollection(
  db: Queryable,
  own: { userId: string; collectionId: string },
  change: RowChange<'collection'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collection')
    .set(change)
    .where('collection_id', '=', bigId(own.collectionId))
    .where('user_id', '=', own.userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an own collection; false when there is none. */
export async function deleteCollection(
  db: Queryable,
  userId: string,
  collectionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('collection')
    .where('collection_id', '=', bigId(collectionId))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Locks an own collection until the transaction ends, and marks it as changed; false when there is none. */
export async function touchCollection(
  trx: Queryable,
  own: { userId: string; collectionId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('collection')
    .set({ updated_at: now })
    .where('collection_id', '=', bigId(own.collectionId))
    .where('user_id', '=', own.userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The keys of a collection, in its order. */
export async function listKeys(trx: Queryable, collectionId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('collection_file')
    .select('file_key')
    .where('collection_id', '=', bigId(collectionId))
    .orderBy('place')
    .orderBy('file_key')
    .execute();
  return rows.map(({ file_key: key }) => key);
}

/** Puts a work in front of all others. */
export async function insertFile(
  trx: Queryable,
  row: Omit<NewRow<'collection_file'>, 'place'>,
): Promise<void> {
  await sql`
    insert into collection_file (collection_id, file_key, user_id, created_at, place)
    select ${row.collection_id}::bigint, ${row.file_key}, ${row.user_id}, ${row.created_at},
      coalesce(min(place), 0) - 1 from collection_file where collection_id = ${row.collection_id}::bigint`.execute(
    trx,
  );
}

/** Takes a work out of a collection. */
export async function deleteFile(trx: Queryable, collectionId: string, fileKey: string): Promise<void> {
  await trx
    .deleteFrom('collection_file')
    .where('collection_id', '=', bigId(collectionId))
    .where('file_key', '=', fileKey)
    .execute();
}

/** Writes the order of a collection down. */
export async function writeOrder(
  trx: Queryable,
  collectionId: string,
  fileKeys: readonly string[],
): Promise<void> {
  await sql`
    update collection_file set place = wanted.place::int
    from unnest(${sql.val([...fileKeys])}::text[]) with ordinality as wanted (file_key, place)
    where collection_id = ${bigId(collectionId)} and collection_file.file_key = wanted.file_key`.execute(trx);
}

/** Public works of a collection, in its order. */
export async function listFiles(
  db: Queryable,
  collectionId: string,
  { cursor, size }: PageQuery,
): Promise<CursorPage<ListedWork>> {
  const rows = await listed(db)
    .innerJoin('collection_file', 'collection_file.file_key', 'publication.file_key')
    .where('collection_file.collection_id', '=', bigId(collectionId))
    .select('collection_file.place')
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['collection_file.place', 'integer'],
          ['collection_file.file_key', 'string'],
        ],
        'asc',
      ),
    )
    .orderBy('collection_file.place')
    .orderBy('collection_file.file_key')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.place, row.file_key]);
}
