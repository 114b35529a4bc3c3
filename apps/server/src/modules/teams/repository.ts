import { sql } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** A team as somebody sees it. */
export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** A team with its owner and somebody's membership; `role` is null for an outsider. */
export async function findTeam(db: Queryable, teamId: string, userId: string) {
  return db
    .selectFrom('team')
    .innerJoin('user_account as owner', 'owner.user_id', 'team.owner_id')
    .leftJoin('team_member as mine', (join) =>
      join.onRef('mine.team_id', '=', 'team.team_id').on('mine.user_id', '=', userId),
    )
    .select([
      'team.team_id',
      'team.name',
      'team.avatar_hash',
      'team.type',
      'team.owner_id',
      'team.created_at',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'mine.role',
      'mine.staff_id',
      'mine.staff_name',
    ])
    .where('team.team_id', '=', bigId(teamId))
    .executeTakeFirst();
}

/** How many files outside the trash, and how many members, a team has. */
export async function countTeam(db: Queryable, teamId: string): Promise<{ files: number; members: number }> {
  const { rows } = await sql<{ files: string; members: string }>`
    select
      (select count(*) from file where team_id = ${teamId} and trashed_at is null) as files,
      (select count(*) from team_member where team_id = ${teamId}) as members`.execute(db);
  return { files: Number(rows[0]?.files ?? 0), members: Number(rows[0]?.members ?? 0) };
}

/** Locks a team until the transaction ends, so that what is asked next stays true. Files may still be made in it. */
export async function lockTeam(db: Queryable, teamId: string): Promise<void> {
  await db
    .selectFrom('team')
    .select('team_id')
    .where('team_id', '=', bigId(teamId))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks a person until the transaction ends: what they own is changed by one transaction at a time. */
export async function lockPerson(db: Queryable, userId: string): Promise<void> {
  await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A team somebody owns under a name, whatever the case of its letters. */
export async function findOwnedByName(db: Queryable, ownerId: string, name: string) {
  return db
    .selectFrom('team')
    .select(['team_id', 'name'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy('team_id')
    .limit(1)
    .executeTakeFirst();
}

/** Adds a team and gives its id. */
export async function insertTeam(db: Queryable, row: NewRow<'team'>): Promise<string> {
  const { team_id: teamId } = await db
    .insertInto('team')
    .values(row)
    .returning('team_id')
    .executeTakeFirstOrThrow();
  return teamId;
}

/** Renames a team. */
export async function renameTeam(db: Queryable, teamId: string, name: string, now: Date): Promise<void> {
  await db.updateTable('team').set({ name, updated_at: now }).where('team_id', '=', teamId).execute();
}

/** Gives a team to another owner. */
export async function setOwner(db: Queryable, teamId: string, ownerId: string, now: Date): Promise<void> {
  await db
    .updateTable('team')
    .set({ owner_id: ownerId, updated_at: now })
    .where('team_id', '=', teamId)
    .execute();
}

/** Deletes a team that holds no files, with its projects, members and invitations. */
export async function deleteTeam(db: Queryable, teamId: string): Promise<void> {
  await db.deleteFrom('team').where('team_id', '=', teamId).execute();
}

/** How many boards in a team, its trash included, belong to others than one person. */
export async function countForeignFiles(db: Queryable, teamId: string, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('team_id', '=', teamId)
    .where('owner_id', '!=', ownerId)
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many files of a team are in its trash. */
export async function countTrash(db: Queryable, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('team_id', '=', teamId)
    .where('trashed_at', 'is not', null)
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
