import type { Handler } from '../../../api/handler.ts';

/** GET /cmt/file/{file_key}/full/self: the caller's own work, its public version or else the last one handed in. Spec §7. */
export const getFileFullSelf: Handler<'getFileFullSelf'> = async ({ params, caller, language, services }) => {
  return services.catalogue.ownFull(params.file_key, caller.userId, language);
};
