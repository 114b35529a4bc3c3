import { defineMessages } from '#shared/language/define-messages.ts';

export const providerMessages = defineMessages({
  notifications: {
    id: 'app.notifications',
    defaultMessage: 'Notifications',
    description: 'Region of the toasts, spoken',
  },
  dismiss: { id: 'app.dismiss', defaultMessage: 'Close', description: 'Button: close a toast or a question' },
  confirmTitle: {
    id: 'app.confirmTitle',
    defaultMessage: 'Please confirm',
    description: 'Title of a question that has none of its own',
  },
  confirm: { id: 'app.confirm', defaultMessage: 'Confirm', description: 'Default button of a question: yes' },
  cancel: { id: 'app.cancel', defaultMessage: 'Cancel', description: 'Default button of a question: no' },
});
