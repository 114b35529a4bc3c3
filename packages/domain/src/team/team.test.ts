import { expect, test } from 'vitest';
import { mayInTeam, privilegesOf } from './role-privileges.ts';
import { TeamPrivilege } from './team-privilege.ts';
import { TeamRole } from './team-role.ts';

const ROLES = [TeamRole.OWNER, TeamRole.MANAGER, TeamRole.EDITOR, TeamRole.VIEWER, TeamRole.GUEST];

/** For each privilege the least trusted role that has it. */
test.each([
  ['[ROLE-26]', TeamPrivilege.VIEW, TeamRole.GUEST],
  ['[ROLE-27]', TeamPrivilege.EDIT, TeamRole.EDITOR],
  ['[ROLE-28]', TeamPrivilege.INVITE_MANAGER, TeamRole.MANAGER],
  ['[ROLE-29]', TeamPrivilege.INVITE_EDITOR, TeamRole.MANAGER],
  ['[ROLE-30]', TeamPrivilege.INVITE_VIEWER, TeamRole.EDITOR],
  ['[ROLE-31]', TeamPrivilege.INVITE_GUEST, TeamRole.EDITOR],
  ['[ROLE-32]', TeamPrivilege.REMOVE_MEMBER, TeamRole.MANAGER],
  ['[ROLE-33]', TeamPrivilege.BUY, TeamRole.MANAGER],
  ['[ROLE-34]', TeamPrivilege.NETDISK, TeamRole.EDITOR],
  ['[ROLE-35]', TeamPrivilege.LIBRARY, TeamRole.VIEWER],
  ['[ROLE-36]', TeamPrivilege.MOVE_FILE, TeamRole.MANAGER],
  ['[ROLE-37]', TeamPrivilege.PERMISSION, TeamRole.MANAGER],
  ['[AMB-28]', TeamPrivilege.DELETE, TeamRole.OWNER],
  ['[AMB-28]', TeamPrivilege.INVITE, TeamRole.EDITOR],
])('%s %s is held down to the %s, and by no outsider', (_ids, privilege, lowest) => {
  const holders = ROLES.filter((role) => mayInTeam(role, privilege));
  expect(holders).toEqual(ROLES.slice(0, ROLES.indexOf(lowest) + 1));
  expect(mayInTeam(null, privilege)).toBe(false);
});

test('[ENUM-08][AMB-28][OPEN-18] the owner has every privilege, and no role has one twice', () => {
  expect([...privilegesOf(TeamRole.OWNER)].toSorted()).toEqual(Object.values(TeamPrivilege).toSorted());
  for (const role of ROLES) expect(new Set(privilegesOf(role)).size).toBe(privilegesOf(role).length);
});
