import { bigId } from '../../../infra/database/bigId.ts';
import type { Queryable } from '../../../infra/database/database.ts';

/** A team with the role that somebody has in it; undefined for outsiders. */
export async function findTeamOf(trx: Queryable, teamId: string, userId: string) {
  return trx
    .selectFrom('team')
    .innerJoin('team_member', 'team_member.team_id', 'team.team_id')
    .select(['team.team_id', 'team.type', 'team_member.role'])
    .where('team.team_id', '=', bigId(teamId))
    .where('team_member.user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether somebody has made a public work. */
export async function isWorkOf(trx: Queryable, fileKey: string, creatorId: string): Promise<boolean> {
  const work = await trx
    .selectFrom('publication')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .where('owner_id', '=', creatorId)
    .where('is_live', '=', true)
    .executeTakeFirst();
  return work !== undefined;
}

/** Notes that a team has used a work, unless that is noted already. */
export async function insertOutsourceUse(
  trx: Queryable,
  use: { teamId: string; fileKey: string; userId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('outsource_use')
    .values({ team_id: use.teamId, file_key: use.fileKey, recorded_by: use.userId, created_at: use.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a team somebody belongs to has used a creator's work for outsourcing. */
export async function isUsedByTeamOf(
  db: Queryable,
  userId: string,
  { creatorId, fileKey }: { creatorId: string; fileKey: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('outsource_use')
    .innerJoin('publication', 'publication.file_key', 'outsource_use.file_key')
    .innerJoin('team_member', 'team_member.team_id', 'outsource_use.team_id')
    .select('outsource_use.team_id')
    .where('outsource_use.file_key', '=', fileKey)
    .where('publication.owner_id', '=', creatorId)
    .where('team_member.user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
