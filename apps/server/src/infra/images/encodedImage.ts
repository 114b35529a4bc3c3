/** Widths, in pixels, every image is served in. */
export const IMAGE_WIDTHS = [360, 720, 1080] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** A picture ready to be stored: nothing of the upload but its pixels is left. */
export interface EncodedImage {
  /** SHA-256 of the bytes given, the name of the image. */
  hash: string;
  /** Size of the upright original in pixels. */
  width: number;
  height: number;
  /** A tiny blurred webp as a data: URI, shown until the image is loaded. */
  placeholder: string;
  /** The webp per served width; never enlarged, so a small image comes out in its own width. */
  variants: { width: ImageWidth; bytes: Buffer }[];
}

/** A square in one width. */
export interface EncodedSquare<Width extends number = number> {
  width: Width;
  bytes: Buffer;
}

/** Why a picture was refused. */
export type ImageRefusal = 'type' | 'pixels' | 'broken' | 'slow';

/** Thrown for bytes that are no acceptable picture. */
export class ImageRefusedError extends Error {
  override name = 'ImageRefusedError';
  readonly refusal: ImageRefusal;
  /** Most pixels of a picture of this kind, when it has more. */
  readonly limit: number | undefined;

  constructor(refusal: ImageRefusal, { limit, cause }: { limit?: number | undefined; cause?: unknown } = {}) {
    super(`image refused: ${refusal}`, { cause });
    this.refusal = refusal;
    this.limit = limit;
  }
}
