import type { Handler } from '../../api/handler.ts';
import { presentUser } from './presenter.ts';

/** PUT /user/nick_name: changes the caller's nickname. Spec §5. */
export const updateNickName: Handler<'updateNickName'> = async ({ body, caller, services }) =>
  presentUser(await services.accountCentre.changeNickName(caller.userId, body.nick_name));
