import type { ErrorName } from '@boardwalk/api-client';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What logging in with another service says about errors, where the words of every page would not do. */
export const providerFailureMessages = defineMessages({
  provider_refused: {
    id: 'provider.refused',
    defaultMessage: 'The other service did not confirm who you are. Try again, or log in another way.',
    description: 'The person cancelled at the service, or its answer was wrong',
  },
  challenge_expired: {
    id: 'provider.late',
    defaultMessage: 'This took too long, or was begun in another browser. Try again.',
    description: 'The answer of another service came too late',
  },
  provider_unavailable: {
    id: 'provider.silent',
    defaultMessage: 'The other service does not answer. Try again later, or log in another way.',
    description: 'Another service does not answer',
  },
  provider_not_found: {
    id: 'provider.gone',
    defaultMessage: 'This way to log in does not exist any more.',
    description: 'The operator has removed another service',
  },
  provider_address_needed: {
    id: 'provider.addressNeeded',
    defaultMessage:
      'The other service has confirmed no e-mail address of yours. Make an account with a password here, then link the service in your account.',
    description: 'A new account takes a confirmed address',
  },
  account_exists: {
    id: 'provider.addressTaken',
    defaultMessage:
      'There is an account with your e-mail address already. Log in to it as you did before, then link the service in your account.',
    description: 'Another service must not take over an account with the same address',
  },
}) satisfies Partial<Record<ErrorName, MessageDescriptor>>;
