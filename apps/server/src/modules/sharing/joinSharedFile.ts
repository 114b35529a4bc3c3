import type { Handler } from '../../api/handler.ts';

/** POST /web/share/{token}/join: makes the caller a visitor of the file. Spec §2 (share link), §6 (collaborators). */
export const joinSharedFile: Handler<'joinSharedFile'> = async ({
  caller,
  params,
  body,
  request,
  services,
}) => {
  const visitor = { userId: caller.userId, address: request.ip };
  const { fileKey, role } = await services.sharing.join(params.token, visitor, body?.password);
  return { file_key: fileKey, role };
};
