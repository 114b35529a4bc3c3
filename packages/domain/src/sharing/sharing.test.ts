import { describe, expect, test } from 'vitest';
import { checkShareLink, isShareLinkLive } from './check-share-link.ts';
import { fileRoleBy, mayCommentOnBoard, mayEditBoard, strongerRole, weakerRole } from './file-role.ts';
import { SHARE_LIMITS } from './limits.ts';

const NOW = new Date('2026-03-14T09:00:00Z');
const at = (iso: string) => new Date(iso);

describe('roles towards a file', () => {
  test.each([
    ['owner', 'editor', 'owner', 'editor'],
    ['viewer', 'editor', 'editor', 'viewer'],
    ['viewer', 'commenter', 'commenter', 'viewer'],
    ['editor', 'commenter', 'editor', 'commenter'],
    ['viewer', null, 'viewer', null],
    [null, null, null, null],
  ] as const)('%s and %s: the stronger is %s, the weaker %s', (a, b, stronger, weaker) => {
    expect(strongerRole(a, b)).toBe(stronger);
    expect(strongerRole(b, a)).toBe(stronger);
    expect(weakerRole(a, b)).toBe(weaker);
    expect(weakerRole(b, a)).toBe(weaker);
  });
});

test.each([
  [true, null, null, 'owner'],
  [false, 'editor', 'viewer', 'editor'],
  [false, 'viewer', 'editor', 'editor'],
  [false, 'viewer', 'commenter', 'commenter'],
  [false, 'guest', null, 'viewer'],
  [false, null, 'viewer', 'viewer'],
  [false, null, null, null],
] as const)('an owner: %s, in the team: %s, by a link: %s is %s', (isOwner, teamRole, visitorRole, role) => {
  expect(fileRoleBy({ isOwner, teamRole, visitorRole })).toBe(role);
});

test.each([
  ['owner', true, true],
  ['editor', true, true],
  ['commenter', false, true],
  ['viewer', false, false],
  [null, false, false],
] as const)('%s edits: %s, comments: %s', (role, edits, comments) => {
  expect([mayEditBoard(role), mayCommentOnBoard(role)]).toEqual([edits, comments]);
});

describe('terms of a share link', () => {
  test('none are fine', () => {
    expect(checkShareLink({}, NOW)).toEqual([]);
    expect(checkShareLink({ expiresAt: null, password: null }, NOW)).toEqual([]);
  });

  test('it cannot expire before it is made', () => {
    expect(checkShareLink({ expiresAt: NOW }, NOW)).toEqual([{ field: 'expires_at', rule: 'min' }]);
    expect(checkShareLink({ expiresAt: at('2026-03-14T09:00:01Z') }, NOW)).toEqual([]);
  });

  test.each([
    ['abc', 'min_length', SHARE_LIMITS.passwordMin],
    ['', 'min_length', SHARE_LIMITS.passwordMin],
    ['x'.repeat(65), 'max_length', SHARE_LIMITS.passwordMax],
  ])('the password %j breaks %s', (password, rule, limit) => {
    expect(checkShareLink({ password }, NOW)).toEqual([{ field: 'password', rule, limit }]);
  });

  test.each(['1234', 'x'.repeat(64), '密码密码'])('the password %j is taken', (password) => {
    expect(checkShareLink({ password }, NOW)).toEqual([]);
  });
});

test.each([
  [null, null, true],
  [null, '2026-03-14T09:00:01Z', true],
  [null, '2026-03-14T09:00:00Z', false],
  ['2026-03-14T08:00:00Z', null, false],
])('a link revoked %s that expires %s works: %s', (revoked, expires, works) => {
  const link = {
    revokedAt: revoked === null ? null : at(revoked),
    expiresAt: expires === null ? null : at(expires),
  };
  expect(isShareLinkLive(link, NOW)).toBe(works);
});
