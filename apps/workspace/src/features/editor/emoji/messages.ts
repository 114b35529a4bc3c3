import { defineMessages } from 'react-intl';

/** What emoji on boards are called where they are asked for; the words of their panel come with it. */
export const emojiMessages = defineMessages({
  add: {
    id: 'emoji.add',
    defaultMessage: 'Emoji and icons',
    description:
      'Tool, menu, shortcut, and name of the panel: choose an emoji or an icon to put on the board',
  },
});
