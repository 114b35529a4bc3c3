import type { IntlShape } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { providerFailureMessages } from './failure-messages.ts';

/** Why signing in with another service failed, in words. */
export function providerFailureText(intl: IntlShape, failure: unknown): string {
  return failureText(intl, failure, providerFailureMessages);
}
