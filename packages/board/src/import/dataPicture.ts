import type { Draft, ImportedPicture } from './draft.ts';
import { ImportLimits } from './importError.ts';
import { bytesOfBase64 } from './unpack.ts';

/** The types of pictures that files hold; what says another one is not taken in. */
const TYPES: ReadonlySet<string> = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
]);

/** How a file shows a picture. */
export type PictureLook = Pick<ImportedPicture, 'crop' | 'flip' | 'fits'>;

/** The bytes of what percent signs and letters say; null where they say none. */
function bytesOfPercents(text: string): Uint8Array | null {
  try {
    return new TextEncoder().encode(decodeURIComponent(text));
  } catch {
    return null;
  }
}

/**
 * The picture that a `data:` address holds; null where it holds none. draw.io leaves `;base64` out, and so the bytes say which it is:
 * a drawing that is written as text begins with `<`, and base64 never does.
 */
export function pictureOfData(address: string): ImportedPicture | null {
  const [, name = '', data = ''] = /^data:([^;,]+)[^,]*,([^]*)$/.exec(address) ?? [];
  const type = name.trim().toLowerCase().replace('image/jpg', 'image/jpeg');
  if (!TYPES.has(type) || data === '') return null;
  const isText = /^\s*(?:<|%3c)/i.test(data);
  const bytes = isText ? bytesOfPercents(data) : bytesOfBase64(data.replaceAll('%2B', '+'));
  return bytes && bytes.length > 0 ? { bytes, type } : null;
}

/**
 * Takes the picture of a `data:` address into the board, once for each look; gives its asset, or null where it is none that a board
 * shows, or one too many. Nothing is counted.
 */
export function assetOfData(draft: Draft, address: string, look: PictureLook): string | null {
  const name = `${JSON.stringify(look)} ${address}`;
  const known = draft.assetOf(name);
  if (known !== undefined) return known;
  if (draft.pictures.size >= ImportLimits.pictures) return null;
  const picture = pictureOfData(address);
  return picture && draft.addPicture(name, { ...picture, ...look });
}

/** The part of a picture that is shown, as shares of its width and height; undefined where that is all of it, or nothing. */
export function cropOf(x: number, y: number, w: number, h: number): ImportedPicture['crop'] {
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const [left, top, right, bottom] = [share(x), share(y), share(x + w), share(y + h)];
  const isAll = left < 0.001 && top < 0.001 && right > 0.999 && bottom > 0.999;
  const isSome = right - left > 0.001 && bottom - top > 0.001;
  return isSome && !isAll ? [left, top, right - left, bottom - top] : undefined;
}
