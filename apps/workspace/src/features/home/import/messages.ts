import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'import.title', defaultMessage: 'Import a file', description: 'Title of the page' },
  choose: {
    id: 'import.choose',
    defaultMessage: 'Choose a file',
    description: 'Button that opens the file dialog',
  },
  drop: {
    id: 'import.drop',
    defaultMessage: 'or drop it here',
    description: 'Below the button, in the area that takes dropped files',
  },
  pictures: {
    id: 'import.pictures',
    defaultMessage: 'Storing the pictures',
    description: 'Progress, after the file was read and before its board is saved; may take minutes',
  },
  writing: {
    id: 'import.writing',
    defaultMessage: 'Saving the new board',
    description: 'Progress, after the file was read',
  },
  open: { id: 'import.open', defaultMessage: 'Open the board', description: 'Link to the imported board' },
  another: {
    id: 'import.another',
    defaultMessage: 'Import another file',
    description: 'Button: begin again',
  },
  failedTitle: {
    id: 'import.failedTitle',
    defaultMessage: 'The board could not be saved',
    description: 'The file was read, but the server did not take the board',
  },
  failedText: {
    id: 'import.failedText',
    defaultMessage: 'Nothing was kept of it. Try again.',
    description: 'After an import that failed for no known reason',
  },
  unnamed: {
    id: 'import.unnamed',
    defaultMessage: 'Imported board',
    description: 'Name of a board whose file has no name that can be shown',
  },
});

export const messages = {
  ...plain,
  formats: defineMessage<{ size: string }>({
    id: 'import.formats',
    defaultMessage: 'Excalidraw, draw.io, XMind, FreeMind, OPML, Markdown, CSV and text, up to {size} MB',
    description: 'What can be imported; size is a number',
  }),
  doneTitle: defineMessage<{ name: string }>({
    id: 'import.doneTitle',
    defaultMessage: '{name} is a board now',
    description: 'The import is done; name is that of the file',
  }),
};
