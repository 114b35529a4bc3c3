import { expect, test } from 'vitest';
import { POINTS } from './limits.ts';
import { cardShortfall, pointEntry, type PointCause } from './point-cause.ts';

test.each([
  ['job', 10],
  ['channel', 10],
  ['useCase', 10],
  ['spaceType', 20],
  ['firstApprovedTemplate', 50],
] as const)('[CONST-35][CONST-36][CONST-37][CONST-38] %s earns %i points, once', (cause, points) => {
  expect(pointEntry(cause)).toEqual({ cause, key: cause, points });
});

test('a daily visit earns 5 points once a day', () => {
  expect(pointEntry('dailyVisit', '2026-05-01')).toEqual({
    cause: 'dailyVisit',
    key: 'dailyVisit:2026-05-01',
    points: 5,
  });
  expect(() => pointEntry('dailyVisit')).toThrow(RangeError);
});

test('[AMB-33] onboarding alone does not pay the card, with a first template it does; the shortfall is shown', () => {
  const sum = (causes: readonly PointCause[]) => causes.reduce((total, cause) => total + POINTS[cause], 0);
  const onboarding = sum(['job', 'channel', 'useCase', 'spaceType']);
  expect(cardShortfall(onboarding)).toBe(50);
  expect(cardShortfall(onboarding + sum(['firstApprovedTemplate']))).toBe(0);
  expect(cardShortfall(240)).toBe(0);
});
