import type { PageNeeds } from '#shared/api/page-needs.ts';
import { boardApi } from '#shared/board/api.ts';
import { creatorsApi } from '#shared/creators/api.ts';
import { filesApi } from '#shared/files/api.ts';
import { followsApi } from '#shared/follows/api.ts';
import { fileApi } from './api.ts';
import { creatorFiles } from './more-files.ts';

/**
 * What the file page needs: the record, related works, more of the creator, how the viewer stands to all of them, and,
 * on the server, the beginning of the board's text. The board itself is loaded after the page is painted.
 */
export function fileNeeds(fileKey: string): PageNeeds {
  return async ({ load, isLogged }) => {
    const relatedLoad = load(fileApi.endpoints.listRelatedFiles.initiate(fileKey));
    const lineageLoad = Promise.all([
      load(fileApi.endpoints.listDerivedFiles.initiate(fileKey)),
      load(fileApi.endpoints.listPublishedVersions.initiate(fileKey)),
    ]);
    const file = await load(boardApi.endpoints.getFileFull.initiate(fileKey), { isPage: true });
    if (!file) {
      // In place of a missing work the page offers others.
      await Promise.all([
        relatedLoad,
        lineageLoad,
        load(filesApi.endpoints.listRecommendedFiles.initiate('missing')),
      ]);
      return;
    }
    const userId = file.owner.user_id;
    const address = { fileKey, objectId: file.object_point };
    const [related, [derived], creator] = await Promise.all([
      relatedLoad,
      lineageLoad,
      load(creatorsApi.endpoints.listCreatorFiles.initiate(creatorFiles(userId))),
      import.meta.env.SSR ? load(boardApi.endpoints.getBoardOutline.initiate(address)) : undefined,
      isLogged ? load(followsApi.endpoints.checkFollow.initiate(userId)) : undefined,
    ]);
    if (!isLogged) return;
    const others = [
      ...(creator?.pages.flatMap(({ list }) => list) ?? []),
      ...(derived?.pages.flatMap(({ list }) => list) ?? []),
      ...(related?.list ?? []),
    ];
    const fileKeys = new Set([fileKey, ...others.map((other) => other.file_key)]);
    await load(filesApi.endpoints.getAttrStatus.initiate([...fileKeys]));
  };
}
