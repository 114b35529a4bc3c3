import { expect, test } from 'vitest';
import { Language } from '../language/language.ts';
import { countCharacters } from '../text/count-characters.ts';
import { defaultTeamName } from './default-team-name.ts';
import { TEAM_NAME_LIMITS } from './limits.ts';
import { invitePrivilegeOf, mayGiveRole, mayManage, strongerTeamRole } from './manage-members.ts';
import { TeamPrivilege } from './team-privilege.ts';

test('[VAL-ONB-16] the default name of a team is said in every language, within the limit', () => {
  const names = Object.values(Language).map((language) => defaultTeamName(language));
  expect(names.toSorted()).toEqual(
    ['我的第一个团队', 'My first team', 'はじめてのチーム', '나의 첫 번째 팀', 'Mi primer equipo'].toSorted(),
  );
  for (const name of names) expect(countCharacters(name)).toBeLessThanOrEqual(TEAM_NAME_LIMITS.max);
  expect(defaultTeamName('en-US')).toBe('My first team');
});

test('each role is invited with a privilege of its own', () => {
  expect((['manager', 'editor', 'viewer', 'guest'] as const).map((role) => invitePrivilegeOf(role))).toEqual([
    TeamPrivilege.INVITE_MANAGER,
    TeamPrivilege.INVITE_EDITOR,
    TeamPrivilege.INVITE_VIEWER,
    TeamPrivilege.INVITE_GUEST,
  ]);
});

test.each([
  ['owner', 'manager', true],
  ['manager', 'owner', false],
  ['manager', 'manager', false],
  ['manager', 'editor', true],
  ['editor', 'guest', false],
] as const)('[ROLE-32] whether a team’s %s may remove its %s: %s', (role, target, expected) => {
  expect(mayManage(role, TeamPrivilege.REMOVE_MEMBER, target)).toBe(expected);
});

test.each([
  ['owner', 'guest', 'manager', false, true],
  ['manager', 'viewer', 'manager', false, true],
  ['manager', 'manager', 'viewer', false, false],
  ['manager', 'owner', 'viewer', false, false],
  ['editor', 'viewer', 'guest', false, false],
  ['manager', 'manager', 'viewer', true, true],
  ['editor', 'editor', 'manager', true, false],
  ['editor', 'editor', 'editor', true, true],
] as const)(
  '[ROLE-37] a %s giving a %s the role %s (own: %s): %s',
  (role, target, given, isSelf, expected) => {
    expect(mayGiveRole(role, target, given, isSelf)).toBe(expected);
  },
);

test('an invitation never weakens', () => {
  expect(strongerTeamRole('editor', 'guest')).toBe('editor');
  expect(strongerTeamRole('guest', 'editor')).toBe('editor');
  expect(strongerTeamRole('owner', 'manager')).toBe('owner');
});
