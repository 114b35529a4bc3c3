import type { Handler } from '../../api/handler.ts';
import { presentManagedPerson } from './presenter.ts';

/** POST /cmt/manager/people/{user_id}/second-step-release: lets an admin set up a second step. Super admins only. Spec §6. */
export const releaseSecondStep: Handler<'releaseSecondStep'> = async ({ params, caller, services }) =>
  presentManagedPerson(await services.console.people.releaseSecondStep(caller.userId, params.user_id));
