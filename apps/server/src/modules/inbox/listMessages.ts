import type { Handler } from '../../api/handler.ts';

/** GET /inbox/from/board-web/messages: the caller's messages, the newest first, 15 a page. Spec §7. */
export const listMessages: Handler<'listMessages'> = async ({ query, caller, services }) =>
  services.inbox.page(caller.userId, query);
