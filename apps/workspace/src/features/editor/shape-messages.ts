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
}) satisfies Record<ShapeKind, unknown>;
