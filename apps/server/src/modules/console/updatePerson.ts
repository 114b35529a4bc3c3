import type { Handler } from '../../api/handler.ts';
import { presentManagedPerson } from './presenter.ts';

/** PUT /cmt/manager/people/{user_id}: changes what a person is and may do. Spec §6 (kinds of user). */
export const updatePerson: Handler<'updatePerson'> = async ({ params, body, caller, services }) => {
  const { people } = services.console;
  const { role: kind, special_invite: specialInvite, influencer, expert, is_active: isActive } = body;
  const change = { kind, specialInvite, influencer, expert, isActive };
  return presentManagedPerson(await people.update(caller.userId, params.user_id, change));
};
