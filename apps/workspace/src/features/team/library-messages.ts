import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'team.library.title', defaultMessage: 'Pictures', description: 'Title of a section' },
  text: {
    id: 'team.library.text',
    defaultMessage:
      'Logos, icons and photos the team uses again and again. Everyone who edits a board of the team can put them there.',
    description: 'About the pictures that the team keeps',
  },
  add: {
    id: 'team.library.add',
    defaultMessage: 'Add pictures',
    description: 'Button: chooses files for the pictures of the team',
  },
  emptyKeeper: {
    id: 'team.library.emptyKeeper',
    defaultMessage: 'Add a logo, and everyone has it at hand on their boards.',
    description: 'What to do, for who may add pictures',
  },
  emptyReader: {
    id: 'team.library.emptyReader',
    defaultMessage: 'Pictures that members of the team add show here.',
    description: 'Where pictures come from, for who may not add any',
  },
  removeText: {
    id: 'team.library.removeText',
    defaultMessage: 'Boards that show it keep it.',
    description: 'Text of the question whether to remove a picture',
  },
  removeOk: {
    id: 'team.library.removeOk',
    defaultMessage: 'Remove',
    description: 'Button of the question whether to remove a picture',
  },
  notAccepted: {
    id: 'team.library.notAccepted',
    defaultMessage: 'Use a JPEG, PNG, WebP, GIF or SVG file.',
    description: 'A file is no picture that can be read',
  },
});

/** Words of the pictures that a team keeps. */
export const libraryMessages = {
  ...plain,
  remove: defineMessage<{ name: string }>({
    id: 'team.library.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button on a picture, spoken; the name of its file',
  }),
  removeTitle: defineMessage<{ name: string }>({
    id: 'team.library.removeTitle',
    defaultMessage: 'Remove “{name}”?',
    description: 'Title of the question whether to remove a picture',
  }),
  removed: defineMessage<{ name: string }>({
    id: 'team.library.removed',
    defaultMessage: '“{name}” was removed',
    description: 'Toast',
  }),
  adding: defineMessage<{ done: number; count: number }>({
    id: 'team.library.adding',
    defaultMessage: 'Adding {done, number} of {count, number}…',
    description: 'Status: pictures are on their way to the server',
  }),
  added: defineMessage<{ count: number }>({
    id: 'team.library.added',
    defaultMessage: '{count, plural, =1 {The picture was} other {# pictures were}} added',
    description: 'Toast',
  }),
  notAdded: defineMessage<{ name: string; why: string }>({
    id: 'team.library.notAdded',
    defaultMessage: '“{name}” was not added. {why}',
    description: 'A picture could not be added; then why, as a sentence',
  }),
  moreRefused: defineMessage<{ count: number }>({
    id: 'team.library.moreRefused',
    defaultMessage: '{count, plural, one {# more was} other {# more were}} not added.',
    description: 'After the files that are named',
  }),
  tooMany: defineMessage<{ count: number }>({
    id: 'team.library.tooMany',
    defaultMessage: 'Only the first {count, number} pictures are added. Add the others afterwards.',
    description: 'Toast: too many files at once',
  }),
  full: defineMessage<{ limit: number }>({
    id: 'team.library.full',
    defaultMessage: 'The team keeps at most {limit, number} pictures. Remove some first.',
    description: 'Why a picture was not added',
  }),
};
