import type { Handler } from '../../api/handler.ts';

/** GET /web/file/{file_key}/visitors: people who have access to a file by a link. Spec §6 (collaborators). */
export const listVisitors: Handler<'listVisitors'> = async ({ caller, params, query, services }) =>
  services.sharing.visitorPage(caller.userId, params.file_key, query);
