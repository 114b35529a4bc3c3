import { defineMessages } from 'react-intl';

/** Words of every page. */
export const wordMessages = defineMessages({
  showPassword: {
    id: 'signIn.showPassword',
    defaultMessage: 'Show password',
    description: 'Toggle that makes the password readable',
  },
  language: { id: 'signIn.language', defaultMessage: 'Language', description: 'Name of the language menu' },
  close: { id: 'account.close', defaultMessage: 'Close', description: 'Closes a dialog or the frame' },
  closeToast: {
    id: 'account.closeToast',
    defaultMessage: 'Hide this message',
    description: 'Button: close a toast',
  },
  cancel: {
    id: 'account.cancel',
    defaultMessage: 'Cancel',
    description: 'Leaves a dialog without doing anything',
  },
  save: { id: 'account.save', defaultMessage: 'Save', description: 'Saves what was typed' },
  notifications: {
    id: 'account.notifications',
    defaultMessage: 'Notifications',
    description: 'Names the region of short notices',
  },
  retry: {
    id: 'account.retry',
    defaultMessage: 'Try again',
    description: 'Loads once more what did not load',
  },
  loading: { id: 'account.loading', defaultMessage: 'Loading', description: 'Said while something loads' },
  loadFailed: {
    id: 'account.loadFailed',
    defaultMessage: 'This could not be loaded',
    description: 'Title where something did not load',
  },
  lostCode: {
    id: 'account.lostCode',
    defaultMessage: 'A part of the page did not load. Reload the page when it suits you.',
    description: 'Code of the page did not load, as after a new version was installed',
  },
  reload: { id: 'account.reload', defaultMessage: 'Reload the page', description: 'Button: load it again' },
  more: { id: 'account.more', defaultMessage: 'Show more', description: 'Loads the next part of a list' },
  listEnd: { id: 'account.listEnd', defaultMessage: 'That is all.', description: 'The end of a list' },
  notFoundTitle: {
    id: 'account.notFound.title',
    defaultMessage: 'There is no page here',
    description: 'Title of the page for unknown addresses',
  },
  notFoundText: {
    id: 'account.notFound.text',
    defaultMessage: 'The address may be mistyped, or the page has moved.',
    description: 'Text of the page for unknown addresses',
  },
  toAccount: {
    id: 'account.toAccount',
    defaultMessage: 'Go to your account',
    description: 'Link to the account centre',
  },
  toCommunity: {
    id: 'account.toCommunity',
    defaultMessage: 'Go to the community',
    description: 'Link to the community',
  },
});
