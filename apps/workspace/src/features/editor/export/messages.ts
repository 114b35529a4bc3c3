import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'export.title', defaultMessage: 'Export', description: 'Title of the dialog that makes files of a board' },
  format: { id: 'export.format', defaultMessage: 'Format', description: 'Label: the kind of file' },
  part: { id: 'export.part', defaultMessage: 'What', description: 'Label: which part of the board' },
  all: { id: 'export.all', defaultMessage: 'The whole board', description: 'Part of the board to export' },
  frames: { id: 'export.frames', defaultMessage: 'Every frame as a page', description: 'Part of the board to export as a document' },
  unnamedFrame: { id: 'export.unnamedFrame', defaultMessage: 'Frame without a name', description: 'Part of the board to export' },
  size: { id: 'export.size', defaultMessage: 'Size', description: 'Label: how large a picture is made' },
  transparent: { id: 'export.transparent', defaultMessage: 'Transparent background', description: 'Switch: leave the ground of the board out' },
  dark: { id: 'export.dark', defaultMessage: 'Dark colors', description: 'Switch: export with the colors of the dark theme' },
  start: { id: 'export.start', defaultMessage: 'Export', description: 'Button: make the file' },
  busy: { id: 'export.busy', defaultMessage: 'Making the file', description: 'Progress' },
  stop: { id: 'export.stop', defaultMessage: 'Cancel', description: 'Button: stop making the file, or close the dialog' },
  close: { id: 'export.close', defaultMessage: 'Close', description: 'Button: close the dialog' },
  again: { id: 'export.again', defaultMessage: 'Export another file', description: 'Button: begin again' },
  whole: { id: 'export.whole', defaultMessage: 'Everything is in it.', description: 'Nothing was lost on the way' },
  losses: { id: 'export.losses', defaultMessage: 'The file differs from the board:', description: 'Above the list of what could not be kept as it is' },
  failedTitle: { id: 'export.failedTitle', defaultMessage: 'The file could not be made', description: 'Title of an error' },
  failedText: { id: 'export.failedText', defaultMessage: 'Try a smaller size or a part of the board.', description: 'Text of an error: this device cannot make the file' },
}); // prettier-ignore

export const messages = {
  ...plain,
  selection: defineMessage<{ count: number }>({
    id: 'export.selection',
    defaultMessage:
      '{count, plural, one {What is selected (# element)} other {What is selected (# elements)}}',
    description: 'Part of the board to export',
  }),
  frame: defineMessage<{ name: string }>({
    id: 'export.frame',
    defaultMessage: 'Frame: {name}',
    description: 'Part of the board to export',
  }),
  doneTitle: defineMessage<{ name: string }>({
    id: 'export.doneTitle',
    defaultMessage: '{name} is with your downloads',
    description: 'The export is done; name is that of the file',
  }),
};

/** What the formats are called. */
export const formatMessages = {
  png: defineMessage({
    id: 'export.png',
    defaultMessage: 'Picture (PNG)',
    description: 'Format of a file',
  }),
  svg: defineMessage({
    id: 'export.svg',
    defaultMessage: 'Vector picture (SVG)',
    description: 'Format of a file',
  }),
  pdf: defineMessage({
    id: 'export.pdf',
    defaultMessage: 'Document (PDF)',
    description: 'Format of a file',
  }),
  json: defineMessage({
    id: 'export.json',
    defaultMessage: 'Boardwalk file (JSON)',
    description: 'Format of a file',
  }),
  freemind: defineMessage({
    id: 'export.freemind',
    defaultMessage: 'Mind map (FreeMind .mm)',
    description: 'Format of a file',
  }),
  opml: defineMessage({
    id: 'export.opml',
    defaultMessage: 'Outline (OPML)',
    description: 'Format of a file',
  }),
  markdown: defineMessage({
    id: 'export.markdown',
    defaultMessage: 'Text (Markdown)',
    description: 'Format of a file',
  }),
};

/** What the formats are good for. */
export const hintMessages = {
  png: defineMessage({
    id: 'export.pngHint',
    defaultMessage: 'For chats, slides and pages.',
    description: 'What PNG is good for',
  }),
  svg: defineMessage({
    id: 'export.svgHint',
    defaultMessage: 'Sharp at any size, with text that can be edited.',
    description: 'What SVG is good for',
  }),
  pdf: defineMessage({
    id: 'export.pdfHint',
    defaultMessage: 'For printing and sending, with text that can be searched.',
    description: 'What PDF is good for',
  }),
  json: defineMessage({
    id: 'export.jsonHint',
    defaultMessage: 'Keeps everything. Import it to get the board back.',
    description: 'What the own format is good for',
  }),
  freemind: defineMessage({
    id: 'export.freemindHint',
    defaultMessage: 'For XMind, Freeplane and other programs for mind maps.',
    description: 'What FreeMind is good for',
  }),
  opml: defineMessage({
    id: 'export.opmlHint',
    defaultMessage: 'For programs that work with outlines.',
    description: 'What OPML is good for',
  }),
  markdown: defineMessage({
    id: 'export.markdownHint',
    defaultMessage: 'Headings and lists, for documents and notes.',
    description: 'What Markdown is good for',
  }),
};

/** What could not be kept as it is, and how often. */
export const lossMessages = {
  boundaries: defineMessage<{ count: number }>({
    id: 'export.loss.boundaries',
    defaultMessage: '{count, plural, one {# boundary is not drawn} other {# boundaries are not drawn}}',
    description: 'Report of an export: lines around topics were left out, their titles were kept',
  }),
  drawings: defineMessage<{ count: number }>({
    id: 'export.loss.drawings',
    defaultMessage: '{count, plural, one {# drawing is missing} other {# drawings are missing}}',
    description: 'Report of an export: drawings by hand were left out',
  }),
  folded: defineMessage<{ count: number }>({
    id: 'export.loss.folded',
    defaultMessage:
      '{count, plural, one {# topic in a folded branch is not shown} other {# topics in folded branches are not shown}}',
    description: 'Report of an export: pictures show folded branches folded',
  }),
  lines: defineMessage<{ count: number }>({
    id: 'export.loss.lines',
    defaultMessage: '{count, plural, one {# line is not drawn} other {# lines are not drawn}}',
    description: 'Report of an export: connectors were left out, their text was kept',
  }),
  links: defineMessage<{ count: number }>({
    id: 'export.loss.links',
    defaultMessage: '{count, plural, one {# link cannot be followed} other {# links cannot be followed}}',
    description: 'Report of an export',
  }),
  looks: defineMessage<{ count: number }>({
    id: 'export.loss.looks',
    defaultMessage:
      '{count, plural, one {# element has lost its colors and fonts} other {# elements have lost their colors and fonts}}',
    description: 'Report of an export',
  }),
  maps: defineMessage<{ count: number }>({
    id: 'export.loss.maps',
    defaultMessage: '{count, plural, one {# part is} other {# parts are}} now under one title',
    description: 'Report of an export: several maps and elements came under one root',
  }),
  outside: defineMessage<{ count: number }>({
    id: 'export.loss.outside',
    defaultMessage:
      '{count, plural, one {# element outside of the frames is missing} other {# elements outside of the frames are missing}}',
    description: 'Report of an export: only frames became pages',
  }),
  icons: defineMessage<{ count: number }>({
    id: 'export.loss.icons',
    defaultMessage:
      '{count, plural, one {# icon of a topic is missing} other {# icons of topics are missing}}',
    description: 'Report of an export: the format has no place for icons of topics, or does not know these',
  }),
  pictures: defineMessage<{ count: number }>({
    id: 'export.loss.pictures',
    defaultMessage: '{count, plural, one {# picture is not in it} other {# pictures are not in it}}',
    description: 'Report of an export: pictures on the board could not be loaded, or the format keeps none',
  }),
  places: defineMessage<{ count: number }>({
    id: 'export.loss.places',
    defaultMessage:
      '{count, plural, one {# element became a line of the outline} other {# elements became lines of the outline}}',
    description: 'Report of an export: texts were kept without their place and look',
  }),
  priorities: defineMessage<{ count: number }>({
    id: 'export.loss.priorities',
    defaultMessage: '{count, plural, one {# priority is missing} other {# priorities are missing}}',
    description: 'Report of an export: the format has no place for how urgent topics are',
  }),
  scaled: defineMessage<{ count: number }>({
    id: 'export.loss.scaled',
    defaultMessage: 'The picture is smaller than asked: browsers make no larger ones',
    description: 'Report of an export',
  }),
  shapes: defineMessage<{ count: number }>({
    id: 'export.loss.shapes',
    defaultMessage:
      '{count, plural, one {# element without text is missing} other {# elements without text are missing}}',
    description: 'Report of an export: only texts were kept',
  }),
  structures: defineMessage<{ count: number }>({
    id: 'export.loss.structures',
    defaultMessage:
      '{count, plural, one {# layout of a mind map is not kept} other {# layouts of mind maps are not kept}}',
    description: 'Report of an export: programs for outlines lay maps out their own way',
  }),
};
