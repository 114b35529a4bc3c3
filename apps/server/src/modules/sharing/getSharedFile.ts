import type { Handler } from '../../api/handler.ts';

/** GET /web/share/{token}: what the page of a share link shows. Spec §2 (share link). */
export const getSharedFile: Handler<'getSharedFile'> = async ({ caller, params, services }) =>
  services.sharing.stateOf(params.token, caller?.userId ?? null);
