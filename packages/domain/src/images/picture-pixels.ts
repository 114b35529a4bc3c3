const MEGAPIXEL = 1_000_000;

/**
 * Most pixels of an uploaded picture, by what decoding its kind takes: a baseline JPEG is scaled down while it is read,
 * others are held in memory as a whole. Each of these takes less than 64 MB and half a second of a processor.
 */
export const PICTURE_PIXELS = {
  jpeg: 40 * MEGAPIXEL,
  /** Holds the coefficients of the whole picture; with colour in full resolution twice as many. */
  jpegProgressive: 12 * MEGAPIXEL,
  jpegProgressiveFullColour: 6 * MEGAPIXEL,
  png: 12 * MEGAPIXEL,
  pngAlpha: 9 * MEGAPIXEL,
  pngInterlaced: 6 * MEGAPIXEL,
  /** 16 bits a channel. */
  pngDeep: 2 * MEGAPIXEL,
  webp: 6 * MEGAPIXEL,
  gif: 6 * MEGAPIXEL,
} as const;

/** What the header of a picture says. */
export interface PictureFacts {
  readonly format: 'jpeg' | 'png' | 'webp' | 'gif';
  /** A progressive JPEG, or an interlaced PNG. */
  readonly isProgressive: boolean;
  /** Whether a JPEG has its colours in half the resolution, as cameras write them, or no colours. */
  readonly isSubsampled: boolean;
  readonly hasAlpha: boolean;
  /** Bits of a channel of a pixel. */
  readonly bits: number;
}

/**
 * Most pixels of a picture of this kind. Decision 0038.
 *
 * @param facts what its header says
 */
export function pictureMaxPixels({
  format,
  isProgressive,
  isSubsampled,
  hasAlpha,
  bits,
}: PictureFacts): number {
  if (format === 'jpeg') {
    if (!isProgressive) return PICTURE_PIXELS.jpeg;
    return isSubsampled ? PICTURE_PIXELS.jpegProgressive : PICTURE_PIXELS.jpegProgressiveFullColour;
  }
  if (format !== 'png') return PICTURE_PIXELS[format];
  if (bits > 8) return PICTURE_PIXELS.pngDeep;
  if (isProgressive) return PICTURE_PIXELS.pngInterlaced;
  return hasAlpha ? PICTURE_PIXELS.pngAlpha : PICTURE_PIXELS.png;
}

/**
 * A limit of `pictureMaxPixels` in millions of pixels, for a sentence about it (decision 0038).
 *
 * @param pixels the limit, always whole millions
 */
export function megapixels(pixels: number | undefined): number {
  return Math.round((pixels ?? 0) / MEGAPIXEL);
}
