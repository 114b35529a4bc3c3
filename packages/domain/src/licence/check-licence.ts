import { FeeType } from '../money/fee-type.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { DEFAULT_LICENCE, Licence, LICENCES } from './licence.ts';

/**
 * Licences that a work made from another one may have, by the licence of that one. ShareAlike and NonCommercial stay as they
 * are; Attribution cannot be given up; what has the licence of the site stays under it.
 */
const ALLOWED_BY_SOURCE: Readonly<Record<Licence, readonly Licence[]>> = {
  [Licence.CC0]: LICENCES,
  [Licence.CC_BY]: [Licence.CC_BY, Licence.CC_BY_SA, Licence.CC_BY_NC, Licence.SITE],
  [Licence.CC_BY_SA]: [Licence.CC_BY_SA],
  [Licence.CC_BY_NC]: [Licence.CC_BY_NC],
  [Licence.SITE]: [Licence.SITE],
};

/** What the licence of a work depends on. */
export interface LicenceTerms {
  readonly feeType: FeeType;
  /** Licence of the work it is a copy of; null for an own one, also for a copy of an own one. */
  readonly source: Licence | null;
}

/**
 * Licences that a work may be published under, the freest first. Creative Commons lets everybody pass a work on for nothing, so
 * what is sold has the licence of the site; and that licence forbids to sell copies (decision 0052).
 */
export function licencesFor({ feeType, source }: LicenceTerms): readonly Licence[] {
  const bySource = source === null ? LICENCES : ALLOWED_BY_SOURCE[source];
  if (feeType !== FeeType.NEED_PAY) return bySource;
  return source === Licence.SITE ? [] : bySource.filter((licence) => licence === Licence.SITE);
}

/** Whether works made from one under this licence may be sold (decision 0052). */
export function maySell(source: Licence | null): boolean {
  return licencesFor({ feeType: FeeType.NEED_PAY, source }).length > 0;
}

/**
 * The licence a work starts with: that of its former version when it may have it, else the one that keeps most rights
 * (decision 0052).
 */
export function startLicence(terms: LicenceTerms, former: Licence | null): Licence {
  const allowed = licencesFor(terms);
  return former !== null && allowed.includes(former) ? former : (allowed.at(-1) ?? DEFAULT_LICENCE);
}

/**
 * Checks the licence of a work: at most one violation, of the fee when the source forbids to sell copies (decision 0052).
 */
export function checkLicence(
  licence: Licence,
  terms: LicenceTerms,
): FieldViolation<'licence' | 'fee_type'>[] {
  if (terms.feeType === FeeType.NEED_PAY && !maySell(terms.source))
    return [{ field: 'fee_type', rule: FieldRule.NOT_ALLOWED }];
  return licencesFor(terms).includes(licence) ? [] : [{ field: 'licence', rule: FieldRule.NOT_ALLOWED }];
}
