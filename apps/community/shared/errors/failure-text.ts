import { wordsOf } from '@boardwalk/app-shell/failures';
import type { IntlShape } from 'react-intl';
import { failureMessages, specialMessages } from './messages.ts';

/**
 * What to say to the visitor about a failed call, in the page's language. Chosen by the error's name in the contract; texts of
 * the server are never shown.
 *
 * @param failure error of an RTK Query hook or mutation; anything else reads as unknown
 */
export function failureText(intl: IntlShape, failure: unknown): string {
  return intl.formatMessage(wordsOf(failure, failureMessages, specialMessages));
}
