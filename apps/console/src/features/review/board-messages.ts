import { defineMessages } from '@boardwalk/app-shell/language';

export const boardMessages = defineMessages({
  board: {
    id: 'board.board',
    defaultMessage: 'Board: {name}',
    description: 'Name of the shown board, spoken',
  },
  role: { id: 'board.role', defaultMessage: 'board viewer', description: 'What the shown board is, spoken' },
  help: {
    id: 'board.help',
    defaultMessage:
      'Arrow keys move the board, plus and minus zoom, 0 shows actual size, 1 shows everything. The outline has its text.',
    description: 'How the board is used with the keyboard, spoken',
  },
  zoomIn: { id: 'board.zoomIn', defaultMessage: 'Zoom in', description: 'Button on the board' },
  zoomOut: { id: 'board.zoomOut', defaultMessage: 'Zoom out', description: 'Button on the board' },
  fit: { id: 'board.fit', defaultMessage: 'Show everything', description: 'Button on the board' },
  actualSize: { id: 'board.actualSize', defaultMessage: 'Actual size', description: 'Button on the board' },
  empty: { id: 'board.empty', defaultMessage: 'This board is empty.', description: 'In place of a board' },
  loading: {
    id: 'board.loading',
    defaultMessage: 'Loading the board',
    description: 'The board is on its way',
  },
  outline: { id: 'board.outline', defaultMessage: 'On this board', description: 'Title of the board’s text' },
  outlineEmpty: {
    id: 'board.outlineEmpty',
    defaultMessage: 'There is no text on this board.',
    description: 'In place of the board’s text',
  },
  showMore: {
    id: 'board.showMore',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description: 'Button: further entries of the outline',
  },
  expand: { id: 'board.expand', defaultMessage: 'Open {text}', description: 'Button in the outline, spoken' },
  collapse: {
    id: 'board.collapse',
    defaultMessage: 'Close {text}',
    description: 'Button in the outline, spoken',
  },
  untitled: { id: 'board.untitled', defaultMessage: 'Untitled', description: 'An entry without text' },
});
