import { mayInTeam, SpaceType, TeamPrivilege } from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';

/** A work that a team has used for outsourcing. */
export interface OutsourceUse {
  teamId: string;
  creatorId: string;
  fileKey: string;
}

/** Spaces that stand for an organisation, which can have work done by others. */
const ORGANISATIONS: readonly SpaceType[] = [SpaceType.TEAM, SpaceType.WORK];

/**
 * Notes that a team has used a work for outsourcing; noting it again changes nothing. For those who may buy for a team or
 * work space, its managers.
 * Errors: team_not_found (also for outsiders), outsourcing_not_allowed, file_not_found.
 */
export async function recordOutsourceUse(
  db: Queryable,
  userId: string,
  { teamId, creatorId, fileKey }: OutsourceUse,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const team = await trx
      .selectFrom('team')
      .innerJoin('team_member', 'team_member.team_id', 'team.team_id')
      .select(['team.team_id', 'team.type', 'team_member.role'])
      .where('team.team_id', '=', bigId(teamId))
      .where('team_member.user_id', '=', userId)
      .executeTakeFirst();
    if (team === undefined) throw new ApiError('team_not_found', { internal: `team ${teamId}` });
    if (!ORGANISATIONS.includes(team.type) || !mayInTeam(team.role, TeamPrivilege.BUY))
      throw new ApiError('outsourcing_not_allowed', { internal: `${userId} in team ${teamId}` });
    const work = await trx
      .selectFrom('publication')
      .select('file_key')
      .where('file_key', '=', fileKey)
      .where('owner_id', '=', creatorId)
      .where('is_live', '=', true)
      .executeTakeFirst();
    if (work === undefined)
      throw new ApiError('file_not_found', { internal: `no work ${fileKey} of ${creatorId}` });
    await trx
      .insertInto('outsource_use')
      .values({ team_id: team.team_id, file_key: fileKey, recorded_by: userId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
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
