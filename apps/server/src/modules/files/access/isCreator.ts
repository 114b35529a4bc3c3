import type { Handler } from '../../../api/handler.ts';
import { findFileState } from './repository.ts';

/** GET /cmt/files/is-creator: whether the caller owns the file; an unknown file is nobody's. Spec §6, §7. */
export const isCreator: Handler<'isCreator'> = async ({ query, caller, infra }) => {
  const file = await findFileState(infra.db, query.file_key);
  return file?.owner_id === caller.userId;
};
