import type { ErrorName } from '@boardwalk/api-client';
import type { FailureCase } from '@boardwalk/app-shell/failures';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

const network = defineMessage({
  id: 'signIn.error.network',
  defaultMessage: 'Network error. Check the connection and try again.',
  description: 'The server was not reached',
});

const unknown = defineMessage({
  id: 'signIn.error.unexpected',
  defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  description: 'The server failed',
});

/** What is said about failed calls by case, on any page. */
export const failureMessages = {
  ...defineMessages({
    400: {
      id: 'account.error.invalid',
      defaultMessage: 'Check what you have entered and try again.',
      description: 'The server refused what was sent',
    },
    401: {
      id: 'account.error.sessionEnded',
      defaultMessage: 'Your session has ended. Log in again.',
      description: 'The session is over',
    },
    403: {
      id: 'account.error.forbidden',
      defaultMessage: 'You are not allowed to do this.',
      description: 'The server refused an action to this person',
    },
    404: {
      id: 'account.error.gone',
      defaultMessage: 'This is not there any more. Load the page again.',
      description: 'What was acted on is gone',
    },
    429: {
      id: 'signIn.error.tooManyRequests',
      defaultMessage: 'Too many tries. Wait a moment, then try again.',
      description: 'A rate limit was reached',
    },
  }),
  network,
  timeout: network,
  413: unknown,
  415: unknown,
  500: unknown,
  503: unknown,
  unknown,
} satisfies Record<FailureCase, MessageDescriptor>;

/**
 * What any page says about errors that its calls can meet, where the words of their case would not do. A test holds this table and
 * those of the rooms to the contract: nothing stands there that no call can meet, and nothing is missing that the words of its case
 * cannot say.
 */
export const specialMessages = defineMessages({
  wrong_credentials: {
    id: 'signIn.error.wrongCredentials',
    defaultMessage: 'The account or the password is not right.',
    description: 'Signing in failed; it is not said which of the two is wrong',
  },
  account_exists: {
    id: 'signIn.error.accountExists',
    defaultMessage: 'There is already an account with this address. Log in instead.',
    description: 'Signing up failed because the account exists',
  },
  sign_up_closed: {
    id: 'signIn.error.signUpClosed',
    defaultMessage: 'This site takes no new accounts.',
    description: 'The operator of the site has closed the sign-up',
  },
  invitation_needed: {
    id: 'signIn.error.invitationNeeded',
    defaultMessage: 'This site takes new accounts by invitation only. Ask a member for an invitation link.',
    description: 'A sign-up without an invitation that works, where one is needed',
  },
}) satisfies Partial<Record<ErrorName, MessageDescriptor>>;
