import { TextAlign } from '../document/constants.ts';
import { directionOf, type TextDirection } from './textDirection.ts';

/** Where lines stand that run this way and begin at the edge. */
export const startAlign = (direction: TextDirection): TextAlign =>
  direction === 'rtl' ? TextAlign.RIGHT : TextAlign.LEFT;

/** Where a text stands that begins at the edge. */
export const startOf = (text: string): TextAlign => startAlign(directionOf(text));
