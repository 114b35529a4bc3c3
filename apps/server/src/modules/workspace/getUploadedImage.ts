import type { Handler } from '../../api/handler.ts';
import { PUBLIC_PICTURE } from '../../infra/http/RawAnswer.ts';

/** GET /web/v2/upload/cmt/{fileKey}/{hash}: a picture of a file in one of three widths. Spec §7. */
export const getUploadedImage: Handler<'getUploadedImage'> = async ({ params, query, services }) => {
  const { blobHash, size, stream } = await services.uploads.openImage(
    params.fileKey,
    params.hash,
    query.width ?? 1080,
  );
  return { type: 'image/webp', content: stream, size, etag: blobHash, cacheControl: PUBLIC_PICTURE };
};
