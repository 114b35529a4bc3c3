import type { Handler } from '../../api/handler.ts';
import { requireOperator } from './policy.ts';

/** GET /cmt/manager/system: versions, and what is stored. Super admins only. */
export const getSystem: Handler<'getSystem'> = async ({ caller, services }) => {
  requireOperator(await services.account.getUser(caller.userId));
  return services.systemState.read();
};
