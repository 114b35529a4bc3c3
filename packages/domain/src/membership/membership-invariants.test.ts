import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editionOf, type EditionGrant } from './edition-chain.ts';
import { MemberType } from './member-type.ts';
import { ProfessionalEditionType } from './professional-edition-type.ts';
import { isEditionValid, isLimitReached, isVip, planLimits, UNLIMITED_PLAN } from './vip.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-05-01T10:00:00Z');
const day = (count: number) => new Date(START + count * DAY_MS);

const grants = fc
  .array(
    fc.record({
      at: fc.nat(60),
      days: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
      revokedAfter: fc.option(fc.nat(60), { nil: null }),
    }),
    { maxLength: 6 },
  )
  .map((given) =>
    given
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, days, revokedAfter }): EditionGrant => ({
        editionKey: days === null ? 'lifetime' : 'personal',
        goodsId: null,
        days,
        grantedAt: day(at),
        revokedAt: revokedAfter === null ? null : day(at + revokedAfter),
      })),
  );
const endOf = (given: readonly EditionGrant[]): number => {
  const edition = editionOf(given);
  if (edition === null) return 0;
  return edition.endDate?.getTime() ?? Number.POSITIVE_INFINITY;
};

test('[ENT-05] another grant never shortens an edition, and taking one back never prolongs it', () => {
  fc.assert(
    fc.property(grants, fc.nat(5), fc.nat(30), (given, index, days) => {
      const latest = Math.max(0, ...given.map(({ grantedAt }) => grantedAt.getTime()));
      const more: EditionGrant = {
        editionKey: 'personal',
        goodsId: null,
        days: days + 1,
        grantedAt: new Date(Math.max(latest, START)),
        revokedAt: null,
      };
      expect(endOf([...given, more])).toBeGreaterThanOrEqual(endOf(given));
      const revoked = given.map((grant, place) =>
        place === index && grant.revokedAt === null ? { ...grant, revokedAt: grant.grantedAt } : grant,
      );
      expect(endOf(revoked)).toBeLessThanOrEqual(endOf(given));
    }),
  );
});

test('[ENT-05] an edition is permanent exactly while a lifetime holds, and never ends before it starts', () => {
  fc.assert(
    fc.property(grants, (given) => {
      const edition = editionOf(given);
      const hasLifetime = given.some(({ days, revokedAt }) => days === null && revokedAt === null);
      expect(edition?.permanent ?? false).toBe(hasLifetime);
      if (edition?.endDate) expect(edition.endDate.getTime()).toBeGreaterThan(edition.startDate.getTime());
    }),
  );
});

test('[STATE-32] validity only ends: an edition that is not valid now is not valid later', () => {
  const edition = fc.record({
    type: fc.constantFrom(...Object.values(ProfessionalEditionType)),
    permanent: fc.boolean(),
    endDate: fc.option(fc.nat(90).map(day), { nil: null }),
  });
  fc.assert(
    fc.property(edition, fc.nat(5), fc.nat(90), fc.nat(90), (each, enterpriseId, one, other) => {
      const [sooner, later] = [day(Math.min(one, other)), day(Math.max(one, other))];
      if (isEditionValid(each, enterpriseId, later))
        expect(isEditionValid(each, enterpriseId, sooner)).toBe(true);
    }),
  );
});

test('[ROLE-22][ROLE-25] a VIP is never refused, and others are refused exactly from the limit on', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(MemberType)),
      fc.nat(20),
      fc.integer({ min: 1, max: 20 }),
      (memberType, count, limit) => {
        const facts = { memberType, edition: null, enterpriseId: 0 };
        const free = { editableFiles: limit, editVisitors: limit };
        const plan = planLimits(facts, day(0), free);
        expect(plan).toEqual(isVip(facts, day(0)) ? UNLIMITED_PLAN : free);
        expect(isLimitReached(count, plan.editableFiles)).toBe(!isVip(facts, day(0)) && count >= limit);
      },
    ),
  );
});
