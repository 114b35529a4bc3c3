import type { Readable } from 'node:stream';

/** An answer without the envelope: bytes, or JSON that is stored as it is served. */
export interface RawAnswer {
  type: 'image/webp' | 'image/png' | 'application/json' | 'application/zip' | 'text/csv; charset=utf-8';
  content: Buffer | Readable;
  /** Length of a stream in bytes. */
  size?: number;
  /** Text that changes with the content, e.g. its hash; sent as a strong ETag, answered with 304 when known. */
  etag?: string;
  /** Value of Cache-Control. */
  cacheControl: string;
}

/** Content only the caller may see, once. */
export const NO_STORE = 'no-store';
/** Content only the caller may see: their browser may keep it, and asks each time whether they still may. */
export const ASK_AGAIN = 'private, no-cache';
/** Content anybody may see as long as it is public: anyone who keeps it asks each time whether it still is. */
export const ASK_AGAIN_FOR_ALL = 'public, no-cache';
/**
 * Pictures anybody may see who knows the address. One address always has the same content, but who owns a picture may take
 * it away, and so may a take-down: an hour later nobody shows it any more.
 */
export const PUBLIC_PICTURE = 'public, max-age=3600';
/** Pictures for few: kept by nobody but the browsers that were given their address. */
export const PRIVATE_PICTURE = 'private, max-age=3600';
