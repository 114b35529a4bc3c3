import { mayInTeam, SpaceType, TeamPrivilege } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors/ApiError.ts';
import { findTeamOf, insertOutsourceUse, isWorkOf } from './outsourceRepository.ts';

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
    const team = await findTeamOf(trx, teamId, userId);
    if (team === undefined) throw new ApiError('team_not_found', { internal: `team ${teamId}` });
    if (!ORGANISATIONS.includes(team.type) || !mayInTeam(team.role, TeamPrivilege.BUY))
      throw new ApiError('outsourcing_not_allowed', { internal: `${userId} in team ${teamId}` });
    if (!(await isWorkOf(trx, fileKey, creatorId)))
      throw new ApiError('file_not_found', { internal: `no work ${fileKey} of ${creatorId}` });
    await insertOutsourceUse(trx, { teamId: team.team_id, fileKey, userId, now });
  });
}
