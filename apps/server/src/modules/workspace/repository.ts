import { sql } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** A place files can be in, as an address names it; folder null is the top of the project. */
export interface Place {
  teamId: string;
  projectId: string;
  folderId: string | null;
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

/** Adds a member to a team. */
export async function insertTeamMember(db: Queryable, row: NewRow<'team_member'>): Promise<void> {
  await db.insertInto('team_member').values(row).execute();
}

/** Adds a project and gives its id. */
export async function insertProject(db: Queryable, row: NewRow<'project'>): Promise<string> {
  const { project_id: projectId } = await db
    .insertInto('project')
    .values(row)
    .returning('project_id')
    .executeTakeFirstOrThrow();
  return projectId;
}

/** A person's personal team with its oldest project, if it has any. */
export async function findSpace(db: Queryable, userId: string) {
  return db
    .selectFrom('team')
    .leftJoin('project', 'project.team_id', 'team.team_id')
    .select(['team.team_id', 'project.project_id'])
    .where('team.owner_id', '=', userId)
    .where('team.type', '=', 2)
    .orderBy('project.project_id')
    .limit(1)
    .executeTakeFirst();
}

/** Teams somebody belongs to, the personal one first, with their number of files. */
export async function listTeams(db: Queryable, userId: string) {
  return db
    .selectFrom('team_member')
    .innerJoin('team', 'team.team_id', 'team_member.team_id')
    .select(['team.team_id', 'team.name', 'team.avatar_hash', 'team.type', 'team_member.role'])
    .select((eb) =>
      eb
        .selectFrom('file')
        .whereRef('file.team_id', '=', 'team.team_id')
        .where('file.trashed_at', 'is', null)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('file_count'),
    )
    .where('team_member.user_id', '=', userId)
    .orderBy(sql`team.type = 2 and team.owner_id = ${userId}`, 'desc')
    .orderBy('team.team_id')
    .execute();
}

/** What there is of a place, and somebody's role in its team. Undefined when there is no such team. */
export async function findPlace(db: Queryable, userId: string, place: { teamId: string } & Partial<Place>) {
  const { teamId, projectId, folderId } = place;
  return db
    .selectFrom('team')
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.team_id', '=', 'team.team_id').on('team_member.user_id', '=', userId),
    )
    .leftJoin('project', (join) =>
      join
        .onRef('project.team_id', '=', 'team.team_id')
        .on('project.project_id', '=', bigId(projectId ?? '0')),
    )
    .leftJoin('folder', (join) =>
      join
        .onRef('folder.project_id', '=', 'project.project_id')
        .on('folder.folder_id', '=', bigId(folderId ?? '0')),
    )
    .select(['team.team_id', 'team_member.role', 'project.project_id', 'folder.folder_id'])
    .where('team.team_id', '=', bigId(teamId))
    .executeTakeFirst();
}

/** Projects of a team, the default one first. */
export async function listProjects(db: Queryable, teamId: string) {
  return db
    .selectFrom('project')
    .select(['project_id', 'team_id', 'name'])
    .where('team_id', '=', teamId)
    .orderBy('project_id')
    .execute();
}

/** Direct subfolders of a folder by name, with the ids of their own direct subfolders. */
export async function listFolders(db: Queryable, projectId: string, parentId: string | null) {
  return db
    .selectFrom('folder')
    .select(['folder.folder_id', 'folder.name', 'folder.deep'])
    .select((eb) =>
      eb
        .selectFrom('folder as child')
        .whereRef('child.parent_id', '=', 'folder.folder_id')
        .select(sql<string[]>`coalesce(array_agg(child.folder_id::text order by child.name), '{}')`.as('ids'))
        .as('children'),
    )
    .where('folder.project_id', '=', projectId)
    .where('folder.parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('folder.name')
    .orderBy('folder.folder_id')
    .execute();
}

/** Locks a team until the transaction ends and counts its files: exact while the lock holds. */
export async function lockFileCount(db: Queryable, teamId: string): Promise<number> {
  await db
    .selectFrom('team')
    .select('team_id')
    .where('team_id', '=', teamId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('team_id', '=', teamId)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
