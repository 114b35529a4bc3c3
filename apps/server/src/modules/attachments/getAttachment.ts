import type { Handler } from '../../api/handler.ts';
import { PRIVATE_PICTURE } from '../../infra/http/RawAnswer.ts';

/** GET /risk/attachment/{img_key}: a picture of a report or of feedback, for who was given its address. */
export const getAttachment: Handler<'getAttachment'> = async ({ params, query, services }) => {
  const { blobHash, size, stream } = await services.attachments.open(params.img_key, query.ticket);
  return { type: 'image/webp', content: stream, size, etag: blobHash, cacheControl: PRIVATE_PICTURE };
};
