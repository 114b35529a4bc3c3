import type { Handler } from '../../infra/http/handler.ts';

/** GET /cmt/user_focus/check: how the caller and another person follow each other. Spec §3, §7. */
export const checkFollow: Handler<'checkFollow'> = async ({ query, caller, services }) => ({
  focus_user_id: query.focus_user_id,
  relation: await services.follows.relation(caller.userId, query.focus_user_id),
});
