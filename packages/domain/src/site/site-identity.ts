import { checkLine } from '../validation/check-line.ts';
import type { FieldViolation } from '../validation/field-violation.ts';

/** What a site is called unless its operator names it. */
export const DEFAULT_SITE_NAME = 'Boardwalk';

/** Longest name of a site, in characters. */
export const SITE_NAME_MAX = 40;

/** Checks the name of a site: one line that is not empty. Decisions, docs/decisions/0077. */
export function checkSiteName(name: string): FieldViolation<'name'>[] {
  return checkLine('name', name, { min: 1, max: SITE_NAME_MAX });
}
