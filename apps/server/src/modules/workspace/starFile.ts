import type { Handler } from '../../infra/http/handler.ts';
import { insertStar } from './starRepository.ts';

/** PUT /web/file/{file_key}/star: keeps a file among the caller's starred ones. */
export const starFile: Handler<'starFile'> = async ({ caller, params, infra, services }) => {
  await services.workspace.openFile(caller.userId, params.file_key);
  await insertStar(infra.db, caller.userId, params.file_key, infra.clock.now());
  return null;
};
