import type { Handler } from '../../api/handler.ts';

/** POST /inbox/from/board-web/readAll: marks all of the caller's messages as read. Spec §4, §7. */
export const readAllMessages: Handler<'readAllMessages'> = async ({ caller, services }) =>
  services.inbox.readAll(caller.userId);
