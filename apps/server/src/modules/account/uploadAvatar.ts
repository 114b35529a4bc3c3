import type { Handler } from '../../api/handler.ts';
import { presentUser } from './presenter.ts';

/** POST /user/avatar: sets the caller's avatar. Spec §2 (account centre). */
export const uploadAvatar: Handler<'uploadAvatar'> = async ({ body, caller, services }) => {
  await services.avatars.set(caller.userId, body.file);
  return presentUser(await services.account.getUser(caller.userId));
};
