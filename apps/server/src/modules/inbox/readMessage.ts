import type { Handler } from '../../api/handler.ts';

/** POST /inbox/read/{msgId}: marks a message as read and answers how many are left unread. Spec §4, §7. */
export const readMessage: Handler<'readMessage'> = async ({ params, caller, services }) =>
  services.inbox.read(caller.userId, params.msgId);
