import type { Handler } from '../../api/handler.ts';

/** POST …/{hash}/thumb: stores a thumbnail the client has made of a picture. Spec §7 (thumb variant). */
export const uploadFileImageThumb: Handler<'uploadFileImageThumb'> = async ({
  caller,
  params,
  body,
  services,
}) => services.uploads.storeBoardImage(caller.userId, params.fileKey, params.hash, body.file);
