import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/site: what is set for the site. Super admins only. */
export const getSiteSettings: Handler<'getSiteSettings'> = async ({ caller, services }) =>
  services.siteDesk.get(caller.userId);
