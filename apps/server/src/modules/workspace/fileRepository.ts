import type { ShareRole } from '@boardwalk/domain';
import { sql, type Expression } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type PageQuery } from '../../infra/lists/cursor.ts';
import { sourceLicence } from './sourceLicenceRepository.ts';
import { isStarredBy } from './starredRepository.ts';

/** A file as it stands in lists. */
export type FileRow = Omit<
  Awaited<ReturnType<typeof listFiles>>['list'][number],
  'is_starred' | 'is_own' | 'folded_name'
> & {
  /** Whether the person who asks has starred it, where that is asked for. */
  is_starred?: boolean;
  /** Whether it is theirs, where that is asked for. */
  is_own?: boolean;
};

/** A file with its place and somebody's role in its team. */
export type FileAccessRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** Columns of a file in lists. */
export const FILE_COLUMNS = [
  'file.file_key',
  'file.name',
  'file.kind',
  'file.team_id',
  'file.project_id',
  'file.folder_id',
  'file.thumbnail_hash',
  'file.created_at',
  'file.updated_at',
  'file.audit_status',
] as const;

/** How the files of a folder can be ordered. */
export type FileOrder = 'updated' | 'created' | 'name';

/** What each order goes by. Names are compared as people of many languages read them, not as bytes. */
const ORDERS = {
  updated: { by: sql.ref('file.updated_at'), kind: 'time', direction: 'desc' },
  created: { by: sql.ref('file.created_at'), kind: 'time', direction: 'desc' },
  name: { by: sql`lower(file.name) collate "und-x-icu"`, kind: 'string', direction: 'asc' },
} as const;

/** Files of a folder in an order, with whether somebody has starred them. */
export async function listFiles(
  db: Queryable,
  folder: { projectId: string; folderId: string | null },
  options: PageQuery & { userId: string; name?: string | undefined; order: FileOrder },
) {
  const { userId, name, order, cursor, size } = options;
  const { by, kind, direction } = ORDERS[order];
  const rows = await db
    .selectFrom('file')
    .select(FILE_COLUMNS)
    .select((eb) => [
      isStarredBy(eb.ref('file.file_key'), userId).as('is_starred'),
      sql<boolean>`file.owner_id = ${userId}`.as('is_own'),
      sql<string>`lower(file.name)`.as('folded_name'),
    ])
    .where('project_id', '=', folder.projectId)
    .where('folder_id', folder.folderId === null ? 'is' : '=', folder.folderId)
    .where('trashed_at', 'is', null)
    .$if(name !== undefined && name !== '', (query) =>
      query.where('name', 'ilike', `%${escapeLike(name ?? '')}%`),
    )
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          [by, kind],
          ['file.file_key', 'string'],
        ],
        direction,
      ),
    )
    .orderBy(by, direction)
    .orderBy('file_key', direction)
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [
    order === 'name' ? row.folded_name : row[`${order}_at`].getTime(),
    row.file_key,
  ]);
}

/** A file that is not in the trash, with what the editor's header shows and somebody's roles in its team and as its visitor. */
export async function findFile(db: Queryable, fileKey: string, userId: string, now: Date) {
  return db
    .selectFrom('file')
    .innerJoin('team', 'team.team_id', 'file.team_id')
    .innerJoin('project', 'project.project_id', 'file.project_id')
    .innerJoin('user_account as owner', 'owner.user_id', 'file.owner_id')
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.team_id', '=', 'file.team_id').on('team_member.user_id', '=', userId),
    )
    .leftJoin('publication', 'publication.file_key', 'file.file_key')
    .select(FILE_COLUMNS)
    .select([
      'file.owner_id',
      'file.origin_file_key',
      'file.first_opened_at',
      'team_member.role',
      'team.name as team_name',
      'team.type as team_type',
      'project.name as project_name',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'publication.is_live',
    ])
    .select((eb) =>
      eb
        .selectFrom('submission')
        .whereRef('submission.file_key', '=', 'file.file_key')
        .orderBy('submission.submission_id', 'desc')
        .limit(1)
        .select('submission.reason')
        .as('reason'),
    )
    .select((eb) => [
      visitorRole(eb.ref('file.file_key'), userId, now).as('visitor_role'),
      sourceLicence(eb.ref('file.origin_submission_id'), eb.ref('file.owner_id')).as('source_licence'),
    ])
    .where('file.file_key', '=', fileKey)
    .where('file.trashed_at', 'is', null)
    .executeTakeFirst();
}

/** The role somebody has towards a file by a share link that still works; no more than the link gives now. */
export function visitorRole(fileKey: Expression<string>, userId: string, now: Date) {
  return sql<ShareRole | null>`(
    select case when 'viewer' in (visitor.role, link.role) then 'viewer' when 'commenter' in (visitor.role, link.role) then 'commenter' else 'editor' end
    from file_visitor visitor join share_link link using (share_link_id)
    where visitor.file_key = ${fileKey} and visitor.user_id = ${userId} and visitor.removed_at is null
      and link.revoked_at is null and (link.expires_at is null or link.expires_at > ${now}))`;
}

/** Adds a file. */
export async function insertFile(db: Queryable, row: NewRow<'file'>): Promise<FileRow> {
  return db.insertInto('file').values(row).returning(FILE_COLUMNS).executeTakeFirstOrThrow();
}

/** Gives a new file its board. */
export async function insertBoardState(
  db: Queryable,
  fileKey: string,
  state: Uint8Array,
  now: Date,
): Promise<void> {
  await db
    .insertInto('board_state')
    .values({ file_key: fileKey, state: Buffer.from(state), updated_at: now })
    .execute();
  await db.insertInto('thumbnail_job').values({ file_key: fileKey, due_at: now }).execute();
}

/** Renames a file. */
export async function renameFile(db: Queryable, fileKey: string, name: string, now: Date): Promise<FileRow> {
  return db
    .updateTable('file')
    .set({ name, updated_at: now })
    .where('file_key', '=', fileKey)
    .returning(FILE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A picture a file uses, in one width. */
export async function findImage(
  db: Queryable,
  image: { fileKey: string; hash: string; width: 360 | 720 | 1080 },
) {
  return db
    .selectFrom('blob_use')
    .innerJoin('image', 'image.hash', 'blob_use.hash')
    .innerJoin('image_variant', 'image_variant.image_hash', 'image.hash')
    .innerJoin('blob', 'blob.hash', 'image_variant.blob_hash')
    .select(['image.hash', 'image.width', 'image.height', 'blob.hash as blob_hash', 'blob.mime', 'blob.size'])
    .where('blob_use.file_key', '=', image.fileKey)
    .where('blob_use.hash', '=', image.hash)
    .where('image_variant.width', '=', image.width)
    .limit(1)
    .executeTakeFirst();
}

/** A text to be found as it is by LIKE. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/gu, String.raw`\$&`);
}
