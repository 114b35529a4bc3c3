import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ApiError } from '../errors/ApiError.ts';
import type { Clock } from '../ids/clock.ts';
import type { S3Settings } from '../settings/sharingSettings.ts';
import type { BlobSource } from './BlobStore.ts';
import { hashOf } from './checked.ts';

/** What goes with a request. */
export interface S3Request {
  bytes?: Uint8Array;
  /** Bytes that are sent piece by piece, in place of `bytes`. */
  source?: BlobSource;
  /** SHA-256 of the bytes; the store compares it. */
  hash?: string;
  /** The answer may be read as slowly as its reader likes: only its beginning has to come in time. */
  isReadSlowly?: boolean;
  query?: Record<string, string>;
}

/** The requests of one bucket: signed, limited in time, made again when they fail for the moment. */
export interface S3Bucket {
  /** The answer, whatever its status; its body must be read or thrown away. Errors: unavailable. */
  request(method: string, key: string, what?: S3Request): Promise<Response>;
  /** The body of an answer that must be a success. Errors: unavailable. */
  expectOk(method: string, key: string, what?: S3Request): Promise<string>;
  /** When an object was written, or undefined when there is none. Errors: unavailable. */
  writtenAt(key: string): Promise<Date | undefined>;
}

/** A whole request, its bytes included: most blobs have a few MB. */
export const REQUEST_MS = 60_000;
/** A store that takes less of a large blob in a second is taken for gone. */
const SLOWEST_BYTES = 1024 * 1024;
const NOTHING = hashOf(new Uint8Array());

/**
 * The bucket of the settings.
 *
 * @param options.retryMs waits before the second, third … try of a request
 * @param options.clock the time that requests are signed with: stores refuse those of another time than theirs
 * @param options.requestMs longest time of a request; one that sends much has more
 */
export function s3Bucket(
  settings: S3Settings,
  {
    retryMs,
    clock,
    requestMs = REQUEST_MS,
  }: { retryMs: readonly number[]; clock: Clock; requestMs?: number | undefined },
): S3Bucket {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = rootOf(settings);

  async function once(method: string, key: string, what: S3Request): Promise<Response> {
    const url = new URL(`${root}/${key}`);
    for (const [name, value] of Object.entries(what.query ?? {})) url.searchParams.set(name, value);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error('it takes too long')), requestMs + sendingMs(what));
    timer.unref();
    const answer = await client.fetch(url.href, {
      method,
      signal: limit.signal,
      ...bodyOf(what),
      headers: { 'x-amz-content-sha256': what.hash ?? NOTHING, ...lengthOf(what) },
      aws: {
        datetime: clock
          .now()
          .toISOString()
          .replaceAll(/[:-]|\.\d{3}/gu, ''),
      },
    });
    if (what.isReadSlowly === true) clearTimeout(timer);
    return answer;
  }

  async function request(method: string, key: string, what: S3Request = {}): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const wait = retryMs[attempt];
      try {
        const answer = await once(method, key, what);
        if (wait === undefined || !(answer.status === 429 || answer.status >= 500)) return answer;
        await discard(answer);
      } catch (cause) {
        if (wait === undefined) {
          throw new ApiError('unavailable', { cause, internal: `object store: ${reasonOf(cause)}` });
        }
      }
      await sleep(wait);
    }
  }

  return {
    request,
    async expectOk(method, key, what = {}) {
      const answer = await request(method, key, what);
      const text = await answer.text();
      if (!answer.ok) throw failure(method, answer.status);
      return text;
    },
    async writtenAt(key) {
      const { ok, status, headers } = await discard(await request('HEAD', key));
      if (status === 404) return undefined;
      if (!ok) throw failure('HEAD', status);
      return new Date(headers.get('last-modified') ?? 0);
    },
  };
}

function bodyOf({ bytes, source }: S3Request): Pick<RequestInit, 'body'> {
  // Two declarations of one stream: it is Node's own.
  if (source !== undefined) return { body: Readable.toWeb(source.open()) as ReadableStream };
  return bytes === undefined ? {} : { body: Buffer.from(bytes) };
}

/** Of a stream fetch does not know it, and a store wants to. */
function lengthOf({ source }: S3Request): Record<string, string> {
  return source === undefined ? {} : { 'content-length': String(source.size) };
}

/** Time that large bytes have beyond that of any request. */
function sendingMs({ source }: S3Request): number {
  return ((source?.size ?? 0) / SLOWEST_BYTES) * 1000;
}

function rootOf({ endpoint, bucket, forcePathStyle }: S3Settings): string {
  if (forcePathStyle) return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  url.hostname = `${bucket}.${url.hostname}`;
  return url.href.replace(/\/+$/u, '');
}

/** Throws the body away: an answer that is not read would keep its connection busy. */
export async function discard(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return answer;
}

/** The failure of an answer that should have been a success. */
export function failure(method: string, status: number): ApiError {
  return new ApiError('unavailable', { internal: `object store: ${method} answered ${status}` });
}

/** fetch says only that it failed; why is in the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault';
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name;
}
