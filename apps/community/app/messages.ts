import { defineMessages } from '#shared/language/define-messages.ts';

export const providerMessages = defineMessages({
  notifications: {
    id: 'app.notifications',
    defaultMessage: 'Notifications',
    description: 'Region of the toasts, spoken',
  },
  dismiss: { id: 'app.dismiss', defaultMessage: 'Close', description: 'Button: close a question' },
  closeToast: {
    id: 'app.closeToast',
    defaultMessage: 'Hide this message',
    description: 'Button: close a toast',
  },
  confirmTitle: {
    id: 'app.confirmTitle',
    defaultMessage: 'Please confirm',
    description: 'Title of a question that has none of its own',
  },
  confirm: { id: 'app.confirm', defaultMessage: 'Confirm', description: 'Default button of a question: yes' },
  lostCode: {
    id: 'app.lostCode',
    defaultMessage: 'A part of the page did not load. Reload the page when it suits you.',
    description: 'Code of the page did not load, as after a new version was installed',
  },
  cancel: { id: 'app.cancel', defaultMessage: 'Cancel', description: 'Default button of a question: no' },
});
