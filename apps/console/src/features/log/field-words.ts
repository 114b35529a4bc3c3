import { LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import { LANGUAGES } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { fieldMessages, valueMessages } from './field-messages.ts';

type Words = (typeof fieldMessages)[keyof typeof fieldMessages];

const WORDS: Readonly<Record<string, Words>> = fieldMessages;

/** A changed field in words, with its language where it has one; one that this page does not know yet shows by its name. */
export function fieldWords(intl: IntlShape, path: string): string {
  const [name = '', part] = path.split('.');
  const words = WORDS[name];
  const field = words === undefined ? name : intl.formatMessage(words);
  const language = LANGUAGES.find((each) => each === part);
  return language === undefined
    ? field
    : intl.formatMessage(valueMessages.inLanguage, { field, language: LANGUAGE_NAMES[language] });
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;

/** The value of a changed field: yes and no in words, moments as the reader writes them, everything else as it is. */
export function valueWords(intl: IntlShape, value: string | null): string {
  if (value === null || value === '') return '–';
  if (value === 'true' || value === 'false')
    return intl.formatMessage(value === 'true' ? valueMessages.yes : valueMessages.no);
  return MOMENT.test(value) ? intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : value;
}
