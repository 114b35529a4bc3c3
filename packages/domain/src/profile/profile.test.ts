import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProfile } from './check-profile.ts';
import { checkHandle, handleFromNickName } from './handle.ts';
import { parseProfileTab, ProfileTab } from './profile-tab.ts';

test.each([
  [0, []],
  [200, []],
  [201, [{ field: 'introduce', rule: 'max_length', limit: 200 }]],
])('[VAL-PROF-01][CONST-15] a bio of %i characters', (length, violations) => {
  expect(checkProfile({ introduce: '介'.repeat(length) })).toEqual(violations);
});

test.each([
  [1, []],
  [2, []],
  [9, []],
  [3, [{ field: 'sex', rule: 'unknown' }]],
])('[ENUM-04] sex %i', (sex, violations) => {
  expect(checkProfile({ sex })).toEqual(violations);
});

test('what is not changed is not checked', () => {
  expect(checkProfile({})).toEqual([]);
});

test.each([
  ['1', ProfileTab.WORKS],
  ['2', ProfileTab.COLLECTIONS],
  ['3', ProfileTab.FOLLOWS],
  ['4', ProfileTab.FANS],
  ['5', ProfileTab.WORKS],
  ['fans', ProfileTab.WORKS],
  [null, ProfileTab.WORKS],
])('[ENUM-20] profile tab %j reads as %i', (value, tab) => {
  expect(parseProfileTab(value)).toBe(tab);
});

test.each(['ana', '王小明', 'jean-luc', 'a.b_c', 'さくら'])('handle %j is fine', (handle) => {
  expect(checkHandle('name', handle)).toEqual([]);
});

test.each([
  ['', 'required'],
  ['x'.repeat(31), 'max_length'],
  ['-ana', 'format'],
  ['ana-', 'format'],
  ['a/b', 'format'],
  ['a b', 'format'],
  ['a?b', 'format'],
  ['../x', 'format'],
  ['board-walk', 'reserved_words'],
])('handle %j is refused: %s', (handle, rule) => {
  expect(checkHandle('name', handle)).toMatchObject([{ field: 'name', rule }]);
});

test.each([
  ['Ana López', 1, 'ana-lópez'],
  ['Ana López', 2, 'ana-lópez-2'],
  ['王小明', 1, '王小明'],
  ['★★★', 1, 'member'],
  ['★★★', 3, 'member-3'],
  ['admin', 1, 'member'],
  ['Brad Minter', 1, 'brad-minter'],
])('nickname %j at attempt %i becomes handle %j', (nickName, attempt, handle) => {
  expect(handleFromNickName(nickName, attempt)).toBe(handle);
});

test('a handle made from any nickname passes the check, at any attempt', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 99_999 }), (nickName, attempt) => {
      expect(checkHandle('name', handleFromNickName(nickName, attempt))).toEqual([]);
    }),
  );
});
