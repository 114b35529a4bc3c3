import { defineMessages } from 'react-intl';

/** Words for people who look at a shared board without an account. */
export const guestMessages = defineMessages({
  signIn: { id: 'guest.signIn', defaultMessage: 'Log in', description: 'Link to the sign-in page' },
  community: {
    id: 'guest.community',
    defaultMessage: 'To the community',
    description: 'Name of the link with the logo, which leads to the community',
  },
  lookOnly: {
    id: 'guest.lookOnly',
    defaultMessage: 'You are looking at this board as a guest.',
    description: 'Why nothing can be changed',
  },
  signInToEdit: {
    id: 'guest.signInToEdit',
    defaultMessage: 'Log in to edit it and to comment on it.',
    description: 'What the link gives those who sign in',
  },
  signInToComment: {
    id: 'guest.signInToComment',
    defaultMessage: 'Log in to comment on it.',
    description: 'What the link gives those who sign in',
  },
  signInToKeep: {
    id: 'guest.signInToKeep',
    defaultMessage: 'Log in to find it among your shared boards and to read its comments.',
    description: 'What the link gives those who sign in; it lets them look, too',
  },
  close: {
    id: 'guest.close',
    defaultMessage: 'Close this note',
    description: 'Button: the notice about being a guest goes away',
  },
});
