import { defineMessages } from '#shared/language/define-messages.ts';

export const sessionMessages = defineMessages({
  title: {
    id: 'session.title',
    defaultMessage: 'Log in or sign up',
    description: 'Name of the login dialog',
  },
  close: { id: 'session.close', defaultMessage: 'Close', description: 'Button: close the login dialog' },
  loading: {
    id: 'session.loading',
    defaultMessage: 'Loading',
    description: 'The login page is loading, spoken',
  },
  notLoaded: {
    id: 'session.notLoaded',
    defaultMessage: 'The login page could not be loaded',
    description: 'The login page did not come, or took too long; a button to try again follows',
  },
  retry: {
    id: 'session.retry',
    defaultMessage: 'Try again',
    description: 'Button: load the login page again',
  },
  loggedIn: {
    id: 'session.loggedIn',
    defaultMessage: 'Welcome back',
    description: 'Toast after a login',
  },
  failed: {
    id: 'session.failed',
    defaultMessage: 'Logging in did not finish. Please try again.',
    description: 'The login came through but the session could not be entered',
  },
});
