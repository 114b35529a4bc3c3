import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type PageQuery } from '../../infra/lists/cursor.ts';
import { FILE_COLUMNS } from './fileRepository.ts';

/** A file in the trash as it stands in its list. */
export type TrashedRow = Awaited<ReturnType<typeof listTrash>>['list'][number];

/** Files in the trash of a team, the last trashed first. */
export async function listTrash(
  db: Queryable,
  teamId: string,
  options: PageQuery & {
    /** Only files of this person; undefined means everybody's. */
    ownerId: string | undefined;
  },
) {
  const { ownerId, cursor, size } = options;
  const rows = await db
    .selectFrom('file')
    .innerJoin('user_account as owner', 'owner.user_id', 'file.owner_id')
    .leftJoin('user_account as doer', 'doer.user_id', 'file.trashed_by')
    .select(FILE_COLUMNS)
    .select([
      'file.trashed_at',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'doer.user_id as doer_id',
      'doer.nick_name as doer_nick_name',
      'doer.avatar_url as doer_avatar_url',
      'doer.deleted_at as doer_deleted_at',
    ])
    .where('file.team_id', '=', teamId)
    .where('file.trashed_at', 'is not', null)
    .where('file.purged_at', 'is', null)
    .$if(ownerId !== undefined, (query) => query.where('file.owner_id', '=', ownerId ?? ''))
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['file.trashed_at', 'time'],
          ['file.file_key', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('file.trashed_at', 'desc')
    .orderBy('file.file_key', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.trashed_at?.getTime() ?? 0, row.file_key]);
}

/** The team a file is in. */
export async function teamOf(db: Queryable, fileKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('file')
    .select('team_id')
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return row?.team_id;
}

/**
 * A file that was not purged, trashed or not, locked, with somebody's role in its team.
 *
 * @param options.toDelete edits of its board, which refer to the file, wait until the transaction ends
 */
export async function lockFile(
  db: Queryable,
  fileKey: string,
  { userId, toDelete = false }: { userId: string; toDelete?: boolean },
) {
  return (
    db
      .selectFrom('file')
      .leftJoin('team_member', (join) =>
        join.onRef('team_member.team_id', '=', 'file.team_id').on('team_member.user_id', '=', userId),
      )
      .select(FILE_COLUMNS)
      .select(['file.owner_id', 'file.trashed_at', 'team_member.role'])
      .where('file.file_key', '=', fileKey)
      .where('file.purged_at', 'is', null)
      // FOR UPDATE: the file is deleted.
      .$if(toDelete, (query) => query.forUpdate('file'))
      .$if(!toDelete, (query) => query.forNoKeyUpdate('file'))
      .executeTakeFirst()
  );
}

/** Moves a file to the trash. */
export async function trashFile(db: Queryable, fileKey: string, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('file')
    .set({ trashed_at: now, trashed_by: userId })
    .where('file_key', '=', fileKey)
    .execute();
}

/** Takes a file out of the trash. */
export async function restoreFile(db: Queryable, fileKey: string) {
  return db
    .updateTable('file')
    .set({ trashed_at: null, trashed_by: null })
    .where('file_key', '=', fileKey)
    .returning(FILE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Which files to purge: those of a team, of one person in it, or all trashed before a time. */
export type PurgeScope = { teamId: string; ownerId: string | undefined } | { trashedBefore: Date };

/** Some files in the trash, locked; those another transaction works on are left out. */
export async function lockTrashed(db: Queryable, scope: PurgeScope, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select('file_key')
    .where('trashed_at', 'is not', null)
    .where('purged_at', 'is', null)
    .$if('teamId' in scope, (query) =>
      'teamId' in scope ? query.where('team_id', '=', scope.teamId) : query,
    )
    .$if('ownerId' in scope && scope.ownerId !== undefined, (query) =>
      'ownerId' in scope ? query.where('owner_id', '=', scope.ownerId ?? '') : query,
    )
    .$if('trashedBefore' in scope, (query) =>
      'trashedBefore' in scope ? query.where('trashed_at', '<', scope.trashedBefore) : query,
    )
    .orderBy('trashed_at')
    .orderBy('file_key')
    .limit(limit)
    // FOR UPDATE: the files are deleted.
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ file_key: fileKey }) => fileKey);
}

const STILL_REFERRED_TO = '23503';

/**
 * Deletes files permanently. A file the community still refers to keeps its row, without its board: a work that was handed
 * in, a copy that counts, a cover.
 *
 * @param trx a transaction; the files are locked in it
 */
export async function purgeFiles(trx: Queryable, fileKeys: readonly string[], now: Date): Promise<void> {
  for (const fileKey of fileKeys) {
    await sql`savepoint purge`.execute(trx);
    try {
      await trx.deleteFrom('file').where('file_key', '=', fileKey).execute();
      await sql`release savepoint purge`.execute(trx);
    } catch (error) {
      if ((error as { code?: unknown }).code !== STILL_REFERRED_TO) throw error;
      await sql`rollback to savepoint purge`.execute(trx);
      await emptyFile(trx, fileKey, now);
    }
  }
}

/**
 * Deletes the board of a file, its versions, links and all else that would have gone with its row, and keeps the row.
 * Pictures stay where the file was handed in: they may stand on its public board.
 */
async function emptyFile(trx: Queryable, fileKey: string, now: Date): Promise<void> {
  for (const { table, column } of await dependentsOfFiles(trx)) {
    const mayGo = table === 'blob_use' ? sql`not ${WAS_SUBMITTED}` : sql`true`;
    await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} = ${fileKey} and ${mayGo}`.execute(trx);
  }
  await trx
    .updateTable('file')
    .set({ purged_at: now, thumbnail_hash: null })
    .where('file_key', '=', fileKey)
    .execute();
}

const WAS_SUBMITTED = sql`exists (select from submission where submission.file_key = blob_use.file_key)`;

/** The tables whose rows go when a file's row is deleted, as the database itself has them. */
async function dependentsOfFiles(db: Queryable): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select referring.relname as table, attribute.attname as column
    from pg_constraint reference
    join pg_class referring on referring.oid = reference.conrelid
    join pg_attribute attribute
      on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.confrelid = 'file'::regclass and reference.contype = 'f' and reference.confdeltype = 'c'
    order by referring.relname`.execute(db);
  return rows;
}
