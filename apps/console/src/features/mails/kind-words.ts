import type { IntlShape } from 'react-intl';
import { kindMessages } from './kind-messages.ts';

const WORDS: Readonly<Record<string, (typeof kindMessages)[keyof typeof kindMessages]>> = kindMessages;

/** What a mail is about, in words; a kind that this page does not know yet shows by its name. */
export function kindWords(intl: IntlShape, kind: string): string {
  const words = WORDS[kind];
  return words === undefined ? kind : intl.formatMessage(words);
}
