import type { Handler } from '../../api/handler.ts';
import { presentUser } from './presenter.ts';

/** PUT /user/time_zone: chooses the time zone in which times are shown to the caller. */
export const updateTimeZone: Handler<'updateTimeZone'> = async ({ body, caller, services }) =>
  presentUser(await services.accountCentre.changeTimeZone(caller.userId, body.time_zone));
