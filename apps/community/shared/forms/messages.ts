import { defineMessages } from '../language/define-messages.ts';

/** Words about fields of more than one room. */
export const formMessages = defineMessages({
  nameUnseen: {
    id: 'form.nameUnseen',
    defaultMessage: 'Remove the invisible characters from this name.',
    description: 'The name of a collection or folder has control characters',
  },
  unsent: {
    id: 'form.unsent',
    defaultMessage: 'What you wrote was not sent. {reason} It is still there when you open the form again.',
    description: 'A form was closed while it was sent, and could not be; why. It keeps what was written',
  },
  leaveTitle: {
    id: 'form.leaveTitle',
    defaultMessage: 'Discard what you wrote?',
    description: 'Question before closing a form',
  },
  leaveText: {
    id: 'form.leaveText',
    defaultMessage: 'It has not been saved yet.',
    description: 'What would be lost',
  },
  stay: {
    id: 'form.stay',
    defaultMessage: 'Keep writing',
    description: 'Button: stay in the form',
  },
  discard: {
    id: 'form.discard',
    defaultMessage: 'Discard',
    description: 'Button: leave the form',
  },
});
