import { defineMessage, defineMessages } from 'react-intl';

type Named = { name: string };

const plain = defineMessages({
  close: { id: 'share.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  newLink: { id: 'share.newLink', defaultMessage: 'New link', description: 'Title of the form' },
  role: { id: 'share.role', defaultMessage: 'People can', description: 'Label: what a link lets people do' },
  viewer: { id: 'share.viewer', defaultMessage: 'Look', description: 'What a link lets people do' },
  commenter: { id: 'share.commenter', defaultMessage: 'Comment', description: 'What a link lets people do' },
  editor: { id: 'share.editor', defaultMessage: 'Edit', description: 'What a link lets people do' },
  ends: { id: 'share.ends', defaultMessage: 'Ends', description: 'Label: when a link stops working' },
  never: { id: 'share.never', defaultMessage: 'Never', description: 'When a link stops working' },
  password: { id: 'share.password', defaultMessage: 'Password', description: 'Label' },
  passwordHint: { id: 'share.passwordHint', defaultMessage: 'Optional', description: 'Below the field' },
  make: { id: 'share.make', defaultMessage: 'Make the link', description: 'Button' },
  links: { id: 'share.links', defaultMessage: 'Links', description: 'Title of the list' },
  noLinks: {
    id: 'share.noLinks',
    defaultMessage: 'Only members of the team can open this board. Make a link to share it with others.',
    description: 'There are no links yet',
  },
  failed: { id: 'share.failed', defaultMessage: 'The links did not load', description: 'Title' },
  retry: { id: 'share.retry', defaultMessage: 'Try again', description: 'Button: load again' },
  loading: { id: 'share.loading', defaultMessage: 'Loading…', description: 'The list is loading' },
  withPassword: { id: 'share.withPassword', defaultMessage: 'With a password', description: 'About a link' },
  ended: { id: 'share.ended', defaultMessage: 'Ended', description: 'About a link that works no more' },
  noEnd: { id: 'share.noEnd', defaultMessage: 'Never ends', description: 'About a link' },
  copy: { id: 'share.copy', defaultMessage: 'Copy the link', description: 'Button' },
  copied: { id: 'share.copied', defaultMessage: 'Link copied', description: 'Toast' },
  copyFailed: {
    id: 'share.copyFailed',
    defaultMessage: 'The link could not be copied. Select it and copy it by hand.',
    description: 'Toast',
  },
  linkRole: {
    id: 'share.linkRole',
    defaultMessage: 'What this link allows',
    description: 'Label of a choice',
  },
  revoke: { id: 'share.revoke', defaultMessage: 'Delete the link', description: 'Button' },
  revokeTitle: {
    id: 'share.revokeTitle',
    defaultMessage: 'Delete the link?',
    description: 'Title of the question',
  },
  revokeText: {
    id: 'share.revokeText',
    defaultMessage: 'It stops working at once, also for those who have joined by it.',
    description: 'What deleting a link means',
  },
  visitors: {
    id: 'share.visitors',
    defaultMessage: 'Visitors',
    description: 'Title: people who came by a link',
  },
  visitorsFailed: {
    id: 'share.visitorsFailed',
    defaultMessage: 'The visitors did not load',
    description: 'Title, where the people who came by a link are listed',
  },
  more: { id: 'share.more', defaultMessage: 'Show more', description: 'Button: load the next visitors' },
  moreFailed: {
    id: 'share.moreFailed',
    defaultMessage: 'The next visitors did not load.',
    description: 'Loading the next visitors failed',
  },
});

/** Words of the dialog that shares a board. */
export const messages = {
  ...plain,
  title: defineMessage<Named>({
    id: 'share.title',
    defaultMessage: 'Share “{name}”',
    description: 'Title of the dialog',
  }),
  inDays: defineMessage<{ days: number }>({
    id: 'share.inDays',
    defaultMessage: '{days, plural, one {In # day} other {In # days}}',
    description: 'When a new link stops working',
  }),
  until: defineMessage<{ when: string }>({
    id: 'share.until',
    defaultMessage: 'Until {when}',
    description: 'About a link; a date',
  }),
  visitorCount: defineMessage<{ count: number }>({
    id: 'share.visitorCount',
    defaultMessage: '{count, plural, =0 {no visitors} one {# visitor} other {# visitors}}',
    description: 'How many people have joined by a link',
  }),
  passwordLength: defineMessage<{ min: number; max: number }>({
    id: 'share.passwordLength',
    defaultMessage: 'Use {min} to {max} characters.',
    description: 'The password is too short or too long',
  }),
  removeVisitor: defineMessage<Named>({
    id: 'share.removeVisitor',
    defaultMessage: 'Remove {name}',
    description: 'Button: take access from a visitor',
  }),
  removed: defineMessage<Named>({
    id: 'share.removed',
    defaultMessage: '{name} can no longer open the board',
    description: 'Toast',
  }),
};
