import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editionOf, type EditionGrant } from './edition-chain.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-05-01T10:00:00Z');
const day = (count: number) => new Date(START + count * DAY_MS);

/** A grant at a day, and the day it was taken back, if it was. */
interface Given {
  at: number;
  days: number;
  revokedAt: number | null;
}

/** Lives through the days one by one: each day uses up one day of the oldest grant that still holds. */
function liveThrough(grants: readonly Given[]): { begin: number; end: number } | null {
  const left = grants.map(({ days }) => days);
  let begin = -1;
  let end = -1;
  for (let today = 0; today < 400; today += 1) {
    const used = grants.findIndex(
      ({ at, revokedAt }, index) =>
        at <= today && (left[index] ?? 0) > 0 && (revokedAt === null || revokedAt > today),
    );
    if (used === -1) continue;
    left[used] = (left[used] ?? 0) - 1;
    if (end !== today) begin = today;
    end = today + 1;
  }
  return end === -1 ? null : { begin, end };
}

const given = fc
  .record({
    at: fc.nat({ max: 60 }),
    days: fc.integer({ min: 1, max: 30 }),
    revokedAfter: fc.option(fc.nat({ max: 60 }), { nil: null }),
  })
  .map(({ at, days, revokedAfter }): Given => ({
    at,
    days,
    revokedAt: revokedAfter === null ? null : at + revokedAfter,
  }));

test('[ENT-05] an edition lasts as long as living through its grants day by day does', () => {
  fc.assert(
    fc.property(fc.array(given, { maxLength: 6 }), (unsorted) => {
      const grants = unsorted.toSorted((one, other) => one.at - other.at);
      const edition = editionOf(
        grants.map(({ at, days, revokedAt }): EditionGrant => ({
          editionKey: 'personal',
          goodsId: null,
          days,
          grantedAt: day(at),
          revokedAt: revokedAt === null ? null : day(revokedAt),
        })),
      );
      const lived = liveThrough(grants);
      expect(edition && [edition.startDate, edition.endDate]).toEqual(
        lived && [day(lived.begin), day(lived.end)],
      );
    }),
    { numRuns: 2000 },
  );
});
