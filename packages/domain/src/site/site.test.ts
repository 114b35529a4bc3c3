import { describe, expect, test } from 'vitest';
import { invitationIn, maySignUp, SignUpPolicy } from './sign-up-policy.ts';
import { checkSiteName } from './site-identity.ts';

test.each([
  [SignUpPolicy.OPEN, false, true],
  [SignUpPolicy.OPEN, true, true],
  [SignUpPolicy.INVITATION, false, false],
  [SignUpPolicy.INVITATION, true, true],
  [SignUpPolicy.CLOSED, false, false],
  [SignUpPolicy.CLOSED, true, false],
] as const)('%s, invited: %s', (policy, isInvited, expected) => {
  expect(maySignUp(policy, { isInvited })).toBe(expected);
});

test.each([
  ['/app/join/abc-DEF_123', 'abc-DEF_123'],
  ['/app/join/abc?lang=es-ES', 'abc'],
  ['/app/join/abc/#top', 'abc'],
  ['/app/join/a%20b', 'a b'],
  ['/app/join/', null],
  ['/app/join/a/b', null],
  ['/app/join/%E0%A4%A', null],
  ['/app/home/?next=/app/join/abc', null],
])('the invitation in %s', (next, token) => {
  expect(invitationIn(next)).toBe(token);
});

describe('the name of a site', () => {
  test.each(['Boardwalk', '白板广场', 'x'.repeat(40)])('%s is one', (name) => {
    expect(checkSiteName(name)).toEqual([]);
  });
  test.each(['', '   ', 'x'.repeat(41), 'two\nlines', 'a\u202Eb'])('“%s” is none', (name) => {
    expect(checkSiteName(name)).toEqual([expect.objectContaining({ field: 'name' })]);
  });
});
