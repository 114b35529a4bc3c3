import type { Handler } from '../../api/handler.ts';
import { PUBLIC_PICTURE } from '../../infra/http/RawAnswer.ts';

/** GET /cmt/avatar/{user_id}/{hash}: an avatar in one of three widths. Spec §3 (avatar_url). */
export const getAvatar: Handler<'getAvatar'> = async ({ params, query, services }) => {
  const { blobHash, size, stream } = await services.avatars.open(params.user_id, params.hash, query.width);
  return { type: 'image/webp', content: stream, size, etag: blobHash, cacheControl: PUBLIC_PICTURE };
};
