import type { Handler } from '../../api/handler.ts';

/** POST /web/v2/upload/file/{fileKey}/{hash}: stores a picture for a board. Spec §7. */
export const uploadFileImage: Handler<'uploadFileImage'> = async ({ caller, params, body, services }) =>
  services.uploads.storeBoardImage(caller.userId, params.fileKey, params.hash, body.file);
