import type { ShapeKind } from '@boardwalk/board';
import { defineMessages } from 'react-intl';

/** What each kind of shape is called. */
export const shapeMessages = defineMessages({
  rectangle: { id: 'shape.rectangle', defaultMessage: 'Rectangle', description: 'Kind of shape' },
  rounded: { id: 'shape.rounded', defaultMessage: 'Rounded rectangle', description: 'Kind of shape' },
  pill: { id: 'shape.pill', defaultMessage: 'Pill', description: 'Kind of shape' },
  ellipse: { id: 'shape.ellipse', defaultMessage: 'Ellipse', description: 'Kind of shape' },
  diamond: { id: 'shape.diamond', defaultMessage: 'Diamond', description: 'Kind of shape' },
  triangle: { id: 'shape.triangle', defaultMessage: 'Triangle', description: 'Kind of shape' },
  hexagon: { id: 'shape.hexagon', defaultMessage: 'Hexagon', description: 'Kind of shape' },
  parallelogram: { id: 'shape.parallelogram', defaultMessage: 'Parallelogram', description: 'Kind of shape' },
  cylinder: { id: 'shape.cylinder', defaultMessage: 'Cylinder', description: 'Kind of shape' },
  star: { id: 'shape.star', defaultMessage: 'Star', description: 'Kind of shape' },
  cloud: { id: 'shape.cloud', defaultMessage: 'Cloud', description: 'Kind of shape' },
  arrow: { id: 'shape.arrow', defaultMessage: 'Arrow', description: 'Kind of shape' },
  chevron: { id: 'shape.chevron', defaultMessage: 'Chevron', description: 'Kind of shape' },
  trapezoid: { id: 'shape.trapezoid', defaultMessage: 'Trapezoid', description: 'Kind of shape' },
  pentagon: { id: 'shape.pentagon', defaultMessage: 'Pentagon', description: 'Kind of shape' },
  octagon: { id: 'shape.octagon', defaultMessage: 'Octagon', description: 'Kind of shape' },
  cross: { id: 'shape.cross', defaultMessage: 'Cross', description: 'Kind of shape' },
  speech: { id: 'shape.speech', defaultMessage: 'Speech bubble', description: 'Kind of shape' },
  folded: { id: 'shape.folded', defaultMessage: 'Page with a folded corner', description: 'Kind of shape' },
  doubleArrow: { id: 'shape.doubleArrow', defaultMessage: 'Double arrow', description: 'Kind of shape' },
  document: { id: 'shape.document', defaultMessage: 'Document', description: 'Kind of shape' },
  documents: { id: 'shape.documents', defaultMessage: 'Several documents', description: 'Kind of shape' },
  subroutine: { id: 'shape.subroutine', defaultMessage: 'Subroutine', description: 'Kind of shape' },
  internalStorage: {
    id: 'shape.internalStorage',
    defaultMessage: 'Internal storage',
    description: 'Kind of shape',
  },
  storedData: { id: 'shape.storedData', defaultMessage: 'Stored data', description: 'Kind of shape' },
  manualInput: { id: 'shape.manualInput', defaultMessage: 'Manual input', description: 'Kind of shape' },
  manualOperation: {
    id: 'shape.manualOperation',
    defaultMessage: 'Manual operation',
    description: 'Kind of shape',
  },
  delay: { id: 'shape.delay', defaultMessage: 'Delay', description: 'Kind of shape' },
  display: { id: 'shape.display', defaultMessage: 'Display', description: 'Kind of shape' },
  card: { id: 'shape.card', defaultMessage: 'Card', description: 'Kind of shape' },
  offPage: { id: 'shape.offPage', defaultMessage: 'Off-page reference', description: 'Kind of shape' },
  merge: { id: 'shape.merge', defaultMessage: 'Merge', description: 'Kind of shape' },
  or: { id: 'shape.or', defaultMessage: 'Or', description: 'Kind of shape' },
  summing: { id: 'shape.summing', defaultMessage: 'Summing junction', description: 'Kind of shape' },
}) satisfies Record<ShapeKind, unknown>;

/** What the groups of kinds of shapes are called. */
export const shapeGroupMessages = defineMessages({
  basic: {
    id: 'shape.group.basic',
    defaultMessage: 'Basic shapes',
    description: 'Heading of a group of shapes to choose from',
  },
  flow: {
    id: 'shape.group.flow',
    defaultMessage: 'Flow chart',
    description: 'Heading of a group of shapes to choose from',
  },
});
