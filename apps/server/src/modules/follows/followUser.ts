import type { Handler } from '../../api/handler.ts';

/** POST /cmt/user_focus: follows a person. Spec §7. */
export const followUser: Handler<'followUser'> = ({ body, caller, services }) =>
  services.follows.follow(caller.userId, body.focus_user_id);
