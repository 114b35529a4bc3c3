import type { Readable } from 'node:stream';

/**
 * Keeps bytes by their SHA-256. Bytes never change under a hash, so a put is idempotent and an answer may be
 * cached for ever. Implementations: a folder (diskBlobStore); S3 is meant to be another.
 */
export interface BlobStore {
  /** Stores bytes durably and gives their hash, 64 lower-case hex digits. Storing the same twice is no error. */
  put(bytes: Uint8Array): Promise<string>;
  /** All bytes, or undefined for an unknown hash. */
  read(hash: string): Promise<Buffer | undefined>;
  /** The bytes as a stream with their number, or undefined for an unknown hash. */
  open(hash: string): Promise<{ size: number; stream: Readable } | undefined>;
}
