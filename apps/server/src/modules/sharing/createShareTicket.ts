import type { Handler } from '../../api/handler.ts';

/** POST /web/share/{token}/ticket: lets anyone who has the link look at the board live, signed in or not. Spec §2 (share link). */
export const createShareTicket: Handler<'createShareTicket'> = async ({
  caller,
  params,
  body,
  request,
  services,
}) => {
  const visitor = { userId: caller?.userId ?? null, address: request.ip };
  const { file, shareLinkId, role } = await services.sharing.look(params.token, visitor, body?.password);
  const user = caller === null ? undefined : await services.account.getUser(caller.userId);
  const { ticket, seconds, path, format, epoch } = await services.collaboration.issueTicket(file.file_key, {
    userId: user?.user_id,
    nickName: user?.nick_name ?? '',
    role,
    sessionId: caller?.sessionId,
    shareLinkId,
  });
  return {
    ticket,
    role,
    ws_path: path,
    expires_in: seconds,
    format,
    epoch,
    ...(user === undefined
      ? {}
      : { user: { user_id: user.user_id, nick_name: user.nick_name, avatar_url: user.avatar_url } }),
    file,
  };
};
