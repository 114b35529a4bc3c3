import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ApiError } from '../errors/ApiError.ts';
import type { Clock } from '../ids/clock.ts';
import type { S3Settings } from '../settings/sharingSettings.ts';
import { hashOf } from './checked.ts';

/** What goes with a request. */
export interface S3Request {
  bytes?: Uint8Array;
  /** SHA-256 of the bytes; the store compares it. */
  hash?: string;
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

/** A whole request, its bytes included: blobs have a few MB. */
export const REQUEST_MS = 60_000;
const NOTHING = hashOf(new Uint8Array());

/**
 * The bucket of the settings.
 *
 * @param options.retryMs waits before the second, third … try of a request
 * @param options.clock the time that requests are signed with: stores refuse those of another time than theirs
 */
export function s3Bucket(
  settings: S3Settings,
  { retryMs, clock }: { retryMs: readonly number[]; clock: Clock },
): S3Bucket {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = rootOf(settings);

  async function once(method: string, key: string, what: S3Request): Promise<Response> {
    const url = new URL(`${root}/${key}`);
    for (const [name, value] of Object.entries(what.query ?? {})) url.searchParams.set(name, value);
    return client.fetch(url.href, {
      method,
      signal: AbortSignal.timeout(REQUEST_MS),
      ...(what.bytes === undefined ? {} : { body: Buffer.from(what.bytes) }),
      headers: { 'x-amz-content-sha256': what.hash ?? NOTHING },
      aws: {
        datetime: clock
          .now()
          .toISOString()
          .replaceAll(/[:-]|\.\d{3}/gu, ''),
      },
    });
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
