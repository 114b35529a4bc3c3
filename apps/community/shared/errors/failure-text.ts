import { ERRORS, type ApiFailureRecord, type ErrorName } from '@boardwalk/api-client';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { isFailureRecord } from '../api/failure.ts';
import { connectionMessages, errorMessages } from './messages.ts';

const NAMES_BY_CODE = new Map<number, ErrorName>(
  Object.entries(ERRORS).map(([name, { code }]) => [code, name as ErrorName]),
);

/**
 * What to tell the visitor about a failed call, in the page's language. Chosen by the code of the contract; texts of
 * the server are never shown.
 *
 * @param failure error of an RTK Query hook or mutation; anything else is told as unknown
 */
export function failureText(intl: IntlShape, failure: unknown): string {
  return intl.formatMessage(isFailureRecord(failure) ? messageOf(failure) : connectionMessages.unknown);
}

function messageOf({ kind, code }: ApiFailureRecord): MessageDescriptor {
  if (kind === 'network') return connectionMessages.network;
  if (kind === 'timeout') return connectionMessages.timeout;
  if (kind === 'sign_in_required') return connectionMessages.signedOut;
  const name = NAMES_BY_CODE.get(code);
  return name === undefined ? connectionMessages.unknown : errorMessages[name];
}
