import { readFile } from 'node:fs/promises';
import { answerJobs } from '../children/answerJobs.ts';
import {
  ImageRefusedError,
  type EncodedImage,
  type EncodedSquare,
  type ImageRefusal,
  type ImageWidth,
} from './encodedImage.ts';
import { encodeImage } from './encodeImage.ts';
import { encodeSquares } from './encodeSquares.ts';

/** What is asked of the process that decodes pictures. */
export type PictureJob = {
  /** The picture, or the file that holds it. */
  source: Uint8Array | string;
  accepted: readonly string[];
} & ({ shape: 'whole'; widths: readonly ImageWidth[] } | { shape: 'square'; widths: readonly number[] });

/** What comes back. */
export type PictureResult =
  | { image: EncodedImage }
  | { squares: EncodedSquare[] }
  | { refusal: ImageRefusal; limit: number | undefined; detail: string };

answerJobs(async ({ source, accepted, ...order }: PictureJob): Promise<PictureResult> => {
  try {
    const bytes = typeof source === 'string' ? await readFile(source) : source;
    return order.shape === 'whole'
      ? { image: await encodeImage(bytes, { accepted, widths: order.widths }) }
      : { squares: await encodeSquares(bytes, { accepted, widths: order.widths }) };
  } catch (error) {
    const { refusal, limit, cause } =
      error instanceof ImageRefusedError ? error : new ImageRefusedError('broken', { cause: error });
    return { refusal, limit, detail: cause instanceof Error ? cause.message : '' };
  }
});
