import type { Handler } from '../../api/handler.ts';

/** POST …/{hash}/preview: stores a preview the client has made of a picture. Spec §7 (preview variant). */
export const uploadFileImagePreview: Handler<'uploadFileImagePreview'> = async ({
  caller,
  params,
  body,
  services,
}) => services.uploads.storeBoardImage(caller.userId, params.fileKey, params.hash, body.file);
