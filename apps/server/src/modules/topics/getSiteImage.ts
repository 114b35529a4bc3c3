import type { Handler } from '../../api/handler.ts';
import { PUBLIC_PICTURE } from '../../infra/http/RawAnswer.ts';

/** GET /cmt/image/{hash}: a picture of a topic or banner in one of three widths. Spec §3. */
export const getSiteImage: Handler<'getSiteImage'> = async ({ params, query, services }) => {
  const { blobHash, size, stream } = await services.topics.openPicture(params.hash, query.width ?? 1080);
  return { type: 'image/webp', content: stream, size, etag: blobHash, cacheControl: PUBLIC_PICTURE };
};
