import { snapshotOf, type BoardSnapshot } from '@boardwalk/board';
import { fontFilesFor, type ExportFormat, type ExportRequest } from '@boardwalk/board/export';
import type { BoardEditor, PictureUrl } from '@boardwalk/board/react';

/** What somebody chose. */
export type ExportChoice = Pick<ExportRequest, 'format' | 'part' | 'scale' | 'transparent' | 'theme'>;

const PICTURES: ReadonlySet<ExportFormat> = new Set(['pdf', 'png', 'svg']);

/** True for formats that show the board as it looks. */
export const isPicture = (format: ExportFormat): boolean => PICTURES.has(format);

/** Where the pictures of a board are. Of many, smaller ones: all of them are in memory at the same time. */
function pictureUrlsOf({ elements }: BoardSnapshot, urlOf: PictureUrl): Readonly<Record<string, string>> {
  const assets = [...new Set(elements.flatMap(({ asset }) => asset ?? []))];
  const width = assets.length > 200 ? 360 : assets.length > 60 ? 720 : 1080;
  return Object.fromEntries(assets.map((asset) => [asset, urlOf(asset, width)]));
}

/** All that making a file of a board takes, as it is now: with what its pictures and fonts are fetched from. */
export async function requestOf(
  { store, options }: BoardEditor,
  name: string,
  choice: ExportChoice,
): Promise<ExportRequest> {
  const snapshot = snapshotOf(store.doc);
  const fonts = isPicture(choice.format) ? await fontFilesFor(snapshot) : [];
  const urlOf = options.pictures?.urlOf;
  const pictureUrls = urlOf && isPicture(choice.format) ? pictureUrlsOf(snapshot, urlOf) : {};
  return { ...choice, snapshot, name, fonts, pictureUrls };
}
