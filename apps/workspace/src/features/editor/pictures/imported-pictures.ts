import type { ApiClient } from '@boardwalk/api-client';
import { BoardLimits, type BoardElement, type BoardSnapshot } from '@boardwalk/board';
import type { ImportedBoard } from '@boardwalk/board/import';
import { withoutPicture } from '#shared/importing/known-pictures.ts';
import type { StoredPicture } from '@boardwalk/board/react';
import { storedPatiently, type SendOptions } from './stored-patiently.ts';
import { sizeWithin } from './topic-picture.ts';

/** A board with the pictures that its elements name. */
type Pictured = Pick<ImportedBoard, 'snapshot' | 'pictures'>;

/** The element as large as its picture is within the room that it has. */
function fitted(element: BoardElement, { width, height }: StoredPicture): BoardElement {
  if (element.type !== 'picture') return element;
  const { x, y, w, h } = element;
  const share = Math.min(w / width, h / height);
  const [wide, high] = [width * share, height * share];
  // Slivers stay as they are: no element of a board is that thin.
  if (Math.min(wide, high) < BoardLimits.minSize) return element;
  return { ...element, x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high };
}

/** Stores the pictures of a board; those that could not be are left out. */
async function stored(
  client: ApiClient,
  fileKey: string,
  { pictures, snapshot }: Pictured,
  options?: SendOptions,
): Promise<{ readonly snapshot: BoardSnapshot; readonly lost: number }> {
  const kept = await storedPatiently(
    client,
    fileKey,
    new Map(
      [...pictures].map(([name, { bytes, type, crop, flip }]) => [
        name,
        { had: () => new Blob([Uint8Array.from(bytes)], { type }), crop, flip },
      ]),
    ),
    options,
  );
  let lost = 0;
  const elements = snapshot.elements.map((element) => {
    const { asset, assetSize } = element;
    const given = asset === undefined ? undefined : pictures.get(asset);
    if (asset === undefined || !given) return element;
    const picture = kept.get(asset);
    if (!picture) {
      lost += 1;
      return withoutPicture(element);
    }
    // The file may say nothing of its shape, or something else.
    const size = assetSize && { assetSize: sizeWithin(picture, Math.max(...assetSize)) };
    const shown = { ...element, asset: picture.asset, ...size };
    return given.fits ? fitted(shown, picture) : shown;
  });
  return { snapshot: { ...snapshot, elements }, lost };
}

/**
 * A board that was read from a file, its pictures stored for the file that it goes to. Those that could not be stored are left out, and
 * the report counts them.
 *
 * @throws the reason of the signal when it ends the sending
 */
export async function withStoredPictures(
  client: ApiClient,
  fileKey: string,
  board: ImportedBoard,
  options?: SendOptions,
): Promise<ImportedBoard> {
  const { snapshot, lost } = await stored(client, fileKey, board, options);
  const report =
    lost === 0 ? board.report : { ...board.report, pictures: (board.report.pictures ?? 0) + lost };
  return { ...board, snapshot, pictures: new Map(), report };
}

/**
 * What another program has copied, its pictures stored for the board that it is pasted onto.
 *
 * @returns the elements, and how many of their pictures could not be stored
 */
export const pastedWithPictures = async (client: ApiClient, fileKey: string, clip: Pictured) =>
  await stored(client, fileKey, clip);
