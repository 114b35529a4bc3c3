import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/blocked/{user_id}: stops blocking a person. */
export const unblockPerson: Handler<'unblockPerson'> = async ({ params, caller, services }) => {
  await services.follows.unblock(caller.userId, params.user_id);
  return services.follows.stateTo(caller.userId, params.user_id);
};
