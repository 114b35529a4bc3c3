import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'shared.title', defaultMessage: 'Shared board', description: 'Title of the page' },
  loading: {
    id: 'shared.loading',
    defaultMessage: 'Loading the board',
    description: 'Spoken while it loads',
  },
  open: { id: 'shared.open', defaultMessage: 'Open the board', description: 'Button and link' },
  mayLook: {
    id: 'shared.mayLook',
    defaultMessage: 'You can look at this board.',
    description: 'What the link allows',
  },
  mayComment: {
    id: 'shared.mayComment',
    defaultMessage: 'You can look at this board and comment on it.',
    description: 'What the link allows',
  },
  mayEdit: {
    id: 'shared.mayEdit',
    defaultMessage: 'You can edit this board.',
    description: 'What the link allows',
  },
  locked: {
    id: 'shared.locked',
    defaultMessage: 'This board needs a password',
    description: 'Title: the link asks for a password',
  },
  lockedText: {
    id: 'shared.lockedText',
    defaultMessage: 'Ask the person who sent you the link.',
    description: 'Where to get the password',
  },
  openWithout: {
    id: 'shared.openWithout',
    defaultMessage: 'Open without the password',
    description: 'Link for somebody who may open the board already; with the password they may do more',
  },
  password: { id: 'shared.password', defaultMessage: 'Password', description: 'Label' },
  passwordRequired: {
    id: 'shared.passwordRequired',
    defaultMessage: 'Enter the password.',
    description: 'It was left empty',
  },
  ended: { id: 'shared.ended', defaultMessage: 'This link no longer works', description: 'Title' },
  endedText: {
    id: 'shared.endedText',
    defaultMessage: 'It has ended or was deleted. Ask the person who sent it for a new one.',
    description: 'What to do when the link has ended',
  },
  failed: {
    id: 'shared.failed',
    defaultMessage: 'The board did not load',
    description: 'Title: another failure',
  },
  damaged: {
    id: 'shared.damaged',
    defaultMessage: 'This board cannot be read',
    description: 'Title: what is stored of the board is damaged',
  },
  damagedText: {
    id: 'shared.damagedText',
    defaultMessage: 'It was set aside and nothing of it is lost. Ask the person who sent you the link.',
    description: 'What to do when the board cannot be read',
  },
  retry: { id: 'shared.retry', defaultMessage: 'Try again', description: 'Button: load once more' },
});

/** The words of the page that a share link leads to. */
export const messages = {
  ...plain,
  from: defineMessage<{ owner: string; team: string }>({
    id: 'shared.from',
    defaultMessage: '{owner} · {team}',
    description: 'Whose board it is, and in which team',
  }),
};
