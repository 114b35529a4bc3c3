import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';

/** What a hash looks like; anything else never becomes a path or a key. */
export const BLOB_HASH = /^[0-9a-f]{64}$/u;

/** The SHA-256 of bytes, 64 lower-case hex digits. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The same of bytes that come in pieces. */
export async function hashOfStream(stream: Readable): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of stream) digest.update(chunk as Buffer);
  return digest.digest('hex');
}

/** Bytes in a store are not those that were put. */
export class CorruptBlobError extends Error {
  override name = 'CorruptBlobError';
  constructor(hash: string) {
    super(`the bytes of blob ${hash} have changed`);
  }
}

/** The bytes, when they are those of the hash. */
export function checkedBytes(bytes: Buffer, hash: string): Buffer {
  if (hashOf(bytes) !== hash) throw new CorruptBlobError(hash);
  return bytes;
}

/** The stream, ending with an error in place of its end when the bytes were not those of the hash. */
export function checkedStream(source: Readable, hash: string): Readable {
  const digest = createHash('sha256');
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(digest.digest('hex') === hash ? null : new CorruptBlobError(hash));
    },
  });
  // Errors come out of the stream that is returned.
  pipeline(source, check, () => undefined);
  return check;
}
