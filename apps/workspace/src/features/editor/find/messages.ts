import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  find: {
    id: 'find.find',
    defaultMessage: 'Find on this board',
    description: 'Menu item, command and name of the field: looks for a text on the board',
  },
  previous: { id: 'find.previous', defaultMessage: 'Previous place', description: 'Button of the search' },
  next: { id: 'find.next', defaultMessage: 'Next place', description: 'Button of the search' },
  close: { id: 'find.close', defaultMessage: 'Close the search', description: 'Button of the search' },
  nothing: {
    id: 'find.nothing',
    defaultMessage: 'Nothing found',
    description: 'No text of the board holds what is looked for',
  },
  present: {
    id: 'find.present',
    defaultMessage: 'Present',
    description:
      'Menu item and command: shows the frames of the board one after the other on the whole screen',
  },
  previousSlide: {
    id: 'find.previousSlide',
    defaultMessage: 'Previous slide',
    description: 'Button of a presentation',
  },
  nextSlide: { id: 'find.nextSlide', defaultMessage: 'Next slide', description: 'Button of a presentation' },
  laser: {
    id: 'find.laser',
    defaultMessage: 'Laser pointer',
    description: 'Button of a presentation, on or off',
  },
  leave: {
    id: 'find.leave',
    defaultMessage: 'End the presentation',
    description: 'Button of a presentation',
  },
  notes: {
    id: 'find.notes',
    defaultMessage: 'Presenter notes',
    description: 'Button of a presentation, on or off: shows what is to be said of a slide',
  },
  noNotes: {
    id: 'find.noNotes',
    defaultMessage: 'This slide has no notes. Write them in the menu of its frame.',
    description: 'In place of the notes of a slide',
  },
  notesHelp: {
    id: 'find.notesHelp',
    defaultMessage:
      'Arrow keys and Space go through the slides, L is the laser pointer, N shows your notes, Escape ends it.',
    description: 'How a presentation with notes is used with the keyboard, spoken',
  },
  presentHelp: {
    id: 'find.presentHelp',
    defaultMessage: 'Arrow keys and Space go through the slides, L is the laser pointer, Escape ends it.',
    description: 'How a presentation is used with the keyboard, spoken',
  },
});

/** Words of the search in a board and of its presentation. */
export const findMessages = {
  ...plain,
  place: defineMessage<{ place: number; count: number }>({
    id: 'find.place',
    defaultMessage: '{place, number} of {count, number}',
    description: 'Which of the places that were found is shown',
  }),
  slide: defineMessage<{ place: number; count: number }>({
    id: 'find.slide',
    defaultMessage: '{place, number} of {count, number}',
    description: 'Which slide is shown',
  }),
  slideTitle: defineMessage<{ place: number; count: number; title: string }>({
    id: 'find.slideTitle',
    defaultMessage: '{place, number} of {count, number}: {title}',
    description: 'Which slide is shown, with its title',
  }),
};
