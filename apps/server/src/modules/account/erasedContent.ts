import { makeSnapshot } from '@boardwalk/board/document';
import sharp from 'sharp';
import type { Queryable } from '../../infra/database/database.ts';
import { encodeImage } from '../../infra/images/encodeImage.ts';
import { recordBlobs, recordImage, storeImage, type StoredImage } from '../../infra/images/imageStore.ts';
import type { Infra } from '../../infra/Infra.ts';

/** An empty board and a blank picture: what is left of works that were removed with their owner's account. */
export interface ErasedContent {
  board: { hash: string; mime: string; size: number };
  cover: StoredImage;
}

/** Puts the empty board and the blank picture into the blob store; they are the same ones for everybody. */
export async function storeErasedContent(blobs: Infra['blobs']): Promise<ErasedContent> {
  const bytes = Buffer.from(JSON.stringify(makeSnapshot([])));
  const blank = await sharp({ create: { width: 360, height: 234, channels: 3, background: '#f2f2f2' } })
    .png()
    .toBuffer();
  return {
    board: { hash: await blobs.put(bytes), mime: 'application/json', size: bytes.byteLength },
    cover: await storeImage(blobs, await encodeImage(blank)),
  };
}

/** Makes them known, in the transaction that refers to them. */
export async function recordErasedContent(
  trx: Queryable,
  { board, cover }: ErasedContent,
  now: Date,
): Promise<void> {
  await recordBlobs(trx, [board], now);
  await recordImage(trx, cover, null, now);
}
