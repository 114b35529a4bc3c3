import type { Readable } from 'node:stream';

/** An answer without the envelope: bytes, or JSON that is stored as it is served. */
export interface RawAnswer {
  type: 'image/webp' | 'image/png' | 'application/json' | 'application/zip';
  content: Buffer | Readable;
  /** Length of a stream in bytes. */
  size?: number;
  /** Text that changes with the content, e.g. its hash; sent as a strong ETag, answered with 304 when known. */
  etag?: string;
  /** Value of Cache-Control. */
  cacheControl: string;
}

/** Content addressed by its hash: never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Content only the caller may see. */
export const NO_STORE = 'no-store';
