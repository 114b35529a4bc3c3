import { defineMessages } from '#shared/language/define-messages.ts';

export const inboxMessages = defineMessages({
  title: { id: 'inbox.title', defaultMessage: 'My messages', description: 'Title of the message centre' },
  readAll: {
    id: 'inbox.readAll',
    defaultMessage: 'Mark all read',
    description: 'Button: read all messages',
  },
  close: { id: 'inbox.close', defaultMessage: 'Close', description: 'Button: close the message centre' },
  empty: {
    id: 'inbox.empty',
    defaultMessage: 'No messages yet',
    description: 'The message centre is empty',
  },
  emptyHint: {
    id: 'inbox.emptyHint',
    defaultMessage: 'When you publish a board, the result of its review arrives here.',
    description: 'What will arrive in the empty message centre',
  },
  unread: { id: 'inbox.unread', defaultMessage: 'Unread:', description: 'Spoken before an unread message' },
  published: {
    id: 'inbox.published',
    defaultMessage: '“{name}” passed the review and is published.',
    description: 'Message: a work was approved',
  },
  refused: {
    id: 'inbox.refused',
    defaultMessage: '“{name}” did not pass the review. Improve it and submit it again.',
    description: 'Message: a work was not approved',
  },
  reason: {
    id: 'inbox.reason',
    defaultMessage: 'Reason: {reason}',
    description: 'Why the review refused a work',
  },
  loading: {
    id: 'inbox.loading',
    defaultMessage: 'Loading messages',
    description: 'Messages are being loaded',
  },
  more: {
    id: 'inbox.more',
    defaultMessage: 'Show older messages',
    description: 'Button: load more messages',
  },
  end: { id: 'inbox.end', defaultMessage: 'That is all', description: 'The last message is shown' },
  failed: {
    id: 'inbox.failed',
    defaultMessage: 'The messages could not be loaded.',
    description: 'Loading the messages failed',
  },
  retry: { id: 'inbox.retry', defaultMessage: 'Try again', description: 'Button: load again' },
});
