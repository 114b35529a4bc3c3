import type { Handler } from '../../api/handler.ts';

/** DELETE /web/file/{file_key}/visitors/{user_id}: takes access from a visitor, or ends one's own visit. Spec §6 (collaborators). */
export const removeVisitor: Handler<'removeVisitor'> = async ({ caller, params, services }) => {
  await services.sharing.removeVisitor(caller.userId, params.file_key, params.user_id);
  return null;
};
