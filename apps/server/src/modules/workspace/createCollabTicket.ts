import type { Handler } from '../../api/handler.ts';

/** POST /web/file/{file_key}/collab-ticket: what the editor needs to join the live board. */
export const createCollabTicket: Handler<'createCollabTicket'> = async ({
  caller,
  params,
  query,
  services,
}) => {
  const { role } = await services.workspace.openFile(caller.userId, params.file_key);
  const user = await services.account.getUser(caller.userId);
  const participant = {
    userId: user.user_id,
    nickName: user.nick_name,
    role,
    sessionId: caller.sessionId,
    epoch: query.epoch,
  };
  const { ticket, seconds, path, format, epoch } = await services.collaboration.issueTicket(
    params.file_key,
    participant,
  );
  return {
    ticket,
    role,
    ws_path: path,
    expires_in: seconds,
    format,
    epoch,
    user: { user_id: user.user_id, nick_name: user.nick_name, avatar_url: user.avatar_url },
  };
};
