import type { Handler } from '../../api/handler.ts';
import { presentUser } from './presenter.ts';

/** DELETE /user/avatar: removes the caller's avatar. Spec §2 (account centre). */
export const removeAvatar: Handler<'removeAvatar'> = async ({ caller, services }) => {
  await services.avatars.remove(caller.userId);
  return presentUser(await services.account.getUser(caller.userId));
};
