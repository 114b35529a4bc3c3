import { TeamPrivilege } from './team-privilege.ts';
import type { TeamRole } from './team-role.ts';

const GUEST: readonly TeamPrivilege[] = [TeamPrivilege.VIEW];
const VIEWER: readonly TeamPrivilege[] = [...GUEST, TeamPrivilege.LIBRARY];
const EDITOR: readonly TeamPrivilege[] = [
  ...VIEWER,
  TeamPrivilege.EDIT,
  TeamPrivilege.NETDISK,
  TeamPrivilege.INVITE,
  TeamPrivilege.INVITE_VIEWER,
  TeamPrivilege.INVITE_GUEST,
];
const MANAGER: readonly TeamPrivilege[] = [
  ...EDITOR,
  TeamPrivilege.INVITE_MANAGER,
  TeamPrivilege.INVITE_EDITOR,
  TeamPrivilege.REMOVE_MEMBER,
  TeamPrivilege.MOVE_FILE,
  TeamPrivilege.PERMISSION,
  TeamPrivilege.BUY,
];

const PRIVILEGES: Readonly<Record<TeamRole, readonly TeamPrivilege[]>> = {
  guest: GUEST,
  viewer: VIEWER,
  editor: EDITOR,
  manager: MANAGER,
  // Deleting the team is the owner's alone.
  owner: [...MANAGER, TeamPrivilege.DELETE],
};

/**
 * What a role may do in a team. Every role may do all that the less trusted ones may. Spec §6, ROLE-26 to ROLE-37.
 *
 * @param role role of the member
 */
export function privilegesOf(role: TeamRole): readonly TeamPrivilege[] {
  return PRIVILEGES[role];
}

/**
 * Whether a role has a privilege; somebody outside the team has none. Spec §6, ROLE-26 to ROLE-37.
 *
 * @param role role of the member, null for an outsider
 * @param privilege what is to be done
 */
export function mayInTeam(role: TeamRole | null, privilege: TeamPrivilege): boolean {
  return role !== null && PRIVILEGES[role].includes(privilege);
}
