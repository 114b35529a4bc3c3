import type { Handler } from '../../api/handler.ts';
import { presentMember } from './presenter.ts';

/** PUT /user/ent/staff/name: what a member is called inside the team. Spec §7. */
export const setStaffName: Handler<'setStaffName'> = async ({ caller, body, services }) =>
  presentMember(await services.teams.members.nameStaff(caller.userId, body.staff_id, body.staff_name));
