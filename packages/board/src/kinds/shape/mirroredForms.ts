import { ShapeKind } from '../../document/constants.ts';
import type { BoardElement } from '../../document/types.ts';

/** Shapes that are the same to the left and to the right of their middle, and differ above and below. */
const UPRIGHT: ReadonlySet<ShapeKind> = new Set([
  ShapeKind.TRIANGLE,
  ShapeKind.TRAPEZOID,
  ShapeKind.PENTAGON,
  ShapeKind.STAR,
  ShapeKind.CYLINDER,
  ShapeKind.MANUAL_OPERATION,
  ShapeKind.OFF_PAGE,
  ShapeKind.MERGE,
]);

/** Shapes that are the same above and below their middle, and differ to the left and to the right. */
const LEVEL: ReadonlySet<ShapeKind> = new Set([
  ShapeKind.ARROW,
  ShapeKind.CHEVRON,
  ShapeKind.STORED_DATA,
  ShapeKind.DELAY,
  ShapeKind.DISPLAY,
]);

/**
 * Whether an element becomes its own mirror image by half a turn, as an arrow does across: that is how it is flipped. One with a text is
 * not, which would stand on its head.
 */
export const isTurnedOver = (element: BoardElement, axis: 'across' | 'down'): boolean =>
  element.type === 'shape' &&
  element.text.trim() === '' &&
  (axis === 'across' ? LEVEL : UPRIGHT).has(element.shape);
