import type { Handler } from '../../infra/http/handler.ts';

/** What only some may see is kept by their own browser only, as long as the ticket holds. */
const PRIVATE_FOR_AN_HOUR = 'private, max-age=3600';

/** GET /risk/attachment/{img_key}: a picture of a report or of feedback, for who was given its address. */
export const getAttachment: Handler<'getAttachment'> = async ({ params, query, services }) => {
  const { blobHash, size, stream } = await services.attachments.open(params.img_key, query.ticket);
  return { type: 'image/webp', content: stream, size, etag: blobHash, cacheControl: PRIVATE_FOR_AN_HOUR };
};
