import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/system: versions, and what is stored. Super admins only. */
export const getSystem: Handler<'getSystem'> = async ({ services }) => {
  return services.systemState.read();
};
