import { defineMessages } from 'react-intl';

/** What flipping is called. */
export const flipMessages = defineMessages({
  flipAcross: {
    id: 'action.flipAcross',
    defaultMessage: 'Flip horizontally',
    description: 'Menu, command and shortcut: left and right of what is selected change places',
  },
  flipDown: {
    id: 'action.flipDown',
    defaultMessage: 'Flip vertically',
    description: 'Menu, command and shortcut: top and bottom of what is selected change places',
  },
});
