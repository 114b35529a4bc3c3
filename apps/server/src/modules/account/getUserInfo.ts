import type { Handler } from '../../api/handler.ts';
import { presentUser } from './presenter.ts';

/** GET /user/info: the person of the access token. Spec §7 (user info by token). */
export const getUserInfo: Handler<'getUserInfo'> = async ({ caller, services }) =>
  presentUser(await services.account.getUser(caller.userId));
