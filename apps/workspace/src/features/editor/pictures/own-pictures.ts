import type { ApiClient } from '@boardwalk/api-client';
import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import type { BoardSnapshot } from '@boardwalk/board';
import { NoPictureError } from '#shared/pictures/no-picture.ts';
import { storedPatiently } from './stored-patiently.ts';

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
  const assets = [...new Set(clip.elements.flatMap(({ asset }) => asset ?? []))];
  const had = async (asset: string): Promise<Blob> => {
    const answer = await fetch(urlOf(asset, 1080));
    if (!answer.ok) throw new NoPictureError();
    return await answer.blob();
  };
  const pictures = new Map(assets.map((asset) => [asset, { had: async () => await had(asset) }]));
  const names = await storedPatiently(client, to, pictures);
  const elements = clip.elements.map((element) => {
    const name = element.asset === undefined ? undefined : names.get(element.asset)?.asset;
    return name === undefined ? element : { ...element, asset: name };
  });
  return { snapshot: { ...clip, elements }, lost: assets.length - names.size };
}
