import { makeSnapshot } from '@boardwalk/board/document';
import type { Queryable } from '../../infra/database/database.ts';
import { recordBlobs, recordImage, storeImage, type StoredImage } from '../../infra/images/imageStore.ts';
import type { Infra } from '../../infra/Infra.ts';

/** An empty board and a blank picture: what is left of works that were removed with their owner's account. */
export interface ErasedContent {
  board: { hash: string; mime: string; size: number };
  cover: StoredImage;
}

/** 360 × 234 pixels of light grey. */
const BLANK = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAWgAAADqAQMAAAC1JE3xAAAAA1BMVEXy8vJkA4prAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIUlEQVRo3u3BAQ0AAADC' +
    'oPdPbQ43oAAAAAAAAAAAAAB4NSoMAAEJnb+kAAAAAElFTkSuQmCC',
  'base64',
);

/** Puts the empty board and the blank picture into the blob store; they are the same ones for everybody. */
export async function storeErasedContent({
  blobs,
  pictures,
}: Pick<Infra, 'blobs' | 'pictures'>): Promise<ErasedContent> {
  const bytes = Buffer.from(JSON.stringify(makeSnapshot([])));
  return {
    board: { hash: await blobs.put(bytes), mime: 'application/json', size: bytes.byteLength },
    cover: await storeImage(blobs, await pictures.encode(BLANK)),
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
