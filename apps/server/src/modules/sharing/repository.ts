import { ShareRole, weakerRole } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type PageQuery } from '../../infra/lists/cursor.ts';
import { isLive } from './linkRepository.ts';

/** A share link with the file it leads to. */
export type SharedFileRow = NonNullable<Awaited<ReturnType<typeof findSharedFile>>>;

/** Locks a file against others who change its sharing, and gives its team. Undefined when it is gone or in the trash. */
export async function lockSharing(db: Queryable, fileKey: string) {
  return (
    db
      .selectFrom('file')
      .innerJoin('team', 'team.team_id', 'file.team_id')
      .select(['file.team_id', 'team.type as team_type'])
      .where('file.file_key', '=', fileKey)
      .where('file.trashed_at', 'is', null)
      // Edits of the board refer to the file: they must not wait.
      .forNoKeyUpdate('file')
      .executeTakeFirst()
  );
}

/** Lets nobody who came by a link do more than a role allows any more. */
export async function weakenVisitors(db: Queryable, shareId: string, role: ShareRole): Promise<void> {
  const stronger = Object.values(ShareRole).filter((other) => weakerRole(other, role) !== other);
  if (stronger.length === 0) return;
  await db
    .updateTable('file_visitor')
    .set({ role })
    .where('share_link_id', '=', shareId)
    .where('role', 'in', stronger)
    .execute();
}

/**
 * The link of a token with its file, and somebody's own roles towards that. Undefined when there is no such link or its
 * file is in the trash.
 *
 * @param userId whose roles; null for somebody who is not signed in
 */
export async function findSharedFile(db: Queryable, token: string, userId: string | null) {
  return db
    .selectFrom('share_link as link')
    .innerJoin('file', 'file.file_key', 'link.file_key')
    .innerJoin('team', 'team.team_id', 'file.team_id')
    .innerJoin('user_account as owner', 'owner.user_id', 'file.owner_id')
    .leftJoin('team_member as member', (join) =>
      join.onRef('member.team_id', '=', 'file.team_id').on('member.user_id', '=', userId ?? ''),
    )
    .leftJoin('file_visitor as visitor', (join) =>
      join
        .onRef('visitor.file_key', '=', 'file.file_key')
        .on('visitor.user_id', '=', userId ?? '')
        .on('visitor.removed_at', 'is', null),
    )
    .leftJoin('share_link as joined', 'joined.share_link_id', 'visitor.share_link_id')
    .selectAll('link')
    .select([
      'file.name',
      'file.kind',
      'file.thumbnail_hash',
      'file.owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'team.name as team_name',
      'member.role as team_role',
      'visitor.role as visitor_role',
      'joined.role as joined_role',
      'joined.revoked_at as joined_revoked_at',
      'joined.expires_at as joined_expires_at',
    ])
    .where('link.token', '=', token)
    .where('file.trashed_at', 'is', null)
    .executeTakeFirst();
}

/** How many people other than one edit a file as its visitors. Those whose team lets them edit are no visitors. */
export async function countEditingVisitors(
  db: Queryable,
  fileKey: string,
  exceptUserId: string | null,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('file_visitor as visitor')
    .innerJoin('share_link as link', 'link.share_link_id', 'visitor.share_link_id')
    .innerJoin('file', 'file.file_key', 'visitor.file_key')
    .innerJoin('user_account as account', 'account.user_id', 'visitor.user_id')
    .leftJoin('team_member as member', (join) =>
      join
        .onRef('member.team_id', '=', 'file.team_id')
        .onRef('member.user_id', '=', 'visitor.user_id')
        .on('member.role', 'in', ['owner', 'manager', 'editor']),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('visitor.file_key', '=', fileKey)
    .where('visitor.removed_at', 'is', null)
    .where('visitor.role', '=', 'editor')
    .where('visitor.user_id', '<>', exceptUserId ?? '')
    .where('member.user_id', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .where('link.role', '=', 'editor')
    .where((eb) => isLive(eb, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Somebody's visit of a file, removed or not, with the link they came by. */
export async function findVisit(db: Queryable, fileKey: string, userId: string) {
  return db
    .selectFrom('file_visitor as visitor')
    .innerJoin('share_link as link', 'link.share_link_id', 'visitor.share_link_id')
    .select([
      'visitor.role',
      'visitor.removed_at',
      'link.role as link_role',
      'link.revoked_at',
      'link.expires_at',
    ])
    .where('visitor.file_key', '=', fileKey)
    .where('visitor.user_id', '=', userId)
    .executeTakeFirst();
}

/** Makes somebody a visitor of a file, or gives them the right of another link. */
export async function putVisitor(db: Queryable, row: NewRow<'file_visitor'>): Promise<void> {
  const { share_link_id, role, joined_at } = row;
  await db
    .insertInto('file_visitor')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['file_key', 'user_id'])
        .doUpdateSet({ share_link_id, role, joined_at, removed_at: null }),
    )
    .execute();
}

/** People who have access to a file by a link that works, last joined first. */
export async function listVisitors(
  db: Queryable,
  fileKey: string,
  { cursor, size, now }: PageQuery & { now: Date },
) {
  const rows = await db
    .selectFrom('file_visitor as visitor')
    .innerJoin('share_link as link', 'link.share_link_id', 'visitor.share_link_id')
    .innerJoin('user_account as account', 'account.user_id', 'visitor.user_id')
    .select([
      'visitor.user_id',
      'visitor.role',
      'link.role as link_role',
      'visitor.share_link_id',
      'visitor.joined_at',
      'account.nick_name',
      'account.avatar_url',
    ])
    .where('visitor.file_key', '=', fileKey)
    .where('visitor.removed_at', 'is', null)
    .where((eb) => isLive(eb, now))
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['visitor.joined_at', 'time'],
          ['visitor.user_id', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('visitor.joined_at', 'desc')
    .orderBy('visitor.user_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.joined_at.getTime(), row.user_id]);
}

/** Takes the access of a visitor away, permanently. False when they had none. */
export async function removeVisitor(
  db: Queryable,
  fileKey: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const removed = await db
    .updateTable('file_visitor')
    .set({ removed_at: now })
    .where('file_key', '=', fileKey)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Ends somebody's own visit; they may join again. False when there was none. */
export async function endVisit(db: Queryable, fileKey: string, userId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('file_visitor')
    .where('file_key', '=', fileKey)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Files somebody has joined by a link that works, last joined first. Files in the trash are left out. */
export async function listSharedWith(
  db: Queryable,
  userId: string,
  { cursor, size, now }: PageQuery & { now: Date },
) {
  const rows = await db
    .selectFrom('file_visitor as visitor')
    .innerJoin('share_link as link', 'link.share_link_id', 'visitor.share_link_id')
    .innerJoin('file', 'file.file_key', 'visitor.file_key')
    .innerJoin('team', 'team.team_id', 'file.team_id')
    .innerJoin('user_account as owner', 'owner.user_id', 'file.owner_id')
    .select([
      'visitor.role',
      'link.role as link_role',
      'visitor.joined_at',
      'file.file_key',
      'file.name',
      'file.kind',
      'file.thumbnail_hash',
      'file.updated_at',
      'file.owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'team.name as team_name',
    ])
    .where('visitor.user_id', '=', userId)
    .where('visitor.removed_at', 'is', null)
    .where('file.trashed_at', 'is', null)
    .where((eb) => isLive(eb, now))
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['visitor.joined_at', 'time'],
          ['visitor.file_key', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('visitor.joined_at', 'desc')
    .orderBy('visitor.file_key', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.joined_at.getTime(), row.file_key]);
}

/** What a visitor's role comes to under the role their link gives now. */
export function effectiveRole(row: { role: ShareRole; link_role: ShareRole }): ShareRole {
  return weakerRole(row.role, row.link_role) === row.role ? row.role : row.link_role;
}
