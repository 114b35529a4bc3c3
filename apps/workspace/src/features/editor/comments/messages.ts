import { defineMessage, defineMessages } from 'react-intl';

type Named = { name: string };

const plain = defineMessages({
  comments: { id: 'boardComments.title', defaultMessage: 'Comments', description: 'Title of the panel, and the button that opens it' },
  close: { id: 'boardComments.close', defaultMessage: 'Close comments', description: 'Button: closes the panel' },
  closeThread: { id: 'boardComments.closeThread', defaultMessage: 'Close this comment', description: 'Button: closes one thread' },
  add: { id: 'boardComments.add', defaultMessage: 'Add a comment', description: 'Button' },
  placing: { id: 'boardComments.placing', defaultMessage: 'Click where the comment goes, or press Enter for the middle of the view', description: 'Hint while a place is chosen' },
  placingTouch: { id: 'boardComments.placingTouch', defaultMessage: 'Tap where the comment goes', description: 'Hint while a place is chosen by touch' },
  cancel: { id: 'boardComments.cancel', defaultMessage: 'Cancel', description: 'Button' },
  filter: { id: 'boardComments.filter', defaultMessage: 'Show', description: 'Label: which comments are listed' },
  open: { id: 'boardComments.open', defaultMessage: 'Open', description: 'Which comments are listed' },
  resolved: { id: 'boardComments.resolved', defaultMessage: 'Resolved', description: 'Which comments are listed; also the mark of one' },
  mine: { id: 'boardComments.mine', defaultMessage: 'With me', description: 'Which comments are listed: those one has written in or is mentioned in' },
  loading: { id: 'boardComments.loading', defaultMessage: 'Loading comments', description: 'Spoken while the list loads' },
  failed: { id: 'boardComments.failed', defaultMessage: 'The comments could not be loaded', description: 'Title of an error' },
  retry: { id: 'boardComments.retry', defaultMessage: 'Try again', description: 'Button' },
  empty: { id: 'boardComments.empty', defaultMessage: 'No comments here', description: 'The list is empty' },
  emptyHint: { id: 'boardComments.emptyHint', defaultMessage: 'Ask a question at the place it is about. Everybody who can open the board sees it.', description: 'Below: the list is empty' },
  more: { id: 'boardComments.more', defaultMessage: 'Show more comments', description: 'Button' },
  write: { id: 'boardComments.write', defaultMessage: 'Your comment', description: 'Label of the box' },
  writeHint: { id: 'boardComments.writeHint', defaultMessage: 'Write a comment, or mention someone with @', description: 'Placeholder of the box' },
  post: { id: 'boardComments.post', defaultMessage: 'Comment', description: 'Button: sends a new comment' },
  reply: { id: 'boardComments.reply', defaultMessage: 'Reply', description: 'Label of the box for a reply' },
  replyHint: { id: 'boardComments.replyHint', defaultMessage: 'Reply, or mention someone with @', description: 'Placeholder of the box for a reply' },
  send: { id: 'boardComments.send', defaultMessage: 'Send', description: 'Button: sends a reply' },
  edit: { id: 'boardComments.edit', defaultMessage: 'Edit', description: 'Button: changes one’s comment' },
  save: { id: 'boardComments.save', defaultMessage: 'Save', description: 'Button' },
  edited: { id: 'boardComments.edited', defaultMessage: 'Edited', description: 'Mark of a changed comment' },
  people: { id: 'boardComments.people', defaultMessage: 'People', description: 'Name of the list of people to mention' },
  resolve: { id: 'boardComments.resolve', defaultMessage: 'Resolve', description: 'Button: what the comment asks for is done' },
  reopen: { id: 'boardComments.reopen', defaultMessage: 'Open again', description: 'Button' },
  remove: { id: 'boardComments.remove', defaultMessage: 'Delete', description: 'Button: deletes a comment' },
  removeTitle: { id: 'boardComments.removeTitle', defaultMessage: 'Delete this comment?', description: 'Asked before deleting' },
  removeText: { id: 'boardComments.removeText', defaultMessage: 'It does not come back. Replies of others stay.', description: 'Below the question' },
  deleted: { id: 'boardComments.deleted', defaultMessage: 'This comment was deleted.', description: 'In place of a comment' },
  nobody: { id: 'boardComments.nobody', defaultMessage: 'Comment', description: 'In place of the name, of a deleted comment' },
  gone: { id: 'boardComments.gone', defaultMessage: 'The comment you were looking for is no longer there.', description: 'Toast: a link led to a deleted comment' },
  unread: { id: 'boardComments.unread', defaultMessage: 'Unread', description: 'Mark of a thread with something new' },
  threadFull: { id: 'boardComments.threadFull', defaultMessage: 'This comment has too many replies. Write a new comment.', description: 'A reply was refused' },
  boardFull: { id: 'boardComments.boardFull', defaultMessage: 'This board has as many comments as it can have. Delete some first.', description: 'A comment was refused' },
  newComment: { id: 'boardComments.newComment', defaultMessage: 'New comment', description: 'Name of the card in which a comment is written' },
}); // prettier-ignore

/** Words of comments on boards. */
export const messages = {
  ...plain,
  title: defineMessage<{ count: number }>({
    id: 'boardComments.button',
    defaultMessage: '{count, plural, =0 {Comments} one {Comments, # unread} other {Comments, # unread}}',
    description: 'Button: opens the list of comments, with how many are unread',
  }),
  by: defineMessage<Named>({
    id: 'boardComments.by',
    defaultMessage: 'Comment by {name}',
    description: 'Name of a pin on the board, and of the opened thread',
  }),
  byUnread: defineMessage<Named>({
    id: 'boardComments.byUnread',
    defaultMessage: 'Comment by {name}, unread',
    description: 'Name of a pin on the board with something new',
  }),
  replies: defineMessage<{ count: number }>({
    id: 'boardComments.replies',
    defaultMessage: '{count, plural, one {# reply} other {# replies}}',
    description: 'How many replies a thread has',
  }),
  moreReplies: defineMessage<{ count: number }>({
    id: 'boardComments.moreReplies',
    defaultMessage: '{count, plural, one {Show # earlier reply} other {Show # earlier replies}}',
    description: 'Button above replies',
  }),
  mayNot: defineMessage<Named>({
    id: 'boardComments.mayNot',
    defaultMessage: 'You can read comments here. To write some, ask {name} for a link that lets you comment.',
    description: 'In place of the box, to those who may only look',
  }),
  tooLong: defineMessage<{ max: number; count: number }>({
    id: 'boardComments.tooLong',
    defaultMessage: 'Shorten the text to {max} characters. It has {count}.',
    description: 'The comment is too long',
  }),
};
