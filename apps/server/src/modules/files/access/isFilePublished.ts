import type { Handler } from '../../../api/handler.ts';
import { findFileState } from './repository.ts';

/** GET /cmt/file/{file_key}/is-published: whether a version of the file is public now. Spec §7. */
export const isFilePublished: Handler<'isFilePublished'> = async ({ params, infra }) => {
  const file = await findFileState(infra.db, params.file_key);
  return file?.is_live ?? false;
};
