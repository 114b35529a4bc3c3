import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/site/name: names the site. Super admins only. */
export const setSiteName: Handler<'setSiteName'> = async ({ caller, body, services }) =>
  services.siteDesk.setName(caller.userId, body.name);
