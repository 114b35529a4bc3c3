import type { Handler } from '../../infra/http/handler.ts';

/** DELETE /cmt/manager/site/mail: takes the mail server out. Super admins only. */
export const removeMailServer: Handler<'removeMailServer'> = async ({ caller, services }) =>
  services.siteDesk.removeMail(caller.userId);
