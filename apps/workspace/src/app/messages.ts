import { defineMessages } from 'react-intl';

export const rootMessages = defineMessages({
  unknownTitle: {
    id: 'root.unknownTitle',
    defaultMessage: 'There is no such page',
    description: 'Title: the address leads nowhere',
  },
  unknownText: {
    id: 'root.unknownText',
    defaultMessage: 'The link may be old, or mistyped. Your boards are where you left them.',
    description: 'Text: the address leads nowhere',
  },
  toHome: { id: 'root.toHome', defaultMessage: 'Go to my boards', description: 'Link to the home page' },
});
