import { expect, test } from 'vitest';
import { isAdmin, UserKind } from './user-kind.ts';

test.each([
  [UserKind.GENERAL_USER, false],
  [UserKind.SUPER_ADMIN, true],
  [UserKind.GENERAL_ADMIN, true],
])('[ROLE-15] user kind %i is an admin: %s', (kind, expected) => {
  expect(isAdmin(kind)).toBe(expected);
});
