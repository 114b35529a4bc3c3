import { sql } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { TeamRole } from '@boardwalk/domain';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type PageQuery } from '../../infra/lists/cursor.ts';

/** A member of a team with the person's public face. */
export type MemberRow = Awaited<ReturnType<typeof listMembers>>['list'][number];

function members(db: Queryable) {
  return db
    .selectFrom('team_member')
    .innerJoin('user_account', 'user_account.user_id', 'team_member.user_id')
    .select([
      'team_member.team_id',
      'team_member.user_id',
      'team_member.role',
      'team_member.staff_id',
      'team_member.staff_name',
      'team_member.created_at',
      'user_account.nick_name',
      'user_account.avatar_url',
    ]);
}

/** Members of a team in the order they joined. */
export async function listMembers(db: Queryable, teamId: string, { cursor, size }: PageQuery) {
  const rows = await members(db)
    .where('team_member.team_id', '=', teamId)
    .where((eb) => afterCursor(eb, cursor, [['team_member.staff_id', 'integer']], 'asc'))
    .orderBy('team_member.staff_id')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.staff_id)]);
}

/** Somebody's membership. */
export async function findMember(db: Queryable, teamId: string, userId: string) {
  return members(db)
    .where('team_member.team_id', '=', bigId(teamId))
    .where('team_member.user_id', '=', userId)
    .executeTakeFirst();
}

/** A membership by its id, with somebody's role in the same team. */
export async function findByStaffId(db: Queryable, staffId: string, userId: string) {
  return members(db)
    .innerJoin('team_member as actor', (join) =>
      join.onRef('actor.team_id', '=', 'team_member.team_id').on('actor.user_id', '=', userId),
    )
    .select('actor.role as actor_role')
    .where('team_member.staff_id', '=', bigId(staffId))
    .executeTakeFirst();
}

/** Adds a member, or gives one another role. */
export async function putMember(db: Queryable, row: NewRow<'team_member'>): Promise<void> {
  await db
    .insertInto('team_member')
    .values(row)
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doUpdateSet({ role: row.role }))
    .execute();
}

/** Gives a member another role. */
export async function setRole(db: Queryable, teamId: string, userId: string, role: TeamRole): Promise<void> {
  await db
    .updateTable('team_member')
    .set({ role })
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .execute();
}

/** Sets what a member is called inside the team; null means the nickname. */
export async function setStaffName(db: Queryable, staffId: string, name: string | null): Promise<void> {
  await db.updateTable('team_member').set({ staff_name: name }).where('staff_id', '=', staffId).execute();
}

/** Ends a membership. */
export async function deleteMember(db: Queryable, teamId: string, userId: string): Promise<void> {
  await db.deleteFrom('team_member').where('team_id', '=', teamId).where('user_id', '=', userId).execute();
}

/**
 * Ends what share links gave somebody on the files of a team. Links made before let them in no more, those they never
 * used included: as a member they may know them.
 */
export async function endVisits(db: Queryable, teamId: string, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('file_visitor')
    .from('file')
    .set({ removed_at: now })
    .whereRef('file.file_key', '=', 'file_visitor.file_key')
    .where('file.team_id', '=', teamId)
    .where('file_visitor.user_id', '=', userId)
    .where('file_visitor.removed_at', 'is', null)
    .execute();
  await sql`
    insert into file_visitor (file_key, user_id, share_link_id, role, joined_at, removed_at)
    select file_key, ${userId}, max(share_link_id), 'viewer', ${now}::timestamptz, ${now}::timestamptz
    from share_link join file using (file_key)
    where file.team_id = ${teamId} and share_link.revoked_at is null
    group by file_key
    on conflict (file_key, user_id) do update set removed_at = excluded.removed_at`.execute(db);
}

/** Teams somebody belongs to, with their role and whether others belong to them as well. */
export async function listMemberships(db: Queryable, userId: string) {
  return db
    .selectFrom('team_member as mine')
    .innerJoin('team', 'team.team_id', 'mine.team_id')
    .select(['team.team_id', 'team.name', 'team.type', 'team.owner_id', 'mine.role'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('team_member as other')
            .select('other.user_id')
            .whereRef('other.team_id', '=', 'team.team_id')
            .where('other.user_id', '!=', userId),
        )
        .as('has_others'),
    )
    .where('mine.user_id', '=', userId)
    .orderBy('team.team_id')
    .execute();
}
