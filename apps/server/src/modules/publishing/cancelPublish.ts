import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/file/{file_key}: takes a passed work out of the community. Spec §4, §7. */
export const cancelPublish: Handler<'cancelPublish'> = async ({ params, caller, services }) => {
  await services.publishing.cancel(caller.userId, params.file_key);
  return null;
};
