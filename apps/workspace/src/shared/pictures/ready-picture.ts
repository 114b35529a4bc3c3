import { bytesToHex } from '@noble/hashes/utils.js';
import { NoPictureError } from './no-picture.ts';

/** Pictures are served no wider than 1080 pixels; what is sent may be twice that, for boards shown large later. */
const LONGEST = 2160;
/** Larger files are made smaller here: the server takes 10 MB. */
const MOST_BYTES = 9_000_000;

/** What of a picture is stored. */
export interface PictureCut {
  /** The part of it, where that is not all: its left, top, width and height as shares of the whole. */
  readonly crop?: readonly [x: number, y: number, w: number, h: number] | undefined;
  /** Whether it is mirrored, across and down. */
  readonly flip?: readonly [across: boolean, down: boolean] | undefined;
}

/** The size of a drawing that names none. */
const USUAL_SIZE = 1024;

/** A picture as it can be sent, under the name that the server knows it by. */
export interface ReadyPicture {
  readonly file: Blob;
  readonly hash: string;
}

/**
 * Makes a picture ready to be sent: drawings, parts of pictures and files that are too large are painted once more.
 *
 * @throws NoPictureError when nobody can read it
 */
export async function readyPicture(file: Blob, cut: PictureCut = {}): Promise<ReadyPicture> {
  const isDrawing = file.type.startsWith('image/svg');
  const isCut = cut.crop !== undefined || cut.flip !== undefined;
  const ready = isDrawing || isCut || file.size > MOST_BYTES ? await painted(file, isDrawing, cut) : file;
  return { file: ready, hash: bytesToHex(await sha256Of(await ready.arrayBuffer())) };
}

/** The hash of bytes, taken beside the page where the browser offers that: over plain HTTP it does not. */
async function sha256Of(bytes: ArrayBuffer): Promise<Uint8Array> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(new Uint8Array(bytes));
}

/** A picture painted once more, no larger than is needed: drawings become pixels here, so that nothing in them is ever run. */
async function painted(file: Blob, isDrawing: boolean, { crop, flip }: PictureCut): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {
      throw new NoPictureError();
    });
    const [wide, high] = [image.naturalWidth || USUAL_SIZE, image.naturalHeight || USUAL_SIZE];
    const [left, top, across, down] = crop ?? [0, 0, 1, 1];
    const [w, h] = [wide * across, high * down];
    const share = isDrawing ? LONGEST / Math.max(w, h) : Math.min(1, LONGEST / Math.max(w, h));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(w * share));
    canvas.height = Math.max(1, Math.round(h * share));
    const context = canvas.getContext('2d');
    context?.translate(flip?.[0] ? canvas.width : 0, flip?.[1] ? canvas.height : 0);
    context?.scale(flip?.[0] ? -1 : 1, flip?.[1] ? -1 : 1);
    // All of it is painted, and the canvas holds the part: a drawing without a size of its own has no parts to be taken from.
    const [fullW, fullH] = [canvas.width / across, canvas.height / down];
    context?.drawImage(image, -left * fullW, -top * fullH, fullW, fullH);
    const made = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, isDrawing ? 'image/png' : 'image/webp', 0.9);
    });
    if (made === null) throw new NoPictureError();
    return made;
  } finally {
    URL.revokeObjectURL(url);
  }
}
