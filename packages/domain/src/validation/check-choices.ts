import { FieldRule, type FieldViolation } from './field-violation.ts';

/** Smallest and largest number of choices; a `min` of 0 makes the field optional. */
export interface ChoiceLimits {
  readonly min: number;
  readonly max: number;
}

/**
 * Checks how many options were chosen and that none was chosen twice. Spec §5.
 *
 * @param field name of the field on the wire
 * @param choices ids of the chosen options
 * @param limits number of choices
 */
export function checkChoices<Field extends string>(
  field: Field,
  choices: readonly (number | string)[],
  { min, max }: ChoiceLimits,
): FieldViolation<Field>[] {
  const violations: FieldViolation<Field>[] = [];
  if (choices.length === 0 && min > 0) violations.push({ field, rule: FieldRule.REQUIRED, limit: min });
  else if (choices.length < min) violations.push({ field, rule: FieldRule.MIN_ITEMS, limit: min });
  if (choices.length > max) violations.push({ field, rule: FieldRule.MAX_ITEMS, limit: max });
  if (new Set(choices).size < choices.length) violations.push({ field, rule: FieldRule.DUPLICATE });
  return violations;
}
