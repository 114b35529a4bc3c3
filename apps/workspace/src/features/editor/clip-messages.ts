import { defineMessages } from 'react-intl';

/** Words of copying and pasting by menus and commands. */
export const clipMessages = defineMessages({
  clipboard: {
    id: 'clip.clipboard',
    defaultMessage: 'Clipboard',
    description: 'Group of commands and shortcuts: cut, copy and paste',
  },
  cut: { id: 'clip.cut', defaultMessage: 'Cut', description: 'Menu, command and shortcut' },
  copyPicture: {
    id: 'clip.copyPicture',
    defaultMessage: 'Copy as picture',
    description: 'Menu, command and shortcut: a PNG of what is selected, or of the whole board, for other programs',
  },
  pictureNotCopied: {
    id: 'clip.pictureNotCopied',
    defaultMessage: 'The picture could not be copied. Export it instead.',
    description: 'Toast: the browser does not take pictures, or none could be made',
  },
  refused: {
    id: 'clip.refused',
    defaultMessage: 'The browser does not let this page read the clipboard. Allow it there, or paste with the keyboard.',
    description: 'Toast: nothing was pasted from a menu',
  },
  empty: {
    id: 'clip.empty',
    defaultMessage: 'There is nothing to paste. Copy something first.',
    description: 'Toast: the clipboard is empty, or holds what a board does not take',
  },
}); // prettier-ignore
