import { inTransaction } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Handler } from '../../api/handler.ts';
import { holdFile, insertStar } from './starRepository.ts';

/** PUT /web/file/{file_key}/star: keeps a file among the caller's starred ones. */
export const starFile: Handler<'starFile'> = async ({ caller, params, infra, services }) => {
  const { file_key: fileKey } = params;
  await services.workspace.openFile(caller.userId, fileKey);
  await inTransaction(infra.db, async (trx) => {
    // Somebody may purge it meanwhile.
    if (!(await holdFile(trx, fileKey)))
      throw new ApiError('file_not_found', { internal: `${fileKey} is gone` });
    await insertStar(trx, caller.userId, fileKey, infra.clock.now());
  });
  return null;
};
