import type { Handler } from '../../api/handler.ts';

/** GET /web/shared: files the caller has joined by links. Spec §6 (collaborators). */
export const listSharedFiles: Handler<'listSharedFiles'> = async ({ caller, query, services }) =>
  services.sharing.sharedPage(caller.userId, query);
