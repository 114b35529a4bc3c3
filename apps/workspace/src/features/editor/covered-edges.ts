import type { Insets } from '@boardwalk/board';

/** Height of a bar with its distance to the edge and a little air, in pixels. */
const BAR = 68;
/** Below this width the history and zoom buttons stand under the header. */
const TWO_ROWS = 1140;

/** What the bars cover of the board: fitting it into the window leaves that free. */
export function coveredEdges(): Insets {
  const hasTwoRows = window.innerWidth < TWO_ROWS;
  return { top: hasTwoRows ? BAR * 1.7 : BAR, right: 0, bottom: BAR, left: 0 };
}
