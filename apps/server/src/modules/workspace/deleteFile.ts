import type { Handler } from '../../api/handler.ts';

/** DELETE /web/file/{file_key}: moves a file to the trash; a published version stays public. */
export const deleteFile: Handler<'deleteFile'> = async ({ caller, params, services }) => {
  await services.trash.throwAway(caller.userId, params.file_key);
  services.collaboration.closeBoard(params.file_key);
  return null;
};
