import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'join.title', defaultMessage: 'Invitation', description: 'Title of the page' },
  loading: {
    id: 'join.loading',
    defaultMessage: 'Loading the invitation',
    description: 'Spoken while it loads',
  },
  asManager: {
    id: 'join.asManager',
    defaultMessage: 'As a manager you can edit its boards and invite others.',
    description: 'What the link lets one do in the team',
  },
  asEditor: {
    id: 'join.asEditor',
    defaultMessage: 'As an editor you can create and edit its boards.',
    description: 'What the link lets one do in the team',
  },
  asViewer: {
    id: 'join.asViewer',
    defaultMessage: 'As a viewer you can look at its boards.',
    description: 'What the link lets one do in the team',
  },
  asGuest: {
    id: 'join.asGuest',
    defaultMessage: 'As a guest you see the boards that are shared with you.',
    description: 'What the link lets one do in the team',
  },
  join: { id: 'join.join', defaultMessage: 'Join the team', description: 'Button: accept the invitation' },
  open: { id: 'join.open', defaultMessage: 'Open the team', description: 'Link to the boards of the team' },
  ended: {
    id: 'join.ended',
    defaultMessage: 'This invitation no longer works',
    description: 'Title: the link has expired, was taken back or never existed',
  },
  endedText: {
    id: 'join.endedText',
    defaultMessage: 'Ask the person who sent it for a new link.',
    description: 'What to do when the link has ended',
  },
  failed: {
    id: 'join.failed',
    defaultMessage: 'The invitation could not be loaded',
    description: 'Title: another failure; what happened follows, and a button to try again',
  },
  retry: { id: 'join.retry', defaultMessage: 'Try again', description: 'Button: load it once more' },
});

/** The words of the page that an invitation link leads to. */
export const messages = {
  ...plain,
  invited: defineMessage<{ name: string; team: string }>({
    id: 'join.invited',
    defaultMessage: '{name} invites you to {team}',
    description: 'Title: who invites to which team',
  }),
  member: defineMessage<{ team: string }>({
    id: 'join.member',
    defaultMessage: 'You belong to {team}',
    description: 'Title: the invited person is a member already',
  }),
};
