import type { BoardElement } from '../document/types.ts';
import { Registry } from '../registry.ts';
import type { KindPaint } from '../render/kindPaint.ts';
import { framePaint } from './frame/paint.ts';
import { picturePaint } from './picture/paint.ts';
import { shapePaint } from './shape/paint.ts';
import { stickyPaint } from './sticky/paint.ts';
import { textPaint } from './text/paint.ts';

/** How each kind of element is painted (see `KindPaint`); `loadParts` brings those that many boards do without. */
export const paints = new Registry<KindPaint>(
  ({ type }) => type,
  [stickyPaint, textPaint, shapePaint, framePaint, picturePaint],
);

/** How an element is painted; undefined for a kind that is only kept. */
export const paintOf = ({ type }: BoardElement): KindPaint | undefined => paints.get(type);
