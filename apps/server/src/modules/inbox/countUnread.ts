import type { Handler } from '../../api/handler.ts';

/** GET /inbox/from/board-web/unread: how many of the caller's messages are unread. Spec §7. */
export const countUnread: Handler<'countUnread'> = async ({ caller, services }) =>
  services.inbox.unread(caller.userId);
