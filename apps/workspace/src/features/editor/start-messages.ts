import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

/** What an empty board says and offers. */
export const startMessages = {
  ...defineMessages({
    begin: {
      id: 'editor.start.begin',
      defaultMessage: 'Begin with',
      description:
        'Names the group of buttons on an empty board: a note, a mind map, a shape, a template, a file',
    },
    note: {
      id: 'editor.start.note',
      defaultMessage: 'Note',
      description: 'On an empty board: puts a note on it',
    },
    map: {
      id: 'editor.start.map',
      defaultMessage: 'Map',
      description: 'On an empty board: begins a mind map',
    },
    shape: {
      id: 'editor.start.shape',
      defaultMessage: 'Shape',
      description: 'On an empty board: puts a shape on it',
    },
    template: {
      id: 'editor.start.template',
      defaultMessage: 'Template',
      description: 'On an empty board: leads to the templates of the community',
    },
    importing: {
      id: 'editor.start.import',
      defaultMessage: 'Import',
      description: 'On an empty board: picks a file of another program',
    },
    understood: {
      id: 'editor.start.understood',
      defaultMessage: 'Got it',
      description: 'Takes the first-use hint of the editor away for good',
    },
    touch: {
      id: 'editor.emptyTouch',
      defaultMessage: 'Choose a tool below, then tap the board.',
      description: 'What to do with an empty board on a touch screen',
    },
  }),
  hint: defineMessage<{ key: MessageTag }>({
    id: 'editor.emptyText',
    defaultMessage:
      'Double-click anywhere to write, or press <key>N</key> for a note and <key>M</key> for a mind map.',
    description: 'What to do with an empty board',
  }),
};
