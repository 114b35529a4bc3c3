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
  unprovenText: {
    id: 'join.unprovenText',
    defaultMessage:
      'Open the link in the mail that asks you to prove your address; your account can send it again.',
    description: 'The invitation is for the address of the account, which is not proven yet',
  },
  toAccount: {
    id: 'join.toAccount',
    defaultMessage: 'Open my account',
    description: 'Link to the account centre, where one proves an address or signs out',
  },
  otherAccount: {
    id: 'join.otherAccount',
    defaultMessage: 'Use another account',
    description: 'Button: signs out, and comes back to the invitation after the next login',
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
  otherAddress: defineMessage<{ team: string }>({
    id: 'join.otherAddress',
    defaultMessage: 'This invitation to {team} is for another e-mail address',
    description: 'Title: only the account with the address may accept',
  }),
  otherAddressText: defineMessage<{ address: string }>({
    id: 'join.otherAddressText',
    defaultMessage: 'It was sent to {address}. Sign in with the account that has this address.',
    description: 'What to do; the address is a hint such as n…@example.com',
  }),
  unproven: defineMessage<{ team: string }>({
    id: 'join.unproven',
    defaultMessage: 'Prove your e-mail address to join {team}',
    description: 'Title: the invitation is for the address of the account, which is not proven yet',
  }),
  member: defineMessage<{ team: string }>({
    id: 'join.member',
    defaultMessage: 'You belong to {team}',
    description: 'Title: the invited person is a member already',
  }),
};
