import { childQueue, ChildError } from '../children/childQueue.ts';
import {
  IMAGE_WIDTHS,
  ImageRefusedError,
  type EncodedImage,
  type EncodedSquare,
  type ImageWidth,
} from './encodedImage.ts';
import type { PictureJob, PictureResult } from './pictureProcess.ts';

/** A picture in memory, or the upload that holds it. */
export type PictureSource = Uint8Array | { readonly path: string };

/** Decodes and encodes pictures, one at a time, in a process of its own. */
export interface Pictures {
  /**
   * A picture in several widths; see `encodeImage`.
   *
   * @throws ImageRefusedError for what is no acceptable picture, ChildError `full` when too many wait
   */
  encode(
    source: PictureSource,
    options?: { accepted?: readonly string[]; widths?: readonly ImageWidth[] },
  ): Promise<EncodedImage>;
  /** The middle square of a picture in several widths; see `encodeSquares`. Throws as `encode` does. */
  squares<Width extends number>(
    source: PictureSource,
    options: { accepted: readonly string[]; widths: readonly Width[] },
  ): Promise<EncodedSquare<Width>[]>;
  close(): Promise<void>;
}

/** A picture takes less than half a second of a processor, and a machine may be very busy: beyond this it is stuck. */
const TIMEOUT_MS = 60_000;
const MAX_WAITING = 48;
/** What the process holds at rest, and room for what the memory allocator keeps. */
const MAX_BYTES = 160 * 1024 * 1024;

/**
 * The pictures of a server. Their process starts with the first one and stays: its memory belongs to what a server takes at
 * rest.
 */
export function openPictures(
  options: { maxWaiting?: number; timeoutMs?: number; entry?: URL } = {},
): Pictures {
  const queue = childQueue<PictureJob, PictureResult>({
    name: 'pictures',
    entry: options.entry ?? new URL('pictureProcess.ts', import.meta.url),
    processes: 1,
    maxWaiting: options.maxWaiting ?? MAX_WAITING,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });

  async function ask(job: PictureJob): Promise<Exclude<PictureResult, { refusal: unknown }>> {
    const result = await queue.run(job).catch((error: unknown) => {
      // The process was killed over this picture, or fell over it.
      if (error instanceof ChildError && (error.fault === 'slow' || error.fault === 'ended'))
        throw new ImageRefusedError('slow', { cause: error });
      throw error;
    });
    if (!('refusal' in result)) return result;
    const { refusal, limit, detail } = result;
    throw new ImageRefusedError(refusal, { limit, cause: detail });
  }

  return {
    async encode(source, { accepted = ['image/jpeg', 'image/png'], widths = IMAGE_WIDTHS } = {}) {
      const result = await ask({ source: sent(source), accepted, widths, shape: 'whole' });
      if (!('image' in result)) throw new Error('the picture came out as squares');
      const { image } = result;
      return { ...image, variants: image.variants.map(buffered) };
    },
    async squares<Width extends number>(
      source: PictureSource,
      { accepted, widths }: { accepted: readonly string[]; widths: readonly Width[] },
    ) {
      const result = await ask({ source: sent(source), accepted, widths, shape: 'square' });
      if (!('squares' in result)) throw new Error('the squares came out as a picture');
      return result.squares.map(buffered) as EncodedSquare<Width>[];
    },
    close: () => queue.close(),
  };
}

function sent(source: PictureSource): Uint8Array | string {
  return 'path' in source ? source.path : source;
}

/** Between processes a Buffer becomes a Uint8Array. */
function buffered<Variant extends { bytes: Uint8Array }>(variant: Variant): Variant & { bytes: Buffer } {
  const { buffer, byteOffset, byteLength } = variant.bytes;
  return { ...variant, bytes: Buffer.from(buffer, byteOffset, byteLength) };
}
