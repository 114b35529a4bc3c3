import { defineMessages } from 'react-intl';

/** Why a call failed, on any page. */
export const failureMessages = defineMessages({
  wrongCredentials: {
    id: 'signIn.error.wrongCredentials',
    defaultMessage: 'The account or the password is not right.',
    description: 'Signing in failed; which of the two is wrong stays untold',
  },
  accountExists: {
    id: 'signIn.error.accountExists',
    defaultMessage: 'There is already an account with this address. Log in instead.',
    description: 'Signing up failed because the account exists',
  },
  wrongSetupCode: {
    id: 'signIn.error.wrongSetupCode',
    defaultMessage:
      'This code does not work. Take the one the server printed last, or let setup-code print another one.',
    description: 'The code of the server is wrong',
  },
  setupDone: {
    id: 'signIn.error.setupDone',
    defaultMessage: 'This site has an admin already. Log in, or ask them to make you one as well.',
    description: 'The site has an admin already',
  },
  signUpClosed: {
    id: 'signIn.error.signUpClosed',
    defaultMessage: 'This site takes no new accounts.',
    description: 'The operator of the site has closed the sign-up',
  },
  invitationNeeded: {
    id: 'signIn.error.invitationNeeded',
    defaultMessage: 'This site takes new accounts by invitation only. Ask a member for an invitation link.',
    description: 'A sign-up without an invitation that works, where one is needed',
  },
  tooManyRequests: {
    id: 'signIn.error.tooManyRequests',
    defaultMessage: 'Too many tries. Wait a moment, then try again.',
    description: 'A rate limit was reached',
  },
  network: {
    id: 'signIn.error.network',
    defaultMessage: 'Network error. Check the connection and try again.',
    description: 'The server was not reached',
  },
  unexpected: {
    id: 'signIn.error.unexpected',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
    description: 'The server failed',
  },
  invalid: {
    id: 'account.error.invalid',
    defaultMessage: 'Check what you have entered and try again.',
    description: 'The server refused what was sent',
  },
  sessionEnded: {
    id: 'account.error.sessionEnded',
    defaultMessage: 'Your session has ended. Log in again.',
    description: 'The session is over',
  },
});
