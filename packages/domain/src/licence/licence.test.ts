import { describe, expect, test } from 'vitest';
import { FeeType } from '../money/fee-type.ts';
import { checkLicence, licencesFor, maySell, startLicence } from './check-licence.ts';
import { Licence, LICENCE_PAGES, LICENCES } from './licence.ts';

const { CC0, CC_BY, CC_BY_SA, CC_BY_NC, SITE } = Licence;

describe('licences', () => {
  test.each([
    [null, [CC0, CC_BY, CC_BY_SA, CC_BY_NC, SITE], [SITE]],
    [CC0, [CC0, CC_BY, CC_BY_SA, CC_BY_NC, SITE], [SITE]],
    [CC_BY, [CC_BY, CC_BY_SA, CC_BY_NC, SITE], [SITE]],
    [CC_BY_SA, [CC_BY_SA], []],
    [CC_BY_NC, [CC_BY_NC], []],
    [SITE, [SITE], []],
  ] as const)('a work made from one under %s', (source, free, paid) => {
    expect(licencesFor({ feeType: FeeType.FREE, source })).toEqual(free);
    expect(licencesFor({ feeType: FeeType.MEMBER_FREE, source })).toEqual(free);
    expect(licencesFor({ feeType: FeeType.NEED_PAY, source })).toEqual(paid);
    expect(maySell(source)).toBe(paid.length > 0);
    for (const licence of LICENCES) {
      const isFine = (free as readonly Licence[]).includes(licence);
      expect(checkLicence(licence, { feeType: FeeType.FREE, source })).toEqual(
        isFine ? [] : [{ field: 'licence', rule: 'not_allowed' }],
      );
    }
  });

  test('what cannot be sold breaks the rule of the fee, what is sold under Creative Commons that of the licence', () => {
    expect(checkLicence(SITE, { feeType: FeeType.NEED_PAY, source: SITE })).toEqual([
      { field: 'fee_type', rule: 'not_allowed' },
    ]);
    expect(checkLicence(CC_BY, { feeType: FeeType.NEED_PAY, source: null })).toEqual([
      { field: 'licence', rule: 'not_allowed' },
    ]);
    expect(checkLicence(SITE, { feeType: FeeType.NEED_PAY, source: CC_BY })).toEqual([]);
  });

  test.each([
    [FeeType.FREE, null, null, SITE],
    [FeeType.FREE, null, CC_BY, CC_BY],
    [FeeType.NEED_PAY, null, CC_BY, SITE],
    [FeeType.FREE, CC_BY_SA, SITE, CC_BY_SA],
    [FeeType.NEED_PAY, CC_BY_NC, null, SITE],
  ] as const)('fee %i, from %s, formerly %s: it starts with %s', (feeType, source, former, start) => {
    expect(startLicence({ feeType, source }, former)).toBe(start);
  });

  test('Creative Commons licences lead to their pages', () => {
    for (const licence of LICENCES)
      expect(LICENCE_PAGES[licence]?.startsWith('https://creativecommons.org/') ?? null).toBe(
        licence === SITE ? null : true,
      );
  });
});
