import type { ApiClient } from '@boardwalk/api-client';
import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import type { BoardSnapshot } from '@boardwalk/board';
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
export async function storePicture(client: ApiClient, fileKey: string, file: Blob): Promise<StoredPicture> {
  const isDrawing = file.type.startsWith('image/svg');
  const ready = isDrawing || file.size > MOST_BYTES ? await painted(file, isDrawing) : file;
  const hash = bytesToHex(await sha256Of(await ready.arrayBuffer()));
  const { width, height } = await client.call('uploadFileImage', {
    path: { fileKey, hash },
    body: { file: ready },
    timeoutMs: TIMEOUT_MS,
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

/**
 * A board whose pictures are kept by another file. Pictures that cannot be had stay without one.
 *
 * @returns the board with its pictures as the other file has them, and how many it lost
 */
export async function withOwnPictures(
  client: ApiClient,
  clip: BoardSnapshot,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly snapshot: BoardSnapshot; readonly lost: number }> {
  const urlOf = boardPictureUrl(from);
  const names = new Map<string, string>();
  const assets = new Set(clip.elements.flatMap(({ asset }) => asset ?? []));
  for (const asset of assets) {
    try {
      const answer = await fetch(urlOf(asset, 1080));
      if (!answer.ok) continue;
      names.set(asset, (await storePicture(client, to, await answer.blob())).asset);
    } catch {
      // The others may be had all the same.
    }
  }
  const elements = clip.elements.map((element) => {
    const name = element.asset === undefined ? undefined : names.get(element.asset);
    return name === undefined ? element : { ...element, asset: name };
  });
  return { snapshot: { ...clip, elements }, lost: assets.size - names.size };
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
