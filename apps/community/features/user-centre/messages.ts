import { defineMessages } from '#shared/language/define-messages.ts';

export const userCentreMessages = defineMessages({
  title: { id: 'userCentre.title', defaultMessage: 'Your account', description: 'Name of the dialog' },
  close: { id: 'userCentre.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  loading: {
    id: 'userCentre.loading',
    defaultMessage: 'Loading',
    description: 'The user centre is loading, spoken',
  },
  notLoaded: {
    id: 'userCentre.notLoaded',
    defaultMessage: 'Your account could not be loaded',
    description: 'The user centre did not come, or took too long; a button to try again follows',
  },
  retry: { id: 'userCentre.retry', defaultMessage: 'Try again', description: 'Button: load it again' },
});
