import type { Handler } from '../../api/handler.ts';
import { presentProfile } from './presenter.ts';

/** GET /cmt/profile: the profile of a person; a signed-in caller learns how they stand to each other. Spec §7. */
export const getProfile: Handler<'getProfile'> = async ({ query, caller, services }) => {
  const row = await services.profiles.requireProfile(query.user_id);
  if (caller === null) return presentProfile(row);
  return presentProfile(row, await services.follows.relation(caller.userId, row.user_id));
};
