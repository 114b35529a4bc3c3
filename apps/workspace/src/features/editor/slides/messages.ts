import { defineMessage, defineMessages } from 'react-intl';

type Named = { name: string };

/** Words of the list of slides. */
export const slideMessages = {
  ...defineMessages({
    title: { id: 'slides.title', defaultMessage: 'Order of slides', description: 'Title of a dialog' },
    help: {
      id: 'slides.help',
      defaultMessage: 'Frames are presented, and are pages of a PDF, in this order.',
      description: 'What the list of slides is for',
    },
    none: {
      id: 'slides.none',
      defaultMessage: 'There is no frame yet. Draw one with the tool Frame: each is a slide.',
      description: 'The list of slides is empty',
    },
    unnamed: { id: 'slides.unnamed', defaultMessage: 'Frame without a name', description: 'A slide' },
    reading: {
      id: 'slides.reading',
      defaultMessage: 'Use reading order',
      description: 'Button: slides are in the order again in which one reads the frames',
    },
    isReading: {
      id: 'slides.isReading',
      defaultMessage: 'Slides are in reading order.',
      description: 'Spoken: the order that was given is gone',
    },
    keys: {
      id: 'slides.keys',
      defaultMessage: 'Drag a slide, or press Alt with an arrow key.',
      description: 'How the list of slides is used',
    },
  }),
  up: defineMessage<Named>({
    id: 'slides.up',
    defaultMessage: 'Move {name} up',
    description: 'Button: a slide comes earlier',
  }),
  down: defineMessage<Named>({
    id: 'slides.down',
    defaultMessage: 'Move {name} down',
    description: 'Button: a slide comes later',
  }),
  moved: defineMessage<Named & { place: number; count: number }>({
    id: 'slides.moved',
    defaultMessage: '{name} is slide {place, number} of {count, number} now.',
    description: 'Spoken: a slide was moved',
  }),
};
