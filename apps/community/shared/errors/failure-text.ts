import type { ApiFailureRecord } from '@boardwalk/api-client';
import { isFailure, wordsOf } from '@boardwalk/app-shell/failures';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { connectionMessages, errorMessages } from './messages.ts';

/**
 * What to say to the visitor about a failed call, in the page's language. Chosen by the error's name in the contract; texts of
 * the server are never shown.
 *
 * @param failure error of an RTK Query hook or mutation; anything else reads as unknown
 */
export function failureText(intl: IntlShape, failure: unknown): string {
  return intl.formatMessage(isFailure(failure) ? messageOf(failure) : connectionMessages.unknown);
}

function messageOf(failure: ApiFailureRecord): MessageDescriptor {
  const { kind } = failure;
  if (kind === 'network') return connectionMessages.network;
  if (kind === 'timeout') return connectionMessages.timeout;
  if (kind === 'sign_in_required') return connectionMessages.signedOut;
  return wordsOf(failure, errorMessages) ?? connectionMessages.unknown;
}
