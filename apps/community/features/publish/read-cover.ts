import {
  checkImage,
  COVER_TYPES,
  FieldRule,
  IMAGE_SIGNATURE_BYTES,
  PUBLISH_LIMITS,
  type FieldViolation,
} from '@boardwalk/domain';
import type { Cover } from './draft.ts';

/** A cover, or the rule that stands against the picture. */
export type ReadCover =
  | { readonly cover: Cover; readonly violation?: never }
  | { readonly cover?: never; readonly violation: FieldViolation };

/** A picture as a cover: its size and the bytes by which its type is judged. */
export async function coverOf(blob: Blob): Promise<Cover> {
  const head = new Uint8Array(await blob.slice(0, IMAGE_SIGNATURE_BYTES).arrayBuffer());
  return { blob, size: blob.size, head };
}

/**
 * Takes a chosen file as the cover when it may be one: JPEG or PNG by content, up to 5 MB, and a picture the browser
 * can draw (spec §5).
 *
 * @returns the cover, or the rule that stands against it
 */
export async function readCover(file: File): Promise<ReadCover> {
  const cover = await coverOf(file);
  const limits = { types: COVER_TYPES, maxBytes: PUBLISH_LIMITS.coverMaxBytes };
  const [violation] = checkImage('cover', cover, limits);
  if (violation) return { violation };
  return (await isDrawable(file)) ? { cover } : { violation: { field: 'cover', rule: FieldRule.TYPE } };
}

/**
 * The cover of an earlier version as a picture that can be handed in again: the server keeps covers as WebP, and takes
 * them as JPEG or PNG.
 *
 * @param address where the cover is
 */
export async function earlierCover(address: string): Promise<Cover> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The cover answered ${answer.status}.`);
  const picture = await createImageBitmap(await answer.blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return await coverOf(await canvas.convertToBlob({ type: 'image/png' }));
}

async function isDrawable(blob: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(blob)).close();
    return true;
  } catch {
    return false;
  }
}
