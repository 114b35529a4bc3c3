import type { Handler } from '../../api/handler.ts';

/** DELETE /web/file/{file_key}/share/{share_id}: ends a link, and the access of those who came by it. Spec §2 (share link). */
export const revokeShareLink: Handler<'revokeShareLink'> = async ({ caller, params, services }) => {
  await services.sharing.revokeLink(caller.userId, params.file_key, params.share_id);
  return null;
};
