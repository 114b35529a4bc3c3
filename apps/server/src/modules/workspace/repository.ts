import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

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
