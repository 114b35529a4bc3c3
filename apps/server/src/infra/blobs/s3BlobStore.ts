import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock, type Clock } from '../ids/clock.ts';
import type { S3Settings } from '../settings/sharingSettings.ts';
import type { BlobStore } from './BlobStore.ts';
import { BLOB_HASH, checkedBytes, checkedStream, hashOf, hashOfStream } from './checked.ts';
import { discard, failure, REQUEST_MS, s3Bucket, type S3Request } from './s3Bucket.ts';
import { readListing } from './s3Listing.ts';

const BLOBS = 'blobs/';
const REMOVALS = 'removals/';
const RETRY_MS = [100, 400, 1_600];
/** A removal that has taken longer has died; its mark counts for nothing. */
const REMOVAL_MS = 2 * REQUEST_MS;
const LOOK_AGAIN_MS = 200;

/**
 * A BlobStore in a bucket of an S3-compatible object store: `blobs/ab/<hash>`. Every request carries the SHA-256 of
 * what it sends, which the store compares before it says that it has it.
 *
 * A store knows no renaming and no removal on condition, so a removal is marked (`removals/<hash>`) before it looks at
 * the time of the last put, and a put looks for marks after it has written: either the removal sees the put, or the
 * put sees the removal and writes again. The store must answer with what was written last, as S3 and its kin do.
 */
export function s3BlobStore(
  settings: S3Settings,
  {
    retryMs = RETRY_MS,
    clock = systemClock,
    requestMs,
  }: { retryMs?: readonly number[]; clock?: Clock; requestMs?: number } = {},
): BlobStore {
  const bucket = s3Bucket(settings, { retryMs, clock, requestMs });
  const ageOf = (writtenAt: Date) => clock.now().getTime() - writtenAt.getTime();
  const keyOf = (hash: string) => `${BLOBS}${hash.slice(0, 2)}/${hash}`;

  async function get(hash: string, isReadSlowly = false): Promise<Response | undefined> {
    if (!BLOB_HASH.test(hash)) return undefined;
    const answer = await bucket.request('GET', keyOf(hash), { isReadSlowly });
    if (answer.ok) return answer;
    await discard(answer);
    if (answer.status === 404) return undefined;
    throw failure('GET', answer.status);
  }

  async function isBeingRemoved(hash: string): Promise<boolean> {
    const since = await bucket.writtenAt(REMOVALS + hash);
    return since !== undefined && ageOf(since) < REMOVAL_MS;
  }

  async function store(hash: string, what: Pick<S3Request, 'bytes' | 'source'>): Promise<string> {
    for (;;) {
      await bucket.expectOk('PUT', keyOf(hash), { ...what, hash });
      const isMarked = await isBeingRemoved(hash);
      if (!isMarked && (await bucket.writtenAt(keyOf(hash))) !== undefined) return hash;
      await sleep(LOOK_AGAIN_MS);
    }
  }

  async function* objects(prefix: string) {
    for (let last: string | undefined; ;) {
      // Going on after a key, not by a token: every kind of store understands that, and it never expires.
      const after = last === undefined ? {} : { 'start-after': last };
      const query = { 'list-type': '2', prefix, ...after };
      const { objects: page, isCut } = readListing(await bucket.expectOk('GET', '', { query }));
      yield* page;
      last = page.at(-1)?.key;
      if (!isCut || last === undefined) return;
    }
  }

  return {
    put: (bytes) => store(hashOf(bytes), { bytes }),

    // The key is the hash, so all of it is read before anything is sent.
    putStream: async (source) => store(await hashOfStream(source.open()), { source }),

    async read(hash) {
      // The bytes may break off on the way: that is worth another try as well.
      for (let attempt = 0; ; attempt += 1) {
        const answer = await get(hash);
        if (answer === undefined) return undefined;
        try {
          return checkedBytes(Buffer.from(await answer.arrayBuffer()), hash);
        } catch (error) {
          const wait = retryMs[attempt];
          if (wait === undefined) throw error;
          await sleep(wait);
        }
      }
    },

    async open(hash) {
      const answer = await get(hash, true);
      if (answer?.body === undefined || answer.body === null) return undefined;
      // Two declarations of one stream: it is Node's own.
      const stream = Readable.fromWeb(answer.body as NodeReadableStream);
      return { size: Number(answer.headers.get('content-length')), stream: checkedStream(stream, hash) };
    },

    async *list() {
      for await (const { key, size, writtenAt } of objects(BLOBS)) {
        const hash = key.split('/').at(-1) ?? '';
        if (BLOB_HASH.test(hash)) yield { hash, size, putAt: writtenAt };
      }
    },

    async remove(hash, unlessPutSince) {
      if (!BLOB_HASH.test(hash)) return false;
      const started = performance.now();
      await bucket.expectOk('PUT', REMOVALS + hash, { bytes: new Uint8Array() });
      try {
        const putAt = await bucket.writtenAt(keyOf(hash));
        if (putAt === undefined || putAt >= unlessPutSince) return false;
        // The mark may have lost its meaning meanwhile.
        if (performance.now() - started > REMOVAL_MS - REQUEST_MS) return false;
        await bucket.expectOk('DELETE', keyOf(hash));
        return true;
      } finally {
        await bucket.expectOk('DELETE', REMOVALS + hash);
      }
    },

    async tidy(before) {
      let removed = 0;
      for await (const { key, writtenAt } of objects(REMOVALS)) {
        if (writtenAt >= before || ageOf(writtenAt) < REMOVAL_MS) continue;
        await bucket.expectOk('DELETE', key);
        removed += 1;
      }
      return removed;
    },
  };
}
