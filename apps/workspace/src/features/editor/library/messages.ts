import { defineMessages } from 'react-intl';

/** Words of what opens the pictures of the team; they stand in the bar and in menus. */
export const libraryMenuMessages = defineMessages({
  menu: {
    id: 'library.menu',
    defaultMessage: 'Picture of the team',
    description: 'Tool, menu: choose one of the pictures that the team keeps for its boards',
  },
});
