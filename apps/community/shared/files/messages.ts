import { defineMessages } from '../language/define-messages.ts';

export const filesMessages = defineMessages({
  like: { id: 'files.like', defaultMessage: 'Like', description: 'Button: like a template (a toggle)' },
  collect: {
    id: 'files.collect',
    defaultMessage: 'Save to collections',
    description: 'Button: keep a template in the collections (a toggle)',
  },
  copy: { id: 'files.copy', defaultMessage: 'Copy to my documents', description: 'Button: copy a template' },
  likes: {
    id: 'files.likes',
    defaultMessage: '{count, plural, one {# like} other {# likes}}',
    description: 'Number of likes, spoken',
  },
  copies: {
    id: 'files.copies',
    defaultMessage: '{count, plural, one {# copy} other {# copies}}',
    description: 'Number of copies, spoken',
  },
  members: { id: 'files.members', defaultMessage: 'Members', description: 'Badge: free for members' },
  selected: {
    id: 'files.selected',
    defaultMessage: 'Editors’ pick',
    description: 'Badge: selected by the editors',
  },
  likeFailed: {
    id: 'files.likeFailed',
    defaultMessage: 'Your like was not saved. Please try again.',
    description: 'Liking failed',
  },
  collectFailed: {
    id: 'files.collectFailed',
    defaultMessage: 'Your collections were not changed. Please try again.',
    description: 'Collecting failed',
  },
  collected: {
    id: 'files.collected',
    defaultMessage: 'Saved to your collections',
    description: 'Collecting succeeded',
  },
  list: { id: 'files.list', defaultMessage: 'Templates', description: 'Name of a grid of templates, spoken' },
  loading: {
    id: 'files.loading',
    defaultMessage: 'Loading templates',
    description: 'A list is loading, spoken',
  },
  more: { id: 'files.more', defaultMessage: 'Show more', description: 'Button: next part of a list' },
  end: {
    id: 'files.end',
    defaultMessage: 'You have seen them all.',
    description: 'End of a list',
  },
  failedTitle: {
    id: 'files.failedTitle',
    defaultMessage: 'The list could not be loaded',
    description: 'Error in place of a list',
  },
  retry: { id: 'files.retry', defaultMessage: 'Try again', description: 'Button: load once more' },
});
