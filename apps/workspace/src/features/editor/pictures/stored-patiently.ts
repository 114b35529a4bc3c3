import { ApiFailure, type ApiClient } from '@boardwalk/api-client';
import type { StoredPicture } from '@boardwalk/board/react';
import type { PictureCut } from '#shared/pictures/ready-picture.ts';
import { storePicture } from './store-picture.ts';

/** So often a picture is sent at most: others may use up what the server takes in a minute. */
const MOST_SENT = 10;
/** How long to wait where the server does not say it, in seconds. */
const USUAL_WAIT = 10;

/** What sending many pictures goes by. */
export interface SendOptions {
  /** Ends the sending and the waiting. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of the pictures that were sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Waits so many milliseconds, and rejects when the signal says so. */
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

const waited = async (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  await new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

const isFailure = (error: unknown, name: string): error is ApiFailure =>
  error instanceof ApiFailure && error.error === name;

/** A picture to be stored: how it is had, and what of it is kept. */
export interface PictureToStore extends PictureCut {
  readonly had: () => Blob | Promise<Blob>;
}

/** Whether the pictures that follow would meet the same: there is no room left, or no way to the server. */
const endsAll = (error: unknown): boolean => isFailure(error, 'storage_full') || !navigator.onLine;

/** Stores a picture, and where the server takes no more for now as soon as it takes one again. */
async function storedOnce(
  send: () => Promise<StoredPicture>,
  { signal, wait = waited }: SendOptions,
): Promise<StoredPicture> {
  for (let sent = 1; ; sent += 1) {
    signal?.throwIfAborted();
    try {
      return await send();
    } catch (error) {
      if (!isFailure(error, 'too_many_requests') || sent === MOST_SENT) throw error;
      signal?.throwIfAborted();
      await wait((error.data.retry_after ?? USUAL_WAIT) * 1000, signal);
    }
  }
}

/**
 * Stores pictures of a board one after another. Those that cannot be had or stored are left out.
 *
 * @param pictures by what they are named
 * @throws the reason of the signal when it ends the sending
 */
export async function storedPatiently(
  client: ApiClient,
  fileKey: string,
  pictures: ReadonlyMap<string, PictureToStore>,
  options: SendOptions = {},
): Promise<Map<string, StoredPicture>> {
  const { signal, onProgress } = options;
  const stored = new Map<string, StoredPicture>();
  let done = 0;
  for (const [name, { had, ...cut }] of pictures) {
    try {
      const blob = await had();
      stored.set(name, await storedOnce(() => storePicture(client, fileKey, blob, signal, cut), options));
    } catch (error) {
      signal?.throwIfAborted();
      if (endsAll(error)) break;
      // The others may be stored all the same.
    }
    done += 1;
    onProgress?.(done / pictures.size);
  }
  return stored;
}
