import { LANGUAGES, type FieldViolation, type Language } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { contentMessages as messages } from './messages.ts';

/** A text in every language; empty where it is not written. */
export type Texts = Record<Language, string>;

/** Nothing written in any language. */
export const NO_TEXTS: Texts = { 'zh-CN': '', 'en-US': '', 'ja-JP': '', 'ko-KR': '', 'es-ES': '' };

/** The text to call something by: in the page's language, else in the first language that has one. */
export function textIn(texts: Texts, language: string): string {
  const own = (texts as Partial<Record<string, string>>)[language];
  return own !== undefined && own !== ''
    ? own
    : (LANGUAGES.map((each) => texts[each]).find((text) => text !== '') ?? '');
}

/** What is wrong with one field, such as `titles.ja-JP`, to read below it. */
export function problemOf(
  intl: IntlShape,
  violations: readonly FieldViolation[],
  field: string,
): string | undefined {
  const violation = violations.find((each) => each.field === field);
  if (violation === undefined) return undefined;
  if (violation.rule === 'max_length')
    return intl.formatMessage(messages.tooLong, { limit: violation.limit });
  if (violation.rule === 'format') return intl.formatMessage(messages.wrongLink);
  return intl.formatMessage(messages.required);
}

/** Languages whose texts have something wrong, in the order of the tabs. */
export function faultyLanguages(violations: readonly FieldViolation[]): Language[] {
  return LANGUAGES.filter((language) => violations.some(({ field }) => field.endsWith(`.${language}`)));
}

/** The fields of texts, as the server names them. */
export function fieldsIn(...names: readonly string[]): string[] {
  return names.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}`));
}
