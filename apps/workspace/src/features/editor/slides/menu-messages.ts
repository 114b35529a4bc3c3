import { defineMessages } from 'react-intl';

/** Words of frames that are needed before the list of slides is. */
export const slideMenuMessages = defineMessages({
  menu: {
    id: 'slides.menu',
    defaultMessage: 'Order of slides…',
    description: 'Item of a menu and command: opens the list of the frames, which are slides and pages',
  },
  deleteWithContent: {
    id: 'slides.deleteWithContent',
    defaultMessage: 'Delete with content',
    description: 'Item of a menu, command and shortcut: deletes a frame and all that is in it',
  },
});
