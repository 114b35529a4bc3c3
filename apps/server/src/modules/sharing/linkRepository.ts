import type { ExpressionBuilder } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, RowChange, Schema } from '../../infra/database/schema.ts';

/** A share link with who made it and how many came by it. */
export type ShareLinkRow = Awaited<ReturnType<typeof listLinks>>[number];

/** Adds a link and gives its id. */
export async function insertLink(db: Queryable, row: NewRow<'share_link'>): Promise<string> {
  const { share_link_id: id } = await db
    .insertInto('share_link')
    .values(row)
    .returning('share_link_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many links of a file work. */
export async function countLiveLinks(db: Queryable, fileKey: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('share_link as link')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('file_key', '=', fileKey)
    .where((eb) => isLive(eb, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Revokes links of a file that have expired, all but the last ones that did. */
export async function revokeExpired(
  db: Queryable,
  fileKey: string,
  { keep, now }: { keep: number; now: Date },
): Promise<void> {
  await db
    .updateTable('share_link')
    .set({ revoked_at: now })
    .where('share_link_id', 'in', (eb) =>
      eb
        .selectFrom('share_link')
        .select('share_link_id')
        .where('file_key', '=', fileKey)
        .where('revoked_at', 'is', null)
        .where('expires_at', '<=', now)
        .orderBy('expires_at', 'desc')
        .orderBy('share_link_id', 'desc')
        .offset(keep),
    )
    .execute();
}

/** The links of a file that are not revoked, the newest first; of one id only, when given. */
export async function listLinks(db: Queryable, fileKey: string, shareId?: string) {
  return db
    .selectFrom('share_link as link')
    .innerJoin('user_account as creator', 'creator.user_id', 'link.created_by')
    .selectAll('link')
    .select([
      'creator.nick_name as creator_nick_name',
      'creator.avatar_url as creator_avatar_url',
      'creator.deleted_at as creator_deleted_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('file_visitor')
        .whereRef('file_visitor.share_link_id', '=', 'link.share_link_id')
        .where('file_visitor.removed_at', 'is', null)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('visitor_count'),
    )
    .where('link.file_key', '=', fileKey)
    .where('link.revoked_at', 'is', null)
    .$if(shareId !== undefined, (query) => query.where('link.share_link_id', '=', bigId(shareId ?? '0')))
    .orderBy('link.share_link_id', 'desc')
    .execute();
}

/** A link of a file, revoked or not, locked until the transaction ends. */
export async function lockLink(db: Queryable, fileKey: string, shareId: string) {
  return db
    .selectFrom('share_link')
    .selectAll()
    .where('file_key', '=', fileKey)
    .where('share_link_id', '=', bigId(shareId))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes a link. */
export async function updateLink(
  db: Queryable,
  shareId: string,
  change: RowChange<'share_link'>,
): Promise<void> {
  await db.updateTable('share_link').set(change).where('share_link_id', '=', shareId).execute();
}

type WithLink = Schema & { link: Schema['share_link'] };

/** Whether the link of a query works. */
export function isLive(eb: ExpressionBuilder<WithLink, 'link'>, now: Date) {
  return eb.and([
    eb('link.revoked_at', 'is', null),
    eb.or([eb('link.expires_at', 'is', null), eb('link.expires_at', '>', now)]),
  ]);
}
