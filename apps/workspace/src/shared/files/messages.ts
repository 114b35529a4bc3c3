import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  name: { id: 'file.name', defaultMessage: 'Name', description: 'Label of the field for a file’s name' },
  nameRequired: {
    id: 'file.nameRequired',
    defaultMessage: 'Give the board a name.',
    description: 'The name was left empty',
  },
  nameUnseen: {
    id: 'file.nameUnseen',
    defaultMessage: 'Remove the invisible characters from this name.',
    description: 'The name of a board, folder, project or team has control characters',
  },
});

/** Words about one file, for every room. */
export const fileMessages = {
  ...plain,
  nameTooLong: defineMessage<{ limit: number }>({
    id: 'file.nameTooLong',
    defaultMessage: 'Use at most {limit, plural, one {# character} other {# characters}}.',
    description: 'The name is too long',
  }),
};
