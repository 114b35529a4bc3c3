import type { CoverImage } from '@boardwalk/api-client';
import { API_PREFIX } from '../http/prefix.ts';
import { IMAGE_WIDTHS, type ImageWidth } from './encodedImage.ts';

/** What a row must bring to be shown as a picture. */
export interface ImageFacts {
  fileKey: string;
  hash: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
  placeholder: string;
}

const WIDEST = Math.max(...IMAGE_WIDTHS) as ImageWidth;

/** Address of a picture of a file; immutable, needs no token. */
export function imageUrl(fileKey: string, hash: string, width: ImageWidth): string {
  return `${API_PREFIX}/web/v2/upload/cmt/${fileKey}/${hash}?width=${width}`;
}

/** A picture of a file in all its widths, as the wire has it. */
export function presentImage({ fileKey, hash, ...image }: ImageFacts): CoverImage {
  return presentImageAt(image, (width) => imageUrl(fileKey, hash, width));
}

/**
 * A picture in all its widths, as the wire has it. Small originals are not enlarged, so they have fewer.
 *
 * @param addressOf where it is served in a width
 */
export function presentImageAt(
  { width, height, placeholder }: Pick<ImageFacts, 'width' | 'height' | 'placeholder'>,
  addressOf: (width: ImageWidth) => string,
): CoverImage {
  const shownWidth = Math.min(width, WIDEST);
  const useful = IMAGE_WIDTHS.filter((each, index) => index === 0 || width > (IMAGE_WIDTHS[index - 1] ?? 0));
  return {
    url: addressOf(WIDEST),
    width: shownWidth,
    height: Math.max(1, Math.round((height * shownWidth) / width)),
    placeholder,
    sources: useful.map((each) => ({ width: Math.min(each, width), url: addressOf(each) })),
  };
}

/** Address of the picture by which a team is known; null when it has none. */
export function teamAvatarUrl(team: { team_id: string; avatar_hash: string | null }): string | null {
  const { team_id: teamId, avatar_hash: hash } = team;
  return hash === null ? null : `${API_PREFIX}/web/team/${teamId}/avatar/${hash}`;
}
