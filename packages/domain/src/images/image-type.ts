/** Image types that are recognised by their content. */
export const ImageType = {
  JPEG: 'jpeg',
  PNG: 'png',
  GIF: 'gif',
  WEBP: 'webp',
  BMP: 'bmp',
  TIFF: 'tiff',
  AVIF: 'avif',
  SVG: 'svg',
} as const;
export type ImageType = (typeof ImageType)[keyof typeof ImageType];

/** Number of leading bytes of a file that `detectImageType` needs to see. */
export const IMAGE_SIGNATURE_BYTES = 512;

const WILDCARD = -1;
const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const anyBytes = (count: number): number[] => Array.from({ length: count }, () => WILDCARD);

const SIGNATURES: readonly (readonly [ImageType, readonly number[]])[] = [
  [ImageType.JPEG, [0xff, 0xd8, 0xff]],
  [ImageType.PNG, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  [ImageType.GIF, ascii('GIF87a')],
  [ImageType.GIF, ascii('GIF89a')],
  [ImageType.WEBP, [...ascii('RIFF'), ...anyBytes(4), ...ascii('WEBP')]],
  [ImageType.TIFF, [...ascii('II'), 0x2a, 0x00]],
  [ImageType.TIFF, [...ascii('MM'), 0x00, 0x2a]],
  [ImageType.AVIF, [...anyBytes(4), ...ascii('ftypavif')]],
  [ImageType.AVIF, [...anyBytes(4), ...ascii('ftypavis')]],
  // 'BM', the size, then four bytes reserved as zero: a text that merely starts with BM is no bitmap.
  [ImageType.BMP, [...ascii('BM'), ...anyBytes(4), 0, 0, 0, 0]],
];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return (
    bytes.length >= signature.length &&
    signature.every((byte, index) => byte === WILDCARD || bytes[index] === byte)
  );
}

function looksLikeSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, IMAGE_SIGNATURE_BYTES));
  return /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE\s+svg[^>]*>\s*)?<svg[\s>]/iu.test(
    head,
  );
}

/**
 * Detects the type of an image by the signature of its content; the name and the announced type are never asked,
 * so a renamed file is judged by what it is (spec §5).
 *
 * @param bytes the file, or at least its first `IMAGE_SIGNATURE_BYTES` bytes
 * @returns the type, or null when the content is none of the known images
 */
export function detectImageType(bytes: Uint8Array): ImageType | null {
  for (const [type, signature] of SIGNATURES) if (startsWith(bytes, signature)) return type;
  return looksLikeSvg(bytes) ? ImageType.SVG : null;
}
