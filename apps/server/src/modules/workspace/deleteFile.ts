import type { Handler } from '../../infra/http/handler.ts';
import { trashFile } from './fileRepository.ts';

/** DELETE /web/file/{file_key}: moves a file of the caller's to the trash; a published version stays public. */
export const deleteFile: Handler<'deleteFile'> = async ({ caller, params, infra, services }) => {
  await services.workspace.openOwnFile(caller.userId, params.file_key);
  await trashFile(infra.db, params.file_key, infra.clock.now());
  services.collaboration.closeBoard(params.file_key);
  return null;
};
