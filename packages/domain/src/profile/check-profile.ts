import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { PROFILE_LIMITS } from './limits.ts';
import { Sex } from './sex.ts';

/** The fields of a profile its owner edits; what is absent stays as it is. */
export interface ProfileChanges {
  readonly introduce?: string | undefined;
  readonly profession?: string | undefined;
  readonly sex?: number | undefined;
}

/**
 * Checks the changes of a profile: a bio of at most 200 characters, a profession of at most 50, a known sex (spec §5).
 *
 * @param changes the fields to change
 */
export function checkProfile(changes: ProfileChanges): FieldViolation<keyof ProfileChanges>[] {
  const isKnownSex = changes.sex === undefined || Object.values<number>(Sex).includes(changes.sex);
  return [
    ...checkText('introduce', changes.introduce, { min: 0, max: PROFILE_LIMITS.bioMax }),
    ...checkText('profession', changes.profession, { min: 0, max: PROFILE_LIMITS.professionMax }),
    ...(isKnownSex ? [] : [{ field: 'sex' as const, rule: FieldRule.UNKNOWN }]),
  ];
}
