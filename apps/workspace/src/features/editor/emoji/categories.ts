import { panelMessages as messages } from './panel-messages.ts';

/** The category of the emoji that were used last; the others have the numbers of the files. */
export const RECENT = -1;

/** The categories in their order, and what they are called. */
export const CATEGORIES = [
  [RECENT, messages.recent],
  [0, messages.smileys],
  [1, messages.people],
  [3, messages.nature],
  [4, messages.food],
  [5, messages.travel],
  [6, messages.activities],
  [7, messages.objects],
  [8, messages.symbols],
  [9, messages.flags],
] as const;
