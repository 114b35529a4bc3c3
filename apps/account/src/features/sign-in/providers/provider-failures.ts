import { ApiFailure, type ErrorName } from '@boardwalk/api-client';
import type { IntlShape } from 'react-intl';
import { failureText } from '#shared/failures/failure-words.ts';
import { providerMessages } from './messages.ts';

const WORDS: Readonly<Partial<Record<ErrorName, Exclude<keyof typeof providerMessages, 'goOn'>>>> = {
  provider_refused: 'refused',
  challenge_expired: 'late',
  provider_unavailable: 'silent',
  provider_not_found: 'gone',
  provider_address_needed: 'addressNeeded',
  account_exists: 'addressTaken',
};

/** Why signing in with another service failed, in words. */
export function providerFailureText(intl: IntlShape, failure: unknown): string {
  const word = failure instanceof ApiFailure ? WORDS[failure.error as ErrorName] : undefined;
  return word === undefined ? failureText(intl, failure) : intl.formatMessage(providerMessages[word]);
}
