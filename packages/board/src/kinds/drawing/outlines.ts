import { Registry } from '../../registry.ts';
import type { outlineOf } from './outline.ts';

/** Holds what makes an outline of a line drawn by hand, once it is there. */
export const outlines = new Registry<{ readonly id: 'hand'; readonly of: typeof outlineOf }>(
  ({ id }) => id,
  [],
);
