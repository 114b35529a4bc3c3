import { defineMessages } from 'react-intl';

export const rootMessages = defineMessages({
  notifications: {
    id: 'root.notifications',
    defaultMessage: 'Notifications',
    description: 'Name of the region of toasts',
  },
  close: { id: 'root.close', defaultMessage: 'Close', description: 'Button: close a dialog' },
  closeToast: {
    id: 'root.closeToast',
    defaultMessage: 'Hide this message',
    description: 'Button: close a toast',
  },
  prompt: {
    id: 'root.prompt',
    defaultMessage: 'Please confirm',
    description: 'Title of a question without its own',
  },
  confirm: { id: 'root.confirm', defaultMessage: 'Confirm', description: 'Button: yes, do it' },
  cancel: { id: 'root.cancel', defaultMessage: 'Cancel', description: 'Button: do not do it' },
  lostCode: {
    id: 'root.lostCode',
    defaultMessage: 'A part of the page did not load. Reload the page when it suits you.',
    description: 'Code of the page did not load, as after a new version was installed',
  },
  dialogFailed: {
    id: 'root.dialogFailed',
    defaultMessage: 'This could not be opened. Check your connection and try again.',
    description: 'The code of a dialog did not load',
  },
  crashTitle: {
    id: 'root.crashTitle',
    defaultMessage: 'This page stopped working',
    description: 'Title: a defect of ours, or code that did not load',
  },
  crashText: {
    id: 'root.crashText',
    defaultMessage: 'What was saved is safe. Reload the page to go on.',
    description: 'Text: a defect of ours, or code that did not load',
  },
  reload: { id: 'root.reload', defaultMessage: 'Reload', description: 'Button: load the page again' },
});
