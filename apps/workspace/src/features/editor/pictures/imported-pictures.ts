import type { ApiClient } from '@boardwalk/api-client';
import type { ImportedBoard } from '@boardwalk/board/import';
import { withoutPicture } from '#shared/importing/known-pictures.ts';
import { storedPatiently, type SendOptions } from './stored-patiently.ts';
import { sizeWithin } from './topic-picture.ts';

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
  const { pictures, snapshot } = board;
  const blobs = [...pictures].map(
    ([name, { bytes, type }]) => [name, () => new Blob([Uint8Array.from(bytes)], { type })] as const,
  );
  const stored = await storedPatiently(client, fileKey, new Map(blobs), options);
  let lost = 0;
  const elements = snapshot.elements.map((element) => {
    const { asset, assetSize, ...rest } = element;
    if (asset === undefined || !pictures.has(asset)) return element;
    const picture = stored.get(asset);
    if (!picture) {
      lost += 1;
      return withoutPicture(element);
    }
    // The file may say nothing of its shape, or something else.
    const size = assetSize && { assetSize: sizeWithin(picture, Math.max(...assetSize)) };
    return { ...rest, asset: picture.asset, ...size };
  });
  const report =
    lost === 0 ? board.report : { ...board.report, pictures: (board.report.pictures ?? 0) + lost };
  return { ...board, snapshot: { ...snapshot, elements }, pictures: new Map(), report };
}
