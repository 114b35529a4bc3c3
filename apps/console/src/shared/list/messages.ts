import { defineMessages } from '@boardwalk/app-shell/language';

export const listMessages = defineMessages({
  more: { id: 'list.more', defaultMessage: 'Show more', description: 'Button: the next part of a list' },
  loading: { id: 'list.loading', defaultMessage: 'Loading…', description: 'The next part is on its way' },
  end: { id: 'list.end', defaultMessage: 'That is all.', description: 'The end of a list' },
  failed: {
    id: 'list.failed',
    defaultMessage: 'The next part did not load.',
    description: 'The next part of a list did not load',
  },
  retry: { id: 'list.retry', defaultMessage: 'Try again', description: 'Button: load once more' },
  lostTitle: {
    id: 'list.lostTitle',
    defaultMessage: 'This did not load',
    description: 'Title: a list or a part of a page did not load',
  },
});
