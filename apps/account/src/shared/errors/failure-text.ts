import type { ErrorName } from '@boardwalk/api-client';
import { wordsOf } from '@boardwalk/app-shell/failures';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { failureMessages, specialMessages } from './messages.ts';

/**
 * What to say about a failed call, in the page's language. Chosen by the error's name in the contract; texts of the server are
 * never shown.
 *
 * @param failure what a call was rejected with; anything else reads as unknown
 * @param own what the room says about errors that its calls alone can meet
 */
export function failureText(
  intl: IntlShape,
  failure: unknown,
  own?: Readonly<Partial<Record<ErrorName, MessageDescriptor>>>,
): string {
  return intl.formatMessage(
    wordsOf<MessageDescriptor>(failure, failureMessages, { ...specialMessages, ...own }),
  );
}
