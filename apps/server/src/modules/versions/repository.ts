import { sql } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';
import { recordBlobs } from '../../infra/images/imageStore.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage, type PageQuery } from '../../infra/lists/cursor.ts';

/** A version with its author. */
export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

function versions(db: Queryable) {
  return db
    .selectFrom('board_version as version')
    .leftJoin('user_account as author', 'author.user_id', 'version.author_id')
    .selectAll('version')
    .select(['author.nick_name as author_nick_name', 'author.avatar_url as author_avatar_url']);
}

/** Versions of a file, the newest first, before one. */
export async function listVersions(
  db: Queryable,
  fileKey: string,
  { cursor, size }: PageQuery,
): Promise<CursorPage<VersionRow>> {
  const rows = await versions(db)
    .where('version.file_key', '=', fileKey)
    .where((eb) => afterCursor(eb, cursor, [['version.version_id', 'integer']], 'desc'))
    .orderBy('version.version_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.version_id)]);
}

/** A version of a file. */
export async function findVersion(db: Queryable, fileKey: string, versionId: string) {
  return versions(db)
    .where('version.file_key', '=', fileKey)
    .where('version.version_id', '=', bigId(versionId))
    .executeTakeFirst();
}

/** The newest version of a file, and when its newest automatic one was made. */
export async function findNewest(db: Queryable, fileKey: string) {
  return db
    .selectFrom('board_version as version')
    .select(['version.version_id', 'version.object_hash'])
    .select((eb) =>
      eb
        .selectFrom('board_version as automatic')
        .where('automatic.file_key', '=', fileKey)
        .where('automatic.kind', '=', 'automatic')
        .select(({ fn }) => fn.max('automatic.created_at').as('at'))
        .as('last_automatic_at'),
    )
    .where('version.file_key', '=', fileKey)
    .orderBy('version.version_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a board is that of some version of the file. */
export async function hasObject(db: Queryable, fileKey: string, objectHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('board_version')
    .select('version_id')
    .where('object_hash', '=', objectHash)
    .where('file_key', '=', fileKey)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds a version of a stored board and gives its id. */
export async function insertVersion(
  db: Queryable,
  row: NewRow<'board_version'> & { created_at: Date },
  blob: { hash: string; size: number },
): Promise<string> {
  await recordBlobs(db, [{ ...blob, mime: 'application/json' }], row.created_at);
  const { version_id: id } = await db
    .insertInto('board_version')
    .values(row)
    .returning('version_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a file, so that its versions with names stay as many as they are counted. */
export async function lockFile(db: Queryable, fileKey: string): Promise<boolean> {
  const file = await db
    .selectFrom('file')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .where('trashed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return file !== undefined;
}

/** How many versions of a file have a name. */
export async function countNamed(db: Queryable, fileKey: string): Promise<number> {
  const { count } = await db
    .selectFrom('board_version')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('file_key', '=', fileKey)
    .where('name', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Names a version; false when it is gone. */
export async function renameVersion(db: Queryable, versionId: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('board_version')
    .set({ name })
    .where('version_id', '=', versionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a version is there; if so, nobody deletes it until the transaction ends. */
export async function holdVersion(db: Queryable, versionId: string): Promise<boolean> {
  const version = await db
    .selectFrom('board_version')
    .select('version_id')
    .where('version_id', '=', versionId)
    .forKeyShare()
    .executeTakeFirst();
  return version !== undefined;
}

/** Deletes a version; its bytes are collected when nothing else refers to them. */
export async function deleteVersion(db: Queryable, versionId: string): Promise<void> {
  await db.deleteFrom('board_version').where('version_id', '=', versionId).execute();
}

/** Boards whose version is due, those that have waited longest first. */
export async function listDue(db: Queryable, now: Date, limit: number): Promise<Row<'version_job'>[]> {
  return db
    .selectFrom('version_job')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** The job of a board if it is due, with a mark that every change of the job changes. */
export async function findDueJob(db: Queryable, fileKey: string, now: Date) {
  return db
    .selectFrom('version_job')
    .select(['editor_id', sql<string>`xmin::text`.as('mark')])
    .where('file_key', '=', fileKey)
    .where('due_at', '<=', now)
    .executeTakeFirst();
}

/** Takes a job as it was found; false when another process has taken it, or an edit was noted since. */
export async function takeJob(db: Queryable, fileKey: string, mark: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('version_job')
    .where('file_key', '=', fileKey)
    .where(sql<string>`xmin::text`, '=', mark)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts a job off. */
export async function postponeJob(db: Queryable, fileKey: string, dueAt: Date): Promise<void> {
  await db.updateTable('version_job').set({ due_at: dueAt }).where('file_key', '=', fileKey).execute();
}

/** Teams that have versions without a name from before a date. */
export async function listTeamsWithOld(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('board_version')
    .innerJoin('file', 'file.file_key', 'board_version.file_key')
    .select('file.team_id')
    .distinct()
    .where('board_version.name', 'is', null)
    .where('board_version.created_at', '<', before)
    .execute();
  return rows.map(({ team_id: teamId }) => teamId);
}

/** Deletes versions without a name of one team from before a date; returns how many. */
export async function deleteOld(db: Queryable, teamId: string, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('board_version')
    .using('file')
    .whereRef('file.file_key', '=', 'board_version.file_key')
    .where('file.team_id', '=', teamId)
    .where('board_version.name', 'is', null)
    .where('board_version.created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
