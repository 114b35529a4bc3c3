import type { BoardElement, BoxElement } from '@boardwalk/board/document';

import { widestWord } from './textMetrics.ts';

/** True for elements with a box of their own. */
export const isBox = (element: BoardElement): element is BoxElement =>
  element.type !== 'connector' && element.type !== 'topic';

/** The room for text inside an element: less than its box, by the outline around it. */
export function textRoom(element: BoxElement): { w: number; h: number } {
  if (element.type === 'text') return { w: element.w, h: element.h };
  if (element.type !== 'shape') return { w: element.w - 20, h: element.h - 16 };
  if (element.shape === 'diamond') return { w: element.w * 0.56, h: element.h * 0.56 };
  if (element.shape === 'chevron') return { w: element.w - 60, h: element.h - 12 };
  if (element.shape === 'parallelogram') return { w: element.w - 56, h: element.h - 12 };
  return { w: element.w - 16, h: element.h - 10 };
}

/** True when a box is so narrow that it would split a word. */
export function splitsWord(element: BoxElement): boolean {
  return (
    element.type !== 'frame' &&
    widestWord(element.text, element.style.fontSize ?? 16, element.style.bold ?? false) > textRoom(element).w
  );
}
