import { defineMessages } from 'react-intl';

/** Words of the list of the pictures that a team keeps. */
export const listMessages = defineMessages({
  list: {
    id: 'library.list',
    defaultMessage: 'Pictures of the team',
    description: 'Name of the list, spoken',
  },
  loading: {
    id: 'library.loading',
    defaultMessage: 'Loading the pictures',
    description: 'Spoken while the list loads',
  },
  failed: {
    id: 'library.failed',
    defaultMessage: 'The pictures did not load',
    description: 'Title: it failed',
  },
  retry: { id: 'library.retry', defaultMessage: 'Try again', description: 'Button: load again' },
  more: {
    id: 'library.more',
    defaultMessage: 'Show more pictures',
    description: 'Button: load the next ones',
  },
  moreFailed: {
    id: 'library.moreFailed',
    defaultMessage: 'The next pictures did not load.',
    description: 'Loading the next ones failed',
  },
  emptyTitle: {
    id: 'library.emptyTitle',
    defaultMessage: 'No pictures yet',
    description: 'Title: the team keeps none',
  },
});
