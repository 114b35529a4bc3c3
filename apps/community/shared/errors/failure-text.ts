import type { ApiFailureRecord } from '@boardwalk/api-client';
import { errorNameOf, isFailure } from '@boardwalk/app-shell/failures';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { connectionMessages, errorMessages } from './messages.ts';

/**
 * What to say to the visitor about a failed call, in the page's language. Chosen by the code of the contract; texts of
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
  const name = errorNameOf(failure);
  return name === undefined ? connectionMessages.unknown : errorMessages[name];
}
