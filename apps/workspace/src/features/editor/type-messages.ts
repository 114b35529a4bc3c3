import type { ElementType } from '@boardwalk/board';
import { defineMessages } from 'react-intl';

/** What each kind of element is called. */
export const typeMessages = defineMessages({
  sticky: { id: 'type.sticky', defaultMessage: 'Sticky note', description: 'Kind of element on a board' },
  text: { id: 'type.text', defaultMessage: 'Text', description: 'Kind of element on a board' },
  shape: { id: 'type.shape', defaultMessage: 'Shape', description: 'Kind of element on a board' },
  connector: { id: 'type.connector', defaultMessage: 'Connector', description: 'Kind of element on a board' },
  topic: { id: 'type.topic', defaultMessage: 'Topic', description: 'Kind of element on a board' },
  drawing: { id: 'type.drawing', defaultMessage: 'Drawing', description: 'Kind of element on a board' },
  highlight: {
    id: 'type.highlight',
    defaultMessage: 'Highlight',
    description: 'Kind of element on a board: what a highlighter has drawn',
  },
  group: { id: 'type.group', defaultMessage: 'Group', description: 'Kind of element on a board' },
  picture: { id: 'type.picture', defaultMessage: 'Picture', description: 'Kind of element on a board' },
  boundary: {
    id: 'type.boundary',
    defaultMessage: 'Boundary',
    description: 'Kind of element on a board: a line around topics of a mind map',
  },
  table: { id: 'type.table', defaultMessage: 'Table', description: 'Kind of element on a board' },
  icon: {
    id: 'type.icon',
    defaultMessage: 'Icon',
    description: 'Kind of element on a board: a sign drawn in lines of one colour',
  },
  frame: { id: 'type.frame', defaultMessage: 'Frame', description: 'Kind of element on a board' },
}) satisfies Record<ElementType, unknown>;
