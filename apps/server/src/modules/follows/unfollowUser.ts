import { badFields } from '../../infra/errors/ApiError.ts';
import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/user_focus: stops following a person, named in the body or the query. Spec §7. */
export const unfollowUser: Handler<'unfollowUser'> = async ({ body, query, caller, services }) => {
  const userId = body?.focus_user_id ?? query.focus_user_id;
  if (userId === undefined)
    throw badFields([{ field: 'focus_user_id', rule: 'required', msg: 'focus_user_id is required' }]);
  return services.follows.unfollow(caller.userId, userId);
};
