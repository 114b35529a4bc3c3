import type { Handler } from '../../../api/handler.ts';

/** POST /cmt/files/attr/status: how the caller stands to each of some works, which cacheable lists do not contain. Spec §7. */
export const getAttrStatus: Handler<'getAttrStatus'> = async ({ body, caller, services }) => ({
  list: await services.access.viewerStates(caller?.userId ?? null, body.file_key_list),
});
