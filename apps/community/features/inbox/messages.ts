import { defineMessages } from '#shared/language/define-messages.ts';

export const inboxMessages = defineMessages({
  title: { id: 'inbox.title', defaultMessage: 'My messages', description: 'Title of the message centre' },
  readAll: {
    id: 'inbox.readAll',
    defaultMessage: 'Mark all as read',
    description: 'Button: read all messages',
  },
  close: { id: 'inbox.close', defaultMessage: 'Close', description: 'Button: close the message centre' },
  empty: {
    id: 'inbox.empty',
    defaultMessage: 'No messages yet.',
    description: 'The message centre is empty',
  },
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
});
