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
    defaultMessage:
      'What others do with your templates and say in comments arrives here, the results of reviews, and answers to feedback.',
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
  commentRemoved: {
    id: 'inbox.commentRemoved',
    defaultMessage: 'A moderator has removed your comment on “{name}”.',
    description: 'Message: a comment was taken down',
  },
  profileReset: {
    id: 'inbox.profileReset',
    defaultMessage:
      'A moderator has taken the name, picture and introduction off your profile. You can set others.',
    description: 'Message: reports of the reader’s profile were upheld',
  },
  feedbackAnswered: {
    id: 'inbox.feedbackAnswered',
    defaultMessage: 'A moderator has answered your feedback “{feedback}”.',
    description: 'Message: feedback of the reader’s was answered; the answer stands below',
  },
  tagsCorrected: {
    id: 'inbox.tagsCorrected',
    defaultMessage: 'A moderator has corrected the tags and topics of “{name}”.',
    description: 'Message: tags or topics of the reader’s work were changed; what was changed stands below',
  },
  tagsAdded: {
    id: 'inbox.tagsAdded',
    defaultMessage: 'Tags added: {names}',
    description: 'What a moderator changed of a work',
  },
  tagsRemoved: {
    id: 'inbox.tagsRemoved',
    defaultMessage: 'Tags removed: {names}',
    description: 'What a moderator changed of a work',
  },
  topicsAdded: {
    id: 'inbox.topicsAdded',
    defaultMessage: 'Topics added: {names}',
    description: 'What a moderator changed of a work',
  },
  topicsRemoved: {
    id: 'inbox.topicsRemoved',
    defaultMessage: 'Topics removed: {names}',
    description: 'What a moderator changed of a work',
  },
  sold: {
    id: 'inbox.sold',
    defaultMessage: '{count, plural, =1 {“{name}” was bought.} other {“{name}” was bought # times.}}',
    description: 'Message: a template of the reader’s was bought; what they earn stands below',
  },
  income: {
    id: 'inbox.income',
    defaultMessage: 'You earn {income}',
    description: 'What the reader gets for what was bought',
  },
  liked: {
    id: 'inbox.liked',
    defaultMessage:
      '{others, plural, =0 {{who} likes “{name}”.} one {{who} and # other person like “{name}”.} other {{who} and # other people like “{name}”.}}',
    description: 'Message: people like a work of the reader’s; the last of them by name',
  },
  copied: {
    id: 'inbox.copied',
    defaultMessage:
      '{others, plural, =0 {{who} has copied “{name}”.} one {{who} and # other person have copied “{name}”.} other {{who} and # other people have copied “{name}”.}}',
    description: 'Message: people have copied a work of the reader’s',
  },
  followed: {
    id: 'inbox.followed',
    defaultMessage:
      '{others, plural, =0 {{who} follows you.} one {{who} and # other person follow you.} other {{who} and # other people follow you.}}',
    description: 'Message: people follow the reader',
  },
  commented: {
    id: 'inbox.commented',
    defaultMessage:
      '{others, plural, =0 {{who} has commented on “{name}”.} one {{who} and # other person have commented on “{name}”.} other {{who} and # other people have commented on “{name}”.}}',
    description: 'Message: people have commented on a work of the reader’s',
  },
  replied: {
    id: 'inbox.replied',
    defaultMessage:
      '{others, plural, =0 {{who} has replied to you on “{name}”.} one {{who} and # other person have replied to you on “{name}”.} other {{who} and # other people have replied to you on “{name}”.}}',
    description: 'Message: people have replied to a comment of the reader’s',
  },
  mentioned: {
    id: 'inbox.mentioned',
    defaultMessage: '{who} has mentioned you on “{name}”.',
    description: 'Message: somebody has mentioned the reader in a comment',
  },
  closedBoard: {
    id: 'inbox.closedBoard',
    defaultMessage: 'Board you cannot open',
    description: 'Stands for the name of a board in a message, for a reader who may not open it any more',
  },
  withdrawnWork: {
    id: 'inbox.withdrawnWork',
    defaultMessage: 'Work that is no longer public',
    description: 'Stands for the name of a work in a message, for readers other than its owner',
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
