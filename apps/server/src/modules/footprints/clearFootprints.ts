import type { Handler } from '../../api/handler.ts';
import { deleteFootprints } from './repository.ts';

/** DELETE /cmt/user_footprint: clears the caller's browsing history. The views stay counted. Spec §7. */
export const clearFootprints: Handler<'clearFootprints'> = async ({ caller, infra }) => {
  await deleteFootprints(infra.db, caller.userId);
  return null;
};
