import type { BoardElement } from '@boardwalk/board';
import type { ImportedBoard } from '@boardwalk/board/import';

/** An element whose picture is missing. A picture stays as an empty box; a topic keeps nothing that says how it looked. */
export function withoutPicture(element: BoardElement): BoardElement {
  const { asset: _asset, assetSize: _size, alt: _alt, ...rest } = element;
  return rest;
}

/**
 * A board that was read from a file, without the names of pictures that are neither in the file nor kept where it goes: nobody could
 * ever see them.
 * The report counts them.
 *
 * @param isKept whether a picture is kept there; by default none is
 */
export async function withKnownPictures(
  board: ImportedBoard,
  isKept: (asset: string) => Promise<boolean> = async () => false,
): Promise<ImportedBoard> {
  const assets = [...new Set(board.snapshot.elements.flatMap(({ asset }) => asset ?? []))];
  const kept = new Set(
    (
      await Promise.all(
        assets.map(async (asset) => (board.pictures.has(asset) || (await isKept(asset)) ? [asset] : [])),
      )
    ).flat(),
  );
  let lost = 0;
  const elements = board.snapshot.elements.map((element) => {
    if (element.asset === undefined || kept.has(element.asset)) return element;
    lost += 1;
    return withoutPicture(element);
  });
  if (lost === 0) return board;
  const pictures = (board.report.pictures ?? 0) + lost;
  return { ...board, snapshot: { ...board.snapshot, elements }, report: { ...board.report, pictures } };
}
