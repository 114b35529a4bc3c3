import { MemberType, ProfessionalEditionType } from '@boardwalk/domain';
import { sql, type RawBuilder } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** What is stored of somebody's membership: the edition columns are null for who never had one. */
export type MembershipRow = Awaited<ReturnType<typeof findMemberships>>[number];

/** A grant of a professional edition, as it is kept. */
export type GrantRow = CursorPage<Awaited<ReturnType<typeof grantsOf>>[number]>['list'][number];

/**
 * The membership shown beside somebody's name, as SQL: lifetime, else ordinary while the professional edition is valid.
 *
 * @param profile name of the profile table in the query
 * @param now the time of asking
 */
export function memberTypeAt(
  profile: 'profile' | 'owner_profile' | 'follower_profile',
  now: Date,
): RawBuilder<MemberType> {
  return sql<MemberType>`case
    when ${sql.ref(`${profile}.member`)} = ${sql.lit(MemberType.LIFETIME)} then ${sql.lit(MemberType.LIFETIME)}
    when exists (
      select from professional_edition edition
      where edition.user_id = ${sql.ref(`${profile}.user_id`)}
        and edition.type = ${sql.lit(ProfessionalEditionType.OFFICIAL)}
        and edition.end_date > ${now}
    ) then ${sql.lit(MemberType.ORDINARY)}
    else ${sql.lit(MemberType.NONE)} end`;
}

function memberships(db: Queryable) {
  return db
    .selectFrom('user_account')
    .innerJoin('profile', 'profile.user_id', 'user_account.user_id')
    .leftJoin('professional_edition as edition', 'edition.user_id', 'user_account.user_id')
    .select([
      'user_account.user_id',
      'user_account.e_id',
      'profile.member',
      'edition.type',
      'edition.edition_key',
      'edition.goods_id',
      'edition.start_date',
      'edition.end_date',
      'edition.permanent',
      'edition.extends',
    ]);
}

/** The memberships of some people. */
export async function findMemberships(db: Queryable, userIds: readonly string[]) {
  return memberships(db)
    .where('user_account.user_id', '=', sql<string>`any(${sql.val([...userIds])}::text[])`)
    .execute();
}

/** The memberships of the owners of some teams, and the plans that were bought for the teams themselves. */
export async function findOwnersOfTeams(db: Queryable, teamIds: readonly string[]) {
  return memberships(db)
    .innerJoin('team', 'team.owner_id', 'user_account.user_id')
    .leftJoin('team_edition as plan', 'plan.team_id', 'team.team_id')
    .select(['team.team_id', 'plan.end_date as plan_end', 'plan.permanent as is_plan_permanent'])
    .where('team.team_id', '=', sql<string>`any(${sql.val(teamIds.map(bigId))}::bigint[])`)
    .execute();
}

/** Lets one transaction at a time change the membership of a person; false when there is no such person. */
export async function lockMember(db: Queryable, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds a grant; false when something was granted under its key before. */
export async function insertGrant(db: Queryable, row: NewRow<'edition_grant'>): Promise<boolean> {
  const inserted = await db
    .insertInto('edition_grant')
    .values(row)
    .onConflict((conflict) => conflict.column('grant_key').doNothing())
    .returning('grant_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whose grant bears a key; undefined when there is none. */
export async function findGranted(db: Queryable, grantKey: string) {
  return db
    .selectFrom('edition_grant')
    .select(['user_id', 'team_id', 'revoked_at'])
    .where('grant_key', '=', grantKey)
    .executeTakeFirst();
}

/** Marks a grant as taken back; false when it was already. */
export async function revokeGrant(db: Queryable, grantKey: string, now: Date): Promise<boolean> {
  const revoked = await db
    .updateTable('edition_grant')
    .set({ revoked_at: now })
    .where('grant_key', '=', grantKey)
    .where('revoked_at', 'is', null)
    .returning('grant_id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** All grants of a person in the order they were given. Those of teams they bought for are not among them. */
export async function grantsOf(db: Queryable, userId: string) {
  return db
    .selectFrom('edition_grant')
    .selectAll()
    .where('user_id', '=', userId)
    .where('team_id', 'is', null)
    .orderBy('grant_id')
    .execute();
}

/** All grants of a team in the order they were given. */
export async function grantsOfTeam(db: Queryable, teamId: string) {
  return db
    .selectFrom('edition_grant')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('grant_id')
    .execute();
}

/** Lets one transaction at a time change the plan of a team; false when there is no such team. */
export async function lockTeamOfPlan(db: Queryable, teamId: string): Promise<boolean> {
  const found = await db
    .selectFrom('team')
    .select('team_id')
    .where('team_id', '=', teamId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** The plan that was bought for a team, running or ended. */
export async function findTeamEdition(db: Queryable, teamId: string) {
  return db.selectFrom('team_edition').selectAll().where('team_id', '=', teamId).executeTakeFirst();
}

/** Stores the plan a team has now; null for none. */
export async function storeTeamEdition(
  db: Queryable,
  teamId: string,
  edition: Omit<NewRow<'team_edition'>, 'team_id'> | null,
): Promise<void> {
  if (edition === null) {
    await db.deleteFrom('team_edition').where('team_id', '=', teamId).execute();
    return;
  }
  await db
    .insertInto('team_edition')
    .values({ ...edition, team_id: teamId })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(edition))
    .execute();
}

/** A person's grants, the newest first. */
export async function listGrants(
  db: Queryable,
  userId: string,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<GrantRow>> {
  const rows = await db
    .selectFrom('edition_grant')
    .selectAll()
    .where('user_id', '=', userId)
    .where('team_id', 'is', null)
    .where((eb) => afterCursor(eb, cursor, [['grant_id', 'integer']], 'desc'))
    .orderBy('grant_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.grant_id)]);
}

/** Stores the edition a person has now, and whether it is for life. */
export async function storeEdition(
  db: Queryable,
  userId: string,
  edition: Omit<NewRow<'professional_edition'>, 'user_id'> | null,
): Promise<void> {
  if (edition === null) {
    await db.deleteFrom('professional_edition').where('user_id', '=', userId).execute();
  } else {
    await db
      .insertInto('professional_edition')
      .values({ ...edition, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(edition))
      .execute();
  }
  const member = edition?.permanent === true ? MemberType.LIFETIME : MemberType.NONE;
  await db
    .updateTable('profile')
    .set({ member })
    .where('user_id', '=', userId)
    .where('member', '<>', member)
    .execute();
}

/** A person's personal team with the number of files in it. */
export async function findPersonalTeam(db: Queryable, userId: string) {
  return db
    .selectFrom('team')
    .select(['team.team_id', 'team.type'])
    .select((eb) =>
      eb
        .selectFrom('file')
        .whereRef('file.team_id', '=', 'team.team_id')
        .where('file.trashed_at', 'is', null)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('file_count'),
    )
    .where('team.owner_id', '=', userId)
    .where('team.type', '=', 2)
    .executeTakeFirst();
}
