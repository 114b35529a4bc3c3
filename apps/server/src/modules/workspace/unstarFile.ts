import type { Handler } from '../../api/handler.ts';
import { deleteStar } from './starRepository.ts';

/** DELETE /web/file/{file_key}/star: takes the caller's star off a file. */
export const unstarFile: Handler<'unstarFile'> = async ({ caller, params, infra, services }) => {
  await services.workspace.openFile(caller.userId, params.file_key);
  await deleteStar(infra.db, caller.userId, params.file_key);
  return null;
};
