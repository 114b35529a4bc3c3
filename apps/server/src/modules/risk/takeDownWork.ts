import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/works/{file_key}/take-down: takes a work down, with a reason. Admins only, never their own. */
export const takeDownWork: Handler<'takeDownWork'> = async ({ params, body, caller, language, services }) =>
  services.risk.works.takeDown(caller.userId, params.file_key, body.reason, language);
