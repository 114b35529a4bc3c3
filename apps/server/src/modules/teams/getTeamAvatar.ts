import type { Handler } from '../../api/handler.ts';
import { PRIVATE_PICTURE } from '../../infra/http/RawAnswer.ts';

/** GET /web/team/{teamId}/avatar/{hash}: the picture of a team in one of three widths. */
export const getTeamAvatar: Handler<'getTeamAvatar'> = async ({ params, query, services }) => {
  const { blobHash, size, stream } = await services.teamAvatars.open(params.teamId, params.hash, query.width);
  return { type: 'image/webp', content: stream, size, etag: blobHash, cacheControl: PRIVATE_PICTURE };
};
