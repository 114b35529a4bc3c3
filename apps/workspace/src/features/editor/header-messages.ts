import { defineMessages } from 'react-intl';

/** Words of the header: publishing, people, what else the page offers. */
export const headerMessages = defineMessages({
  back: { id: 'editor.back', defaultMessage: 'All boards', description: 'Link back to the home page' },
  commentOnly: {
    id: 'editor.commentOnly',
    defaultMessage: 'Comment only',
    description: 'Badge: this person may comment and not edit',
  },
  publish: {
    id: 'editor.publish',
    defaultMessage: 'Publish',
    description: 'Button: opens the publish dialog',
  },
  publishMenu: {
    id: 'editor.publishMenu',
    defaultMessage: 'Publish…',
    description: 'Menu: opens the publish dialog',
  },
  publishOffline: {
    id: 'editor.publishOffline',
    defaultMessage: 'You are offline. Publish once your changes are saved.',
    description: 'Toast: publishing waits for the server',
  },
  publishAgain: {
    id: 'editor.publishAgain',
    defaultMessage: 'Publish again',
    description: 'Button: the last review refused the work',
  },
  inReview: {
    id: 'editor.inReview',
    defaultMessage: 'In review',
    description: 'Button: the work is being reviewed',
  },
  published: {
    id: 'editor.published',
    defaultMessage: 'Published',
    description: 'Button: the work is public',
  },
  showInCommunity: {
    id: 'editor.showInCommunity',
    defaultMessage: 'Show in the community',
    description: 'Menu: the public page of the file',
  },
  copyLink: {
    id: 'editor.copyLink',
    defaultMessage: 'Copy link for your team',
    description: 'Menu: copies the address of this page',
  },
  appearance: { id: 'editor.appearance', defaultMessage: 'Appearance', description: 'Group: light or dark' },
  system: {
    id: 'editor.system',
    defaultMessage: 'Like the system',
    description: 'Appearance of the machine',
  },
  light: { id: 'editor.light', defaultMessage: 'Light', description: 'Light appearance' },
  dark: { id: 'editor.dark', defaultMessage: 'Dark', description: 'Dark appearance' },
});
