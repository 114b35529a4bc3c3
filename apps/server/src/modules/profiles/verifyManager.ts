import type { Handler } from '../../api/handler.ts';
import { presentManager } from './presenter.ts';

/** GET /cmt/manager/verify: whether a person is an admin. Spec §6, §7. */
export const verifyManager: Handler<'verifyManager'> = async ({ query, caller, services }) =>
  presentManager(await services.profiles.kindFor(caller.userId, query.user_id));
