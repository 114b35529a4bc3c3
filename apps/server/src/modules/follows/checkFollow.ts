import type { Handler } from '../../api/handler.ts';

/** GET /cmt/user_focus/check: how the caller and another person follow each other. Spec §3, §7. */
export const checkFollow: Handler<'checkFollow'> = async ({ query, caller, services }) =>
  services.follows.stateTo(caller.userId, query.focus_user_id);
