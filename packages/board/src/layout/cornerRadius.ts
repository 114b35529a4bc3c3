import type { BoardBox, ElementStyle } from '../document/elementBase.ts';

/** How round corners are that are to be round. */
const ROUND = 16;

/**
 * The radius of the corners of a box.
 * @param usual where its style does not say how they are
 */
export const cornerRadius = ({ w, h }: BoardBox, { corners }: ElementStyle, usual: number): number =>
  corners === 'sharp' ? 0 : Math.min(corners === 'round' ? ROUND : usual, w / 4, h / 4);
