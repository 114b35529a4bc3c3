import type { Handler } from '../../api/handler.ts';

/** GET /editor/upload/cmt/{fileKey}/{hash}/info: size and type of a picture. Spec §7. */
export const getUploadInfo: Handler<'getUploadInfo'> = async ({ params, services }) =>
  services.uploads.imageInfo(params.fileKey, params.hash);
