import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  stop: { id: 'import.stop', defaultMessage: 'Cancel', description: 'Button: stop reading the file' },
  whole: {
    id: 'import.whole',
    defaultMessage: 'Everything was kept.',
    description: 'Nothing was lost on the way',
  },
  losses: {
    id: 'import.losses',
    defaultMessage: 'No text was lost. This looks different from the file:',
    description: 'Above the list of what could not be kept as it was',
  },
  close: {
    id: 'import.close',
    defaultMessage: 'Close',
    description: 'Button: close the report of an import',
  },
  intoTitle: {
    id: 'import.intoTitle',
    defaultMessage: 'Import into this board',
    description: 'Title of the dialog that puts a file onto an open board',
  },
  unread: {
    id: 'import.unread',
    defaultMessage: 'The file could not be read. Try again.',
    description: 'Reading a file failed for no known reason',
  },
});

export const importMessages = {
  ...plain,
  reading: defineMessage<{ name: string }>({
    id: 'import.reading',
    defaultMessage: 'Reading {name}',
    description: 'Progress; name is that of the file',
  }),
  refusedTitle: defineMessage<{ name: string }>({
    id: 'import.refusedTitle',
    defaultMessage: '{name} cannot be imported',
    description: 'The file cannot become a board',
  }),
  onBoard: defineMessage<{ name: string }>({
    id: 'import.onBoard',
    defaultMessage: '{name} is on the board',
    description: 'A file was put onto the open board; name is that of the file',
  }),
};

/** Why a file cannot become a board. */
export const problemMessages = {
  unknown_format: defineMessage<{ limit: string }>({
    id: 'import.problem.unknownFormat',
    defaultMessage: 'Boardwalk does not know this kind of file.',
    description: 'Why a file cannot be imported',
  }),
  broken: defineMessage<{ limit: string }>({
    id: 'import.problem.broken',
    defaultMessage: 'The file is damaged or cut off. Save it again in the program it comes from.',
    description: 'Why a file cannot be imported',
  }),
  encrypted: defineMessage<{ limit: string }>({
    id: 'import.problem.encrypted',
    defaultMessage: 'The file is locked with a password. Take the password off first.',
    description: 'Why a file cannot be imported',
  }),
  empty: defineMessage<{ limit: string }>({
    id: 'import.problem.empty',
    defaultMessage: 'There is nothing in the file.',
    description: 'Why a file cannot be imported',
  }),
  too_large: defineMessage<{ limit: string }>({
    id: 'import.problem.tooLarge',
    defaultMessage: 'The file is too large: at most {limit} MB, unpacked.',
    description: 'Why a file cannot be imported; limit is a number',
  }),
  too_many: defineMessage<{ limit: string }>({
    id: 'import.problem.tooMany',
    defaultMessage: 'There is too much in the file: at most {limit} elements.',
    description: 'Why a file cannot be imported; limit is a number',
  }),
  too_much_text: defineMessage<{ limit: string }>({
    id: 'import.problem.tooMuchText',
    defaultMessage: 'There is too much text in the file: at most {limit} characters.',
    description: 'Why a file cannot be imported; limit is a number',
  }),
  too_deep: defineMessage<{ limit: string }>({
    id: 'import.problem.tooDeep',
    defaultMessage: 'The file is nested too deeply: at most {limit} levels.',
    description: 'Why a file cannot be imported; limit is a number',
  }),
};

/** What could not be kept as it was, and how often. */
export const lossMessages = {
  fills: defineMessage<{ count: number }>({
    id: 'import.loss.fills',
    defaultMessage:
      '{count, plural, one {# shape made of lines is not filled} other {# shapes made of lines are not filled}}',
    description: 'Report of an import: the inside of polygons was not kept',
  }),
  hidden: defineMessage<{ count: number }>({
    id: 'import.loss.hidden',
    defaultMessage: '{count, plural, one {# hidden element is shown} other {# hidden elements are shown}}',
    description: 'Report of an import: what was hidden in the file is visible',
  }),
  icons: defineMessage<{ count: number }>({
    id: 'import.loss.icons',
    defaultMessage: '{count, plural, one {# icon is missing} other {# icons are missing}}',
    description: 'Report of an import: icons without an emoji were left out',
  }),
  lines: defineMessage<{ count: number }>({
    id: 'import.loss.lines',
    defaultMessage: '{count, plural, one {# line is missing} other {# lines are missing}}',
    description: 'Report of an import: lines that held on to nothing were left out',
  }),
  links: defineMessage<{ count: number }>({
    id: 'import.loss.links',
    defaultMessage: '{count, plural, one {# link is text} other {# links are text}}',
    description: 'Report of an import: links a board does not follow became text',
  }),
  linked_pictures: defineMessage<{ count: number }>({
    id: 'import.loss.linkedPictures',
    defaultMessage:
      '{count, plural, one {# picture is not in the file, which only names its address} other {# pictures are not in the file, which only names their addresses}}',
    description: 'Report of an import: pictures that are elsewhere on the web are not fetched',
  }),
  notes: defineMessage<{ count: number }>({
    id: 'import.loss.notes',
    defaultMessage:
      '{count, plural, one {# note is a topic or a line of its own} other {# notes are topics or lines of their own}}',
    description: 'Report of an import: notes, labels and attributes of topics',
  }),
  pictures: defineMessage<{ count: number }>({
    id: 'import.loss.pictures',
    defaultMessage: '{count, plural, one {# picture is missing} other {# pictures are missing}}',
    description: 'Report of an import: pictures were left out',
  }),
  shapes: defineMessage<{ count: number }>({
    id: 'import.loss.shapes',
    defaultMessage: '{count, plural, one {# shape is a rectangle} other {# shapes are rectangles}}',
    description: 'Report of an import: special shapes became rectangles',
  }),
  summaries: defineMessage<{ count: number }>({
    id: 'import.loss.summaries',
    defaultMessage:
      '{count, plural, one {# summary or boundary is not drawn} other {# summaries or boundaries are not drawn}}',
    description: 'Report of an import: summaries and boundaries of mind maps',
  }),
  split_texts: defineMessage<{ count: number }>({
    id: 'import.loss.splitTexts',
    defaultMessage:
      '{count, plural, one {# long text is in several parts} other {# long texts are in several parts}}',
    description: 'Report of an import: texts too long for one element',
  }),
};
