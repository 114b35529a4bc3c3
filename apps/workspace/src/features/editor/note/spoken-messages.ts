import { defineMessage, defineMessages } from 'react-intl';

/** What is said of a topic's note, labels, icon and picture; needed before the rest, which comes with the dialog. */
export const spokenMessages = {
  ...defineMessages({
    withPicture: {
      id: 'note.withPicture',
      defaultMessage: 'with a picture',
      description: 'Read out after the name of a topic whose picture nothing describes',
    },
    withNote: {
      id: 'note.withNote',
      defaultMessage: 'with a note',
      description: 'Read out after the name of a topic',
    },
  }),
  icon: defineMessage<{ icon: string }>({
    id: 'note.icon',
    defaultMessage: 'icon: {icon}',
    description: 'Read out after the name of a topic; icon is the English name of its icon',
  }),
  picture: defineMessage<{ text: string }>({
    id: 'note.picture',
    defaultMessage: 'picture: {text}',
    description: 'Read out after the name of a topic; text describes its picture',
  }),
  labelled: defineMessage<{ labels: string }>({
    id: 'note.labelled',
    defaultMessage: 'labels: {labels}',
    description: 'Read out after the name of a topic; labels is a list',
  }),
};
