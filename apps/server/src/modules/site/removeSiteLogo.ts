import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/manager/site/logo/{shade}: takes the logo for an appearance away. Super admins only. */
export const removeSiteLogo: Handler<'removeSiteLogo'> = async ({ caller, params, services }) =>
  services.siteDesk.removeLogo(caller.userId, params.shade);
