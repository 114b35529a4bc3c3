import type { Handler } from '../../api/handler.ts';
import { PUBLIC_PICTURE } from '../../infra/http/RawAnswer.ts';

/** GET /cmt/site/logo/{hash}: the logo in one of three widths. */
export const getSiteLogo: Handler<'getSiteLogo'> = async ({ params, query, services }) => {
  const { blobHash, size, stream } = await services.siteDesk.openLogo(params.hash, query.width);
  return { type: 'image/webp', content: stream, size, etag: blobHash, cacheControl: PUBLIC_PICTURE };
};
