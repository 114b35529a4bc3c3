import { defineMessage, defineMessages } from 'react-intl';

/** Words of the notes and labels of topics. */
export const noteMessages = {
  ...defineMessages({
    edit: {
      id: 'note.edit',
      defaultMessage: 'Note and labels…',
      description: 'Menu, button and shortcut: opens the dialog with the note and the labels of a topic',
    },
    editPresenter: {
      id: 'note.editPresenter',
      defaultMessage: 'Presenter notes…',
      description:
        'Menu and shortcut: opens the dialog with what is to be said of a frame when it is presented',
    },
    presenter: {
      id: 'note.presenter',
      defaultMessage: 'Presenter notes',
      description: 'Title of the dialog, and label of its field',
    },
    presenterHelp: {
      id: 'note.presenterHelp',
      defaultMessage:
        'Shown to you when you present the board, and to others who may edit it. Published copies do not have them.',
      description: 'Under the field for presenter notes',
    },
    title: { id: 'note.title', defaultMessage: 'Note and labels', description: 'Title of the dialog' },
    note: { id: 'note.note', defaultMessage: 'Note', description: 'Label of the field for longer text' },
    labels: {
      id: 'note.labels',
      defaultMessage: 'Labels',
      description: 'Label of the field for short words',
    },
    picture: {
      id: 'note.pictureField',
      defaultMessage: 'Description of the picture',
      description: 'Label of the field; only for topics with a picture',
    },
    pictureHelp: {
      id: 'note.pictureHelp',
      defaultMessage: 'For those who do not see it: read out, found by search, and kept in outlines.',
      description: 'Under the field for the description of a picture',
    },
    save: { id: 'note.save', defaultMessage: 'Save', description: 'Button of the dialog' },
    none: {
      id: 'note.none',
      defaultMessage: 'This topic has no note.',
      description: 'To somebody who may only read',
    },
  }),
  labelsHelp: defineMessage<{ count: number; length: number }>({
    id: 'note.labelsHelp',
    defaultMessage: 'Separated by commas; at most {count, number}, with {length, number} characters each.',
    description: 'Under the field for labels; also what is wrong when there are more',
  }),
  noteLength: defineMessage<{ limit: number }>({
    id: 'note.length',
    defaultMessage: 'This note is too long: {limit, number} characters are the most.',
    description: 'Under the field for the note',
  }),
};
