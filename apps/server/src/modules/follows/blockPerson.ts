import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/blocked/{user_id}: blocks a person. */
export const blockPerson: Handler<'blockPerson'> = async ({ params, caller, services }) => {
  await services.follows.block(caller.userId, params.user_id);
  return services.follows.stateTo(caller.userId, params.user_id);
};
