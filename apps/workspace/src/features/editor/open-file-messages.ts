import { defineMessages } from 'react-intl';

/** Words for boards that cannot be opened. */
export const openFileMessages = defineMessages({
  toHome: { id: 'editor.toHome', defaultMessage: 'Go to my boards', description: 'Link to the home page' },
  goneTitle: {
    id: 'editor.goneTitle',
    defaultMessage: 'This board cannot be opened',
    description: 'Title: the file does not exist any more',
  },
  goneText: {
    id: 'editor.goneText',
    defaultMessage: 'It may have been moved to the trash, or the link is mistyped. Pick another one.',
    description: 'Text: the file does not exist any more',
  },
  forbiddenTitle: {
    id: 'editor.forbiddenTitle',
    defaultMessage: 'This board is not shared with you',
    description: 'Title: no access to the file',
  },
  forbiddenText: {
    id: 'editor.forbiddenText',
    defaultMessage: 'Ask its owner to let you into the team, then open the link again.',
    description: 'Text: no access to the file',
  },
  damagedTitle: {
    id: 'editor.damagedTitle',
    defaultMessage: 'This board cannot be read',
    description: 'Title: the stored board is damaged and was set aside',
  },
  damagedText: {
    id: 'editor.damagedText',
    defaultMessage:
      'It was set aside and nothing of it is lost. Ask the operator of this site to repair it, then open it again.',
    description: 'Text: the stored board is damaged and was set aside',
  },
});
