import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/site/logo: sets the logo for an appearance. Super admins only. */
export const setSiteLogo: Handler<'setSiteLogo'> = async ({ caller, query, body, services }) =>
  services.siteDesk.setLogo(caller.userId, query.shade, body.file);
