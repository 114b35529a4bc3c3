import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/manager/site/mail: takes the mail server out. Super admins only. */
export const removeMailServer: Handler<'removeMailServer'> = async ({ caller, services }) =>
  services.siteDesk.removeMail(caller.userId);
