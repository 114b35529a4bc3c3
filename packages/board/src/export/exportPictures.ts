import type { BoardElement } from '../document/index.ts';
import type { PictureSource } from '../render/index.ts';
import type { ExportPicture } from './pictureFile.ts';
import { VectorContext } from './vectorContext.ts';

/** The pictures that some elements show, by their assets; those that cannot be had are left out. */
export async function readPictures(
  elements: readonly BoardElement[],
  urls: Readonly<Record<string, string>>,
  read: (url: string) => Promise<ExportPicture | null>,
): Promise<ReadonlyMap<string, ExportPicture>> {
  const assets = [...new Set(elements.flatMap(({ asset }) => asset ?? []))];
  const found = await Promise.all(
    assets.map(async (asset) => {
      const url = urls[asset];
      const picture = url === undefined ? null : await read(url).catch(() => null);
      return picture ? ([[asset, picture]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

/** Pictures that were read, for painting on canvases and into files of lines. */
export const sourceFrom = (pictures: ReadonlyMap<string, ExportPicture>): PictureSource => ({
  paint(context, asset, box) {
    const picture = pictures.get(asset);
    if (!picture) return false;
    if (context instanceof VectorContext) context.placePicture(picture, box);
    else picture.paint(context, box);
    return true;
  },
});
