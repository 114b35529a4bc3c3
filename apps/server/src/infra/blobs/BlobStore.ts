import type { Readable } from 'node:stream';

/**
 * Keeps bytes by their SHA-256. Bytes never change under a hash, so a put is idempotent and an answer may be
 * cached for ever. What is read is checked against its hash: changed bytes are a failure, never an answer.
 * Implementations: a folder (diskBlobStore) and an object store (s3BlobStore); both pass the same tests.
 */
export interface BlobStore {
  /**
   * Stores bytes durably and gives their hash, 64 lower-case hex digits. Storing the same twice is no error, and counts
   * as writing them again: see `remove`.
   */
  put(bytes: Uint8Array): Promise<string>;
  /** As `put`, of bytes that are too many for memory: they are read and stored piece by piece. */
  putStream(source: BlobSource): Promise<string>;
  /** All bytes, or undefined for an unknown hash. */
  read(hash: string): Promise<Buffer | undefined>;
  /** The bytes as a stream with their number, or undefined for an unknown hash. Changed bytes end it with an error. */
  open(hash: string): Promise<{ size: number; stream: Readable } | undefined>;
  /** What is stored, in no order. */
  list(): AsyncIterable<StoredBlob>;
  /**
   * Removes bytes permanently, unless they were put since a time: somebody may be about to refer to them. A put at the same
   * moment either keeps them or writes them again.
   *
   * @returns whether they were removed; false for an unknown hash, too
   */
  remove(hash: string, unlessPutSince: Date): Promise<boolean>;
  /** Removes what interrupted writes before a time have left behind, and returns how many pieces. */
  tidy(before: Date): Promise<number>;
}

/** Bytes to be stored that can be read again as often as it takes; they do not change meanwhile. */
export interface BlobSource {
  /** How many there are. */
  readonly size: number;
  /** The bytes from the first one on. */
  open(): Readable;
}

/** Bytes in a store. */
export interface StoredBlob {
  hash: string;
  size: number;
  /** When they were put last. */
  putAt: Date;
}
