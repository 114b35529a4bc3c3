import type { Handler } from '../../api/handler.ts';
import { PRIVATE_PICTURE } from '../../infra/http/RawAnswer.ts';

/** GET /web/team/{teamId}/library/{hash}: a picture of the library in one of three widths. */
export const getTeamPicture: Handler<'getTeamPicture'> = async ({ params, query, services }) => {
  const { blobHash, size, stream } = await services.library.open(
    params.teamId,
    params.hash,
    query.width ?? 1080,
  );
  return { type: 'image/webp', content: stream, size, etag: blobHash, cacheControl: PRIVATE_PICTURE };
};
