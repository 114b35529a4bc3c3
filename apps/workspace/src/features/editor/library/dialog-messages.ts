import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'library.title',
    defaultMessage: 'Pictures of the team',
    description: 'Title of a dialog over the board',
  },
  help: {
    id: 'library.help',
    defaultMessage: 'Choose one, and it goes on the board.',
    description: 'Help below the title',
  },
  manage: {
    id: 'library.manage',
    defaultMessage: 'Add and remove pictures',
    description: 'Link to the page of the team, in a new tab',
  },
  emptyText: {
    id: 'library.emptyText',
    defaultMessage: 'Logos, icons and photos that the team uses again and again are kept on its page.',
    description: 'What pictures of the team are',
  },
});

/** Words of the pictures that the team keeps, as the editor shows them. */
export const libraryMessages = {
  ...plain,
  put: defineMessage<{ name: string }>({
    id: 'library.put',
    defaultMessage: 'Put {name} on the board',
    description: 'Name of a button that is a picture, spoken; the name of its file',
  }),
};
