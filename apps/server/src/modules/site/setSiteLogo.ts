import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/site/logo/{shade}: sets the logo for an appearance. Super admins only. */
export const setSiteLogo: Handler<'setSiteLogo'> = async ({ caller, params, body, services }) =>
  services.siteDesk.setLogo(caller.userId, params.shade, body.file);
