import { ApiError } from '../../../infra/errors/ApiError.ts';
import type { Handler } from '../../../api/handler.ts';
import { NO_STORE } from '../../../infra/http/RawAnswer.ts';
import { findFileState } from './repository.ts';

/** GET /cmt/file/{file_key}/object/self: the board of the caller's own file as it is now, with edits not stored yet. Spec §7. */
export const getFileObjectSelf: Handler<'getFileObjectSelf'> = async ({
  params,
  caller,
  infra,
  services,
}) => {
  const file = await findFileState(infra.db, params.file_key);
  if (file === undefined)
    throw new ApiError('cmt_open_file_error', { internal: `no file ${params.file_key}` });
  if (file.owner_id !== caller.userId)
    throw new ApiError('not_owner', { internal: `file ${params.file_key}` });
  const snapshot = await services.collaboration.readBoard(params.file_key);
  return {
    type: 'application/json',
    content: Buffer.from(JSON.stringify(snapshot)),
    cacheControl: NO_STORE,
  };
};
