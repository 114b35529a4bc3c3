import { defineMessage, defineMessages } from 'react-intl';

/** What is said of a topic's note and labels; needed before the rest, which comes with the dialog. */
export const spokenMessages = {
  ...defineMessages({
    withNote: {
      id: 'note.withNote',
      defaultMessage: 'with a note',
      description: 'Read out after the name of a topic',
    },
  }),
  labelled: defineMessage<{ labels: string }>({
    id: 'note.labelled',
    defaultMessage: 'labels: {labels}',
    description: 'Read out after the name of a topic; labels is a list',
  }),
};
