import type { Handler } from '../../api/handler.ts';

/** DELETE /web/file/{file_key}/trash: deletes a file in the trash permanently. */
export const purgeFile: Handler<'purgeFile'> = async ({ caller, params, services }) => {
  await services.trash.purge(caller.userId, params.file_key);
  return null;
};
