import { invitePrivilegeOf, mayInTeam, TeamPrivilege, TeamRole, type GivenTeamRole } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import * as repository from './repository.ts';

/** A team somebody belongs to, as they see it. */
export type OwnTeam = repository.TeamRow & { role: TeamRole; staff_id: string };

/** The roles that a team gives to its members, the most trusted first. */
export const GIVEN_ROLES: readonly GivenTeamRole[] = [
  TeamRole.MANAGER,
  TeamRole.EDITOR,
  TeamRole.VIEWER,
  TeamRole.GUEST,
];

/**
 * A team, if the person belongs to it and may do there what is wanted. Outsiders learn that there is no such team.
 * Errors: team_not_found, privilege_missing.
 */
export async function openTeam(
  on: Queryable,
  userId: string,
  teamId: string,
  privilege: TeamPrivilege,
): Promise<OwnTeam> {
  const team = await repository.findTeam(on, teamId, userId);
  if (!isOwnTeam(team)) {
    throw new ApiError('team_not_found', { internal: `team ${teamId} for ${userId}` });
  }
  demand(team.role, privilege);
  return team;
}

/**
 * The same with the team locked until the transaction ends, so that a role taken away meanwhile grants nothing.
 * Errors: team_not_found, privilege_missing.
 */
export async function openTeamToChange(
  trx: Queryable,
  userId: string,
  teamId: string,
  privilege: TeamPrivilege,
): Promise<OwnTeam> {
  await repository.lockTeam(trx, teamId);
  return openTeam(trx, userId, teamId, privilege);
}

/** Throws privilege_missing when the role has not got the privilege. */
export function demand(role: TeamRole, privilege: TeamPrivilege): void {
  if (!mayInTeam(role, privilege)) throw missing(privilege, role);
}

/** Throws privilege_missing when somebody may not invite to a role. */
export function demandInvite(team: OwnTeam, role: GivenTeamRole): void {
  demand(team.role, TeamPrivilege.INVITE);
  demand(team.role, invitePrivilegeOf(role));
}

/** The refusal of somebody whose role is too weak. */
export function missing(privilege: TeamPrivilege, role: TeamRole | 'visitor'): ApiError {
  return new ApiError('privilege_missing', { data: { privilege }, internal: `a ${role} lacks ${privilege}` });
}

function isOwnTeam(team: repository.TeamRow | undefined): team is OwnTeam {
  return team !== undefined && team.role !== null && team.staff_id !== null;
}
