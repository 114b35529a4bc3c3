import type { ApiClient } from '@boardwalk/api-client';
import type { StoredPicture } from '@boardwalk/board/react';
import { bytesToHex } from '@noble/hashes/utils.js';
import { NoPictureError } from './no-picture.ts';

/** Pictures are served no wider than 1080 pixels; what is sent may be twice that, for boards shown large later. */
const LONGEST = 2160;
/** Larger files are made smaller here: the server takes 10 MB. */
const MOST_BYTES = 9_000_000;
/** Sending takes long on a slow line. */
const TIMEOUT_MS = 120_000;
/** The size of a drawing that names none. */
const USUAL_SIZE = 1024;

/**
 * Stores a picture for a board.
 *
 * @throws NoPictureError when nobody can read it
 * @throws ApiFailure when the server does not take it
 */
export async function storePicture(
  client: ApiClient,
  fileKey: string,
  file: Blob,
  signal?: AbortSignal,
): Promise<StoredPicture> {
  const isDrawing = file.type.startsWith('image/svg');
  const ready = isDrawing || file.size > MOST_BYTES ? await painted(file, isDrawing) : file;
  const hash = bytesToHex(await sha256Of(await ready.arrayBuffer()));
  const { width, height } = await client.call('uploadFileImage', {
    path: { fileKey, hash },
    body: { file: ready },
    timeoutMs: TIMEOUT_MS,
    ...(signal ? { signal } : {}),
  });
  return { asset: hash, width, height };
}

/** The hash of bytes, taken beside the page where the browser offers that: over plain HTTP it does not. */
async function sha256Of(bytes: ArrayBuffer): Promise<Uint8Array> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(new Uint8Array(bytes));
}

/** A picture painted once more, no larger than is needed: drawings become pixels here, so that nothing in them is ever run. */
async function painted(file: Blob, isDrawing: boolean): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {
      throw new NoPictureError();
    });
    const [w, h] = [image.naturalWidth || USUAL_SIZE, image.naturalHeight || USUAL_SIZE];
    const share = isDrawing ? LONGEST / Math.max(w, h) : Math.min(1, LONGEST / Math.max(w, h));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(w * share));
    canvas.height = Math.max(1, Math.round(h * share));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, isDrawing ? 'image/png' : 'image/webp', 0.9);
    });
    if (made === null) throw new NoPictureError();
    return made;
  } finally {
    URL.revokeObjectURL(url);
  }
}
