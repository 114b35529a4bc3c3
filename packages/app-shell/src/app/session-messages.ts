import { defineMessages } from 'react-intl';

export const sessionMessages = defineMessages({
  loading: {
    id: 'session.loading',
    defaultMessage: 'Opening the page…',
    description: 'Spoken while the session is checked',
  },
  failedTitle: {
    id: 'session.failedTitle',
    defaultMessage: 'The page did not open',
    description: 'Title: the session could not be checked',
  },
  failedText: {
    id: 'session.failedText',
    defaultMessage: 'Network error. Check the connection and try again.',
    description: 'Text: the session could not be checked',
  },
  retry: { id: 'session.retry', defaultMessage: 'Try again', description: 'Button: check the session again' },
});
