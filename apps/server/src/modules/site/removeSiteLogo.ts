import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/manager/site/logo: takes the logo for an appearance away. Super admins only. */
export const removeSiteLogo: Handler<'removeSiteLogo'> = async ({ caller, query, services }) =>
  services.siteDesk.removeLogo(caller.userId, query.shade);
