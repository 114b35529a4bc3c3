import type { Handler } from '../../../api/handler.ts';

/** GET /cmt/file/{file_key}/full/latest/self: the newest submission of the caller's own work with its review. Spec §7. */
export const getFileFullLatestSelf: Handler<'getFileFullLatestSelf'> = async ({
  params,
  caller,
  language,
  services,
}) => {
  return services.publishing.latestDetail(caller.userId, params.file_key, language);
};
