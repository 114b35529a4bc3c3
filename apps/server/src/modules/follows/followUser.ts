import type { Handler } from '../../api/handler.ts';

/** POST /cmt/user_focus: follows a person. Spec §7. */
export const followUser: Handler<'followUser'> = async ({ body, caller, services }) => {
  await services.follows.follow(caller.userId, body.focus_user_id);
  return services.follows.stateTo(caller.userId, body.focus_user_id);
};
