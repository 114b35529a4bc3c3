import { OrderState } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type PageQuery } from '../../infra/lists/cursor.ts';

/** A team and a work it may copy. */
interface TeamRight {
  teamId: string;
  fileKey: string;
}

/** Whether a team may copy a work already. */
export async function hasTeamEntitlement(db: Queryable, { teamId, fileKey }: TeamRight): Promise<boolean> {
  const found = await db
    .selectFrom('team_entitlement')
    .select('file_key')
    .where('team_id', '=', teamId)
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return found !== undefined;
}

/** Teams somebody belongs to that may copy a work already. */
export async function teamsWith(db: Queryable, userId: string, fileKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_entitlement as bought')
    .innerJoin('team_member as member', 'member.team_id', 'bought.team_id')
    .select('bought.team_id')
    .where('member.user_id', '=', userId)
    .where('bought.file_key', '=', fileKey)
    .orderBy('bought.team_id')
    .execute();
  return rows.map(({ team_id: teamId }) => teamId);
}

/** Gives a team the right to copy a work; false when it has it already, or is gone. */
export async function insertTeamEntitlement(
  db: Queryable,
  { teamId, fileKey, now }: TeamRight & { now: Date },
): Promise<boolean> {
  const team = await db
    .selectFrom('team')
    .select('team_id')
    .where('team_id', '=', teamId)
    .forKeyShare()
    .executeTakeFirst();
  if (team === undefined) return false;
  const inserted = await db
    .insertInto('team_entitlement')
    .values({ team_id: teamId, file_key: fileKey, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes the right to copy a work back that an order gave to a team. One that another order has paid for stays. */
export async function deleteTeamEntitlement(
  db: Queryable,
  { teamId, fileKey, orderId }: TeamRight & { orderId: string },
): Promise<void> {
  // Held first: of two orders given back at once the second sees what became of the first.
  await db
    .selectFrom('team_entitlement')
    .select('file_key')
    .where('team_id', '=', teamId)
    .where('file_key', '=', fileKey)
    // FOR UPDATE: the row is deleted.
    .forUpdate()
    .execute();
  await db
    .deleteFrom('team_entitlement')
    .where('team_id', '=', teamId)
    .where('file_key', '=', fileKey)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('goods_order as other')
            .select('other.order_id')
            .where('other.team_id', '=', teamId)
            .where('other.file_key', '=', fileKey)
            .where('other.state', '=', OrderState.PAID)
            .where('other.order_id', '<>', orderId),
        ),
      ),
    )
    .execute();
}

/** A template of a team with its creator, and its cover as long as it is public. */
export type TeamTemplateRow = Awaited<ReturnType<typeof listTeamEntitlements>>['list'][number];

/**
 * Templates a team holds, the last bought first. What is no longer public has no cover and the name under
 * which it was bought: nothing of it is shown that was taken out of the public.
 */
export async function listTeamEntitlements(db: Queryable, teamId: string, { cursor, size }: PageQuery) {
  const rows = await shelf(db, teamId)
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['bought.created_at', 'time'],
          ['bought.file_key', 'string', 'asc'],
        ],
        'desc',
      ),
    )
    .orderBy('bought.created_at', 'desc')
    .orderBy('bought.file_key')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.created_at.getTime(), row.file_key]);
}

function shelf(db: Queryable, teamId: string) {
  return db
    .selectFrom('team_entitlement as bought')
    .innerJoin('publication', 'publication.file_key', 'bought.file_key')
    .innerJoin('user_account as owner', 'owner.user_id', 'publication.owner_id')
    .innerJoin('profile as owner_profile', 'owner_profile.user_id', 'publication.owner_id')
    .leftJoin('image as cover', (join) =>
      join.onRef('cover.hash', '=', 'publication.cover_hash').on('publication.is_live', '=', true),
    )
    .select([
      'bought.file_key',
      'bought.created_at',
      'publication.is_live',
      'publication.kind',
      'cover.hash as cover_hash',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner_profile.name as owner_profile_name',
      sql<string>`case when publication.is_live then publication.name else (
        select paid.title from goods_order paid
        where paid.team_id = bought.team_id and paid.file_key = bought.file_key and paid.paid_at is not null
        order by paid.created_at desc limit 1
      ) end`.as('name'),
    ])
    .where('bought.team_id', '=', teamId);
}
