import { defineMessages } from 'react-intl';

/** Words about fields of more than one room. */
export const formMessages = defineMessages({
  nameUnseen: {
    id: 'form.nameUnseen',
    defaultMessage: 'Remove the invisible characters from this name.',
    description: 'The name of a collection or folder has control characters',
  },
});
