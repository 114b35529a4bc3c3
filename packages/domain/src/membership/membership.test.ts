import { expect, test } from 'vitest';
import { isPrivateDeployment } from '../user/private-deployment.ts';
import { MemberType } from './member-type.ts';
import { ProfessionalEditionType } from './professional-edition-type.ts';
import { isEditionValid, isLimitReached, isVip, planLimits, type ProfessionalEdition } from './vip.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const LATER = new Date('2026-05-01T10:00:01Z');
const edition = (change: Partial<ProfessionalEdition> = {}): ProfessionalEdition => ({
  type: ProfessionalEditionType.OFFICIAL,
  permanent: false,
  endDate: LATER,
  ...change,
});

test.each([
  [0, false],
  [1, false],
  [2, false],
  [3, true],
  [null, false],
  [undefined, false],
])('[LANG-10][ENUM-28] e_id %j belongs to a private deployment: %s', (enterpriseId, expected) => {
  expect(isPrivateDeployment(enterpriseId)).toBe(expected);
});

test.each([
  ['official with an end in the future', edition(), 0, true],
  ['trial', edition({ type: ProfessionalEditionType.TRIAL }), 0, false],
  ['ended this instant', edition({ endDate: NOW }), 0, false],
  ['without end and not permanent', edition({ endDate: null }), 0, false],
  ['on a private deployment', edition(), 3, false],
  ['on the largest public e_id', edition(), 2, true],
  ['none', null, 0, false],
])('[STATE-32] an edition %s', (_what, each, enterpriseId, expected) => {
  expect(isEditionValid(each, enterpriseId, NOW)).toBe(expected);
});

test('[AMB-40] a permanent edition needs no end, a permanent trial is no edition', () => {
  expect(isEditionValid(edition({ permanent: true, endDate: null }), 0, NOW)).toBe(true);
  expect(isEditionValid(edition({ permanent: true, endDate: new Date('2020-01-01') }), 0, NOW)).toBe(true);
  expect(isEditionValid(edition({ permanent: true, type: ProfessionalEditionType.TRIAL }), 0, NOW)).toBe(
    false,
  );
});

test.each([
  [MemberType.NONE, null, false],
  [MemberType.ORDINARY, null, false],
  [MemberType.LIFETIME, null, true],
  [MemberType.NONE, edition(), true],
  [MemberType.ORDINARY, edition({ endDate: NOW }), false],
])('[AMB-30] member type %i with edition %o is VIP: %s', (memberType, each, expected) => {
  expect(isVip({ memberType, edition: each }, NOW)).toBe(expected);
});

test('[OPEN-03] the free plan has 10 editable files and 3 visitors per file', () => {
  const { editableFiles, editVisitors } = planLimits({ memberType: MemberType.NONE, edition: null }, NOW);
  expect([9, 10].map((count) => isLimitReached(count, editableFiles))).toEqual([false, true]);
  expect([2, 3].map((count) => isLimitReached(count, editVisitors))).toEqual([false, true]);
});

test('[ROLE-25] VIP has no limit, nor has a private deployment', () => {
  const lifetime = planLimits({ memberType: MemberType.LIFETIME, edition: null }, NOW);
  const isolated = planLimits({ memberType: MemberType.NONE, edition: null, enterpriseId: 3 }, NOW);
  for (const limits of [lifetime, isolated]) {
    expect(isLimitReached(1_000_000, limits.editableFiles)).toBe(false);
    expect(isLimitReached(1_000_000, limits.editVisitors)).toBe(false);
  }
});

test('the limits of the free plan are a setting', () => {
  const free = { editableFiles: 2, editVisitors: 0 };
  expect(planLimits({ memberType: MemberType.NONE, edition: null }, NOW, free)).toBe(free);
});
