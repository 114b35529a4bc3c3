import type { PageNeeds } from '#shared/api/page-needs.ts';
import { boardApi } from '#shared/board/api.ts';

/** The record of the embedded work and, on the server, the beginning of its text. */
export function embedNeeds(fileKey: string): PageNeeds {
  return async ({ load }) => {
    const file = await load(boardApi.endpoints.getFileFull.initiate(fileKey), { isPage: true });
    if (!file || !import.meta.env.SSR) return;
    await load(boardApi.endpoints.getBoardOutline.initiate({ fileKey, objectId: file.object_point }));
  };
}
