import { LANGUAGES, type Language } from '../language/language.ts';
import { checkText, type TextLimits } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { CONTENT_LIMITS } from './limits.ts';

/**
 * Checks a text that must be there in every language. Spec §3.
 *
 * @param field name of the field on the wire; violations name the language too, as in `names.ja-JP`
 * @param texts text by language
 * @param limits limits of each in characters
 */
export function checkTexts<Field extends string>(
  field: Field,
  texts: Readonly<Partial<Record<Language, string>>>,
  limits: TextLimits,
): FieldViolation<`${Field}.${Language}`>[] {
  return LANGUAGES.flatMap((language) => checkText(`${field}.${language}`, texts[language], limits));
}

/**
 * Checks where a banner leads: a path of the site, or an https address. Spec §3.
 *
 * @param field name of the field on the wire
 * @param link link as typed
 */
export function checkContentLink<Field extends string>(field: Field, link: string): FieldViolation<Field>[] {
  const violations = checkText(field, link, CONTENT_LIMITS.link);
  if (violations.length > 0) return violations;
  return isSitePath(link) || isHttpsAddress(link) ? [] : [{ field, rule: FieldRule.FORMAT }];
}

/**
 * Checks when something is shown: it must end after it begins. Spec §3.
 *
 * @param startsAt beginning; null means at once
 * @param endsAt end; null means never
 */
export function checkSchedule(
  startsAt: Date | null,
  endsAt: Date | null,
): FieldViolation<'starts_at' | 'ends_at'>[] {
  const dates = [
    { field: 'starts_at', date: startsAt },
    { field: 'ends_at', date: endsAt },
  ] as const;
  const unreadable = dates.filter(({ date }) => date !== null && Number.isNaN(date.getTime()));
  if (unreadable.length > 0) return unreadable.map(({ field }) => ({ field, rule: FieldRule.FORMAT }));
  return startsAt !== null && endsAt !== null && startsAt >= endsAt
    ? [{ field: 'ends_at', rule: FieldRule.MIN }]
    : [];
}

/** A path that stays on this site for every reader: browsers take `//` and `/\` for another host. */
function isSitePath(link: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/u.test(link);
}

function isHttpsAddress(link: string): boolean {
  return /^https:\/\/[^\s\\]+$/u.test(link) && URL.canParse(link);
}
