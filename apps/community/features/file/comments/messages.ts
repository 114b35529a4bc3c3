import { defineMessages } from '#shared/language/define-messages.ts';

export const commentMessages = defineMessages({
  loading: {
    id: 'comments.loading',
    defaultMessage: 'Loading comments',
    description: 'Comments are loading, spoken',
  },
  more: {
    id: 'comments.more',
    defaultMessage: 'Show more comments',
    description: 'Button: load more comments',
  },
  end: { id: 'comments.end', defaultMessage: 'That is all', description: 'The last comment is shown' },
  empty: { id: 'comments.empty', defaultMessage: 'No comments yet', description: 'Nobody has commented' },
  emptyHint: {
    id: 'comments.emptyHint',
    defaultMessage: 'Ask a question, or say how you use this template.',
    description: 'Below: no comments yet',
  },
  order: { id: 'comments.order', defaultMessage: 'Order', description: 'Label of the order of comments' },
  newest: { id: 'comments.newest', defaultMessage: 'Newest first', description: 'Order of comments' },
  oldest: { id: 'comments.oldest', defaultMessage: 'Oldest first', description: 'Order of comments' },
  write: {
    id: 'comments.write',
    defaultMessage: 'Your comment',
    description: 'Label of the box for a comment',
  },
  writeHint: {
    id: 'comments.writeHint',
    defaultMessage: 'Write a comment, or mention someone with @',
    description: 'Placeholder of the box for a comment',
  },
  post: { id: 'comments.post', defaultMessage: 'Comment', description: 'Button: publishes the comment' },
  posted: {
    id: 'comments.posted',
    defaultMessage: 'Your comment is published.',
    description: 'Toast after sending',
  },
  signIn: {
    id: 'comments.signIn',
    defaultMessage: 'Log in to comment and to reply.',
    description: 'In place of the box, to visitors',
  },
  signInAction: {
    id: 'comments.signInAction',
    defaultMessage: 'Log in',
    description: 'Button: opens the login',
  },
  tooLong: {
    id: 'comments.tooLong',
    defaultMessage: 'Shorten the text to {max} characters. It has {count}.',
    description: 'The comment is too long',
  },
  reply: {
    id: 'comments.reply',
    defaultMessage: 'Reply',
    description: 'Button and label of the box for a reply',
  },
  replyTo: {
    id: 'comments.replyTo',
    defaultMessage: 'Reply to {name}',
    description: 'The same button, spoken, with whom it answers',
  },
  replyHint: {
    id: 'comments.replyHint',
    defaultMessage: 'Reply, or mention someone with @',
    description: 'Placeholder of the box for a reply',
  },
  send: { id: 'comments.send', defaultMessage: 'Send', description: 'Button: sends a reply' },
  edit: { id: 'comments.edit', defaultMessage: 'Edit', description: 'Button: changes one’s comment' },
  save: { id: 'comments.save', defaultMessage: 'Save', description: 'Button: saves the changed comment' },
  cancel: {
    id: 'comments.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: leaves the comment as it was',
  },
  edited: { id: 'comments.edited', defaultMessage: 'Edited', description: 'Mark of a changed comment' },
  people: {
    id: 'comments.people',
    defaultMessage: 'People',
    description: 'Name of the list of people to mention',
  },
  moreReplies: {
    id: 'comments.moreReplies',
    defaultMessage: '{count, plural, one {Show # earlier reply} other {Show # earlier replies}}',
    description: 'Button above replies: loads those before them',
  },
  actions: {
    id: 'comments.actions',
    defaultMessage: 'More about the comment of {name}',
    description: 'Name of the menu of a comment',
  },
  hide: {
    id: 'comments.hide',
    defaultMessage: 'Hide',
    description: 'Menu: hides a comment on one’s own template',
  },
  unhide: {
    id: 'comments.unhide',
    defaultMessage: 'Show again',
    description: 'Menu: shows a hidden comment',
  },
  remove: { id: 'comments.remove', defaultMessage: 'Delete', description: 'Menu: deletes one’s own comment' },
  report: { id: 'comments.report', defaultMessage: 'Report', description: 'Menu: reports a comment' },
  removeTitle: {
    id: 'comments.removeTitle',
    defaultMessage: 'Delete your comment?',
    description: 'Asked before deleting',
  },
  removeText: {
    id: 'comments.removeText',
    defaultMessage: 'It does not come back. Replies of others stay.',
    description: 'Below the question',
  },
  removed: {
    id: 'comments.removed',
    defaultMessage: 'Your comment is deleted.',
    description: 'Toast after deleting',
  },
  hiddenByYou: {
    id: 'comments.hiddenByYou',
    defaultMessage: 'Hidden. Only you and its writer see it.',
    description: 'Above a hidden comment, to the owner of the template',
  },
  hiddenFromOthers: {
    id: 'comments.hiddenFromOthers',
    defaultMessage: 'The creator of this template has hidden your comment. Others do not see it.',
    description: 'Above a hidden comment, to its writer',
  },
  gone: {
    id: 'comments.gone',
    defaultMessage: 'Comment',
    description: 'In place of the name, of a deleted comment',
  },
  goneDeleted: {
    id: 'comments.goneDeleted',
    defaultMessage: 'This comment was deleted.',
    description: 'In place of a comment that its writer deleted',
  },
  goneRemoved: {
    id: 'comments.goneRemoved',
    defaultMessage: 'A moderator has removed this comment.',
    description: 'In place of a comment that a moderator removed',
  },
  linkLost: {
    id: 'comments.linkLost',
    defaultMessage: 'The comment you were looking for is no longer there.',
    description: 'A link led to a comment that was deleted, hidden or removed',
  },
});
