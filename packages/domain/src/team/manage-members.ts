import { mayInTeam } from './role-privileges.ts';
import { TeamPrivilege } from './team-privilege.ts';
import type { TeamRole } from './team-role.ts';

/** Roles a team can give: all but the owner's, which only passes on. */
export type GivenTeamRole = Exclude<TeamRole, typeof TeamRole.OWNER>;

const RANKS: Readonly<Record<TeamRole, number>> = { owner: 5, manager: 4, editor: 3, viewer: 2, guest: 1 };

const INVITE_PRIVILEGES: Readonly<Record<GivenTeamRole, TeamPrivilege>> = {
  manager: TeamPrivilege.INVITE_MANAGER,
  editor: TeamPrivilege.INVITE_EDITOR,
  viewer: TeamPrivilege.INVITE_VIEWER,
  guest: TeamPrivilege.INVITE_GUEST,
};

/**
 * The privilege that inviting somebody as that role takes (spec §6).
 *
 * @param role role of the invited
 */
export function invitePrivilegeOf(role: GivenTeamRole): TeamPrivilege {
  return INVITE_PRIVILEGES[role];
}

/**
 * The more trusted of two roles: an invitation never makes a member weaker. Spec §6, decision 0026.
 *
 * @param one a role
 * @param other a role
 */
export function strongerTeamRole(one: TeamRole, other: TeamRole): TeamRole {
  return RANKS[one] >= RANKS[other] ? one : other;
}

/**
 * Whether a member may manage another one: one who has the privilege, and is more trusted than that member. So managers
 * manage everybody except the owner and each other. Spec §6, decision 0026.
 *
 * @param role role of who acts
 * @param privilege what the action takes
 * @param target role of the other member
 */
export function mayManage(role: TeamRole, privilege: TeamPrivilege, target: TeamRole): boolean {
  return mayInTeam(role, privilege) && RANKS[role] > RANKS[target];
}

/**
 * Whether a member may give another one a role: nobody raises others above themselves, and everybody may step down.
 * Spec §6, decision 0026.
 *
 * @param role role of who acts
 * @param target role of the other member, or of oneself
 * @param given the new role
 * @param isSelf whether it is one's own role
 */
export function mayGiveRole(
  role: TeamRole,
  target: TeamRole,
  given: GivenTeamRole,
  isSelf: boolean,
): boolean {
  if (isSelf) return RANKS[given] <= RANKS[role];
  return mayManage(role, TeamPrivilege.PERMISSION, target) && RANKS[given] <= RANKS[role];
}
