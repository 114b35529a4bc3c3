import { defineMessages } from 'react-intl';

export const accountMessages = defineMessages({
  account: {
    id: 'account.account',
    defaultMessage: 'Your account',
    description: 'Button: opens the account menu',
  },
  profile: {
    id: 'account.profile',
    defaultMessage: 'My profile',
    description: 'Link to the own profile page',
  },
  community: { id: 'account.community', defaultMessage: 'Community', description: 'Link to the community' },
  workspace: {
    id: 'account.workspace',
    defaultMessage: 'Workspace',
    description: 'Link to the own boards',
  },
  console: {
    id: 'account.console',
    defaultMessage: 'Console',
    description: 'Link to the console, for moderators',
  },
  settings: {
    id: 'account.settings',
    defaultMessage: 'Account settings',
    description: 'Link to the account centre',
  },
  appearance: { id: 'account.appearance', defaultMessage: 'Appearance', description: 'Group: light or dark' },
  system: {
    id: 'account.system',
    defaultMessage: 'Like the system',
    description: 'Appearance of the machine',
  },
  light: { id: 'account.light', defaultMessage: 'Light', description: 'Light appearance' },
  dark: { id: 'account.dark', defaultMessage: 'Dark', description: 'Dark appearance' },
  language: {
    id: 'account.language',
    defaultMessage: 'Language',
    description: 'Group: language of the pages',
  },
  logOut: { id: 'account.logOut', defaultMessage: 'Log out', description: 'Menu: end the session' },
  logOutFailed: {
    id: 'account.logOutFailed',
    defaultMessage: 'Logging out did not work. Try again.',
    description: 'Toast: the session could not be ended',
  },
});
