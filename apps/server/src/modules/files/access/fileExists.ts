import type { Handler } from '../../../api/handler.ts';
import { findFileState } from './repository.ts';

/** GET /cmt/file/{file_key}/exist: whether there is a file of this key; a trashed one only while it is public. Spec §7. */
export const fileExists: Handler<'fileExists'> = async ({ params, infra }) => {
  const file = await findFileState(infra.db, params.file_key);
  return file !== undefined && (file.trashed_at === null || file.is_live);
};
