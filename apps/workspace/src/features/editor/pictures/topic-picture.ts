import { BoardLimits, type ExtrasPatch } from '@boardwalk/board';
import type { StoredPicture } from '@boardwalk/board/react';

/** A new picture of a topic is no longer than this on either side, in board units. */
const LONGEST = 200;

/** The size of a stored picture in its shape, no longer than so much on either side. */
export function sizeWithin(
  { width, height }: Pick<StoredPicture, 'width' | 'height'>,
  longest: number,
): readonly [w: number, h: number] {
  const share = Math.min(1, longest / Math.max(width, height, 1));
  const side = (pixels: number) => Math.max(BoardLimits.minSize, Math.round(pixels * share));
  return [side(width), side(height)];
}

/** What gives a topic a stored picture, in place of the one that it had. */
export const topicPicture = (stored: StoredPicture): ExtrasPatch => ({
  asset: stored.asset,
  assetSize: sizeWithin(stored, LONGEST),
  alt: undefined,
});
