import { defineMessages } from '@boardwalk/app-shell/language';

export const compareMessages = defineMessages({
  compare: {
    id: 'compare.compare',
    defaultMessage: 'Compare with an earlier version',
    description: 'Choice beside the versions: both boards beside each other',
  },
  with: {
    id: 'compare.with',
    defaultMessage: 'Earlier version',
    description: 'Label of the choice of the version that the submission is compared with',
  },
  version: {
    id: 'compare.version',
    defaultMessage: '{time} · {state}',
    description: 'One of the earlier versions: when it was handed in, and what became of it',
  },
  published: {
    id: 'compare.published',
    defaultMessage: 'Published version',
    description: 'Title over the earlier board: it passed',
  },
  refused: {
    id: 'compare.refused',
    defaultMessage: 'Refused version',
    description: 'Title over the earlier board: it was refused',
  },
  withdrawn: {
    id: 'compare.withdrawn',
    defaultMessage: 'Withdrawn version',
    description: 'Title over the earlier board: its creator took it back',
  },
  submitted: {
    id: 'compare.submitted',
    defaultMessage: 'This submission',
    description: 'Title over the submitted board',
  },
  changes: {
    id: 'compare.changes',
    defaultMessage: 'Changes',
    description: 'Title of the list of changes',
  },
  summary: {
    id: 'compare.summary',
    defaultMessage: '{changed, number} changed · {added, number} added · {removed, number} removed',
    description: 'How many elements differ',
  },
  same: {
    id: 'compare.same',
    defaultMessage: 'Both boards are the same.',
    description: 'In place of the list of changes',
  },
  hint: {
    id: 'compare.hint',
    defaultMessage: 'Choose a change to bring it into view on both boards.',
    description: 'Above the list of changes',
  },
  added: { id: 'compare.added', defaultMessage: 'Added', description: 'Kind of a change' },
  removed: { id: 'compare.removed', defaultMessage: 'Removed', description: 'Kind of a change' },
  changed: { id: 'compare.changed', defaultMessage: 'Changed', description: 'Kind of a change' },
  text: { id: 'compare.text', defaultMessage: 'text', description: 'What of an element was changed' },
  look: { id: 'compare.look', defaultMessage: 'look', description: 'What of an element was changed' },
  place: { id: 'compare.place', defaultMessage: 'place', description: 'What of an element was changed' },
  other: { id: 'compare.other', defaultMessage: 'other', description: 'What of an element was changed' },
  before: {
    id: 'compare.before',
    defaultMessage: 'Before: {text}',
    description: 'The earlier text of an element whose text was changed',
  },
  noText: { id: 'compare.noText', defaultMessage: 'no text', description: 'In place of an earlier text' },
  more: {
    id: 'compare.more',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description: 'Button: further changes',
  },
  sticky: { id: 'compare.sticky', defaultMessage: 'Sticky note', description: 'Kind of an element' },
  shape: { id: 'compare.shape', defaultMessage: 'Shape', description: 'Kind of an element' },
  words: { id: 'compare.words', defaultMessage: 'Text', description: 'Kind of an element' },
  table: { id: 'compare.table', defaultMessage: 'Table', description: 'Kind of an element' },
  topic: { id: 'compare.topic', defaultMessage: 'Topic', description: 'Kind of an element' },
  frame: { id: 'compare.frame', defaultMessage: 'Frame', description: 'Kind of an element' },
  connector: { id: 'compare.connector', defaultMessage: 'Connector', description: 'Kind of an element' },
  icon: {
    id: 'compare.icon',
    defaultMessage: 'Icon',
    description: 'A kind of element: a sign drawn in lines of one colour',
  },
  highlight: {
    id: 'compare.highlight',
    defaultMessage: 'Highlight',
    description: 'Kind of an element: what a highlighter has drawn',
  },
  drawing: { id: 'compare.drawing', defaultMessage: 'Drawing', description: 'Kind of an element' },
  picture: { id: 'compare.picture', defaultMessage: 'Picture', description: 'Kind of an element' },
  boundary: { id: 'compare.boundary', defaultMessage: 'Boundary', description: 'Kind of an element' },
  group: { id: 'compare.group', defaultMessage: 'Group', description: 'Kind of an element' },
});
