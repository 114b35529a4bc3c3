import type { Handler } from '../../api/handler.ts';
import { NO_STORE } from '../../infra/http/RawAnswer.ts';

/** GET /web/cmt/file/{file_key}/cover: the default cover of the caller's own board, painted as it is now. */
export const renderFileCover: Handler<'renderFileCover'> = async ({ params, caller, services }) => {
  const png = await services.publishing.paintCover(caller.userId, params.file_key);
  return { type: 'image/png', content: png, cacheControl: NO_STORE };
};
