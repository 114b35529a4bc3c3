import { defineMessages } from '../language/define-messages.ts';

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
  enlarge: { id: 'board.enlarge', defaultMessage: 'Full screen', description: 'Button on the board' },
  reduce: {
    id: 'board.reduce',
    defaultMessage: 'Leave full screen',
    description: 'Button on the board while it fills the screen',
  },
  empty: { id: 'board.empty', defaultMessage: 'This board is empty.', description: 'In place of a board' },
  loading: {
    id: 'board.loading',
    defaultMessage: 'Loading the board',
    description: 'The board is on its way',
  },
  failed: {
    id: 'board.failed',
    defaultMessage: 'The board could not be loaded. You see its cover.',
    description: 'The board did not arrive',
  },
  preview: {
    id: 'board.preview',
    defaultMessage: 'Preview: {shown, number} of {count, plural, one {# element} other {# elements}}',
    description: 'On a board of which only a part is shown, since the template is paid or for members',
  },
  retry: { id: 'board.retry', defaultMessage: 'Try again', description: 'Button: load the board once more' },
  cover: { id: 'board.cover', defaultMessage: 'Cover of {name}', description: 'The picture, spoken' },
  outline: { id: 'board.outline', defaultMessage: 'On this board', description: 'Title of the board’s text' },
  outlineEmpty: {
    id: 'board.outlineEmpty',
    defaultMessage: 'There is no text on this board.',
    description: 'In place of the board’s text',
  },
  outlineRest: {
    id: 'board.outlineRest',
    defaultMessage: '{count, plural, one {and # more entry} other {and # more entries}}',
    description: 'The outline goes on; the rest comes with the board',
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
  find: {
    id: 'board.find',
    defaultMessage: 'Find on this board',
    description: 'Button on the board and name of the field: looks for a text on it',
  },
  findPrevious: {
    id: 'board.findPrevious',
    defaultMessage: 'Previous place',
    description: 'Button of the search',
  },
  findNext: { id: 'board.findNext', defaultMessage: 'Next place', description: 'Button of the search' },
  findClose: {
    id: 'board.findClose',
    defaultMessage: 'Close the search',
    description: 'Button of the search',
  },
  findPlace: {
    id: 'board.findPlace',
    defaultMessage: '{place, number} of {count, number}',
    description: 'Which of the places that were found, or of the slides, is shown',
  },
  findNothing: {
    id: 'board.findNothing',
    defaultMessage: 'Nothing found',
    description: 'No text of the board holds what is looked for',
  },
  present: {
    id: 'board.present',
    defaultMessage: 'Present',
    description: 'Button on the board: shows its frames one after the other on the whole screen',
  },
  previousSlide: {
    id: 'board.previousSlide',
    defaultMessage: 'Previous slide',
    description: 'Button of a presentation',
  },
  nextSlide: { id: 'board.nextSlide', defaultMessage: 'Next slide', description: 'Button of a presentation' },
  laser: {
    id: 'board.laser',
    defaultMessage: 'Laser pointer',
    description: 'Button of a presentation, on or off',
  },
  endPresentation: {
    id: 'board.endPresentation',
    defaultMessage: 'End the presentation',
    description: 'Button of a presentation',
  },
  slideTitle: {
    id: 'board.slideTitle',
    defaultMessage: '{place, number} of {count, number}: {title}',
    description: 'Which slide is shown, with its title',
  },
  presentHelp: {
    id: 'board.presentHelp',
    defaultMessage: 'Arrow keys and Space go through the slides, L is the laser pointer, Escape ends it.',
    description: 'How a presentation is used with the keyboard, spoken',
  },
  partLost: {
    id: 'board.partLost',
    defaultMessage: 'This did not open. Please try again.',
    description: 'The code of the search or the presentation did not load',
  },
});
