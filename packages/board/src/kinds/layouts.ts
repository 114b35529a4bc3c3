import type { BoardElement } from '../document/types.ts';
import type { KindLayout } from '../layout/kindLayout.ts';
import { Registry } from '../registry.ts';
import { drawingLayout } from './drawing/layout.ts';
import { frameLayout } from './frame/layout.ts';
import { highlightLayout } from './highlight/layout.ts';
import { pictureLayout } from './picture/layout.ts';
import { shapeLayout } from './shape/layout.ts';
import { stickyLayout } from './sticky/layout.ts';
import { textLayout } from './text/layout.ts';
import { topicKindLayout } from './topic/layout.ts';

/** Where each kind of element stands (see `KindLayout`); `loadParts` brings those that many boards do without. */
export const layouts = new Registry<KindLayout>(
  ({ type }) => type,
  [
    stickyLayout,
    textLayout,
    shapeLayout,
    topicKindLayout,
    frameLayout,
    drawingLayout,
    highlightLayout,
    pictureLayout,
  ],
);

/** How an element is laid out; undefined for a kind that is only kept. */
export const layoutOf = ({ type }: BoardElement): KindLayout | undefined => layouts.get(type);

/** Frames lie below everything else. */
export const isGround = (element: BoardElement): boolean => layoutOf(element)?.isGround === true;
