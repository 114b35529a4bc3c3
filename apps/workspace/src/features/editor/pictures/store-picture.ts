import type { ApiClient } from '@boardwalk/api-client';
import type { StoredPicture } from '@boardwalk/board/react';
import { readyPicture, type PictureCut } from '#shared/pictures/ready-picture.ts';

/** Sending takes long on a slow line. */
const TIMEOUT_MS = 120_000;

/**
 * Stores a picture for a board.
 *
 * @throws NoPictureError when nobody can read it
 * @throws ApiFailure when the server does not take it
 */
export async function storePicture(
  client: ApiClient,
  fileKey: string,
  picture: Blob,
  signal?: AbortSignal,
  cut: PictureCut = {},
): Promise<StoredPicture> {
  const { file, hash } = await readyPicture(picture, cut);
  const { width, height } = await client.call('uploadFileImage', {
    path: { fileKey, hash },
    body: { file },
    timeoutMs: TIMEOUT_MS,
    ...(signal ? { signal } : {}),
  });
  return { asset: hash, width, height };
}
