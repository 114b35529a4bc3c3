import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/site/mail: sets the mail server. Super admins only. */
export const setMailServer: Handler<'setMailServer'> = async ({ caller, body, services }) =>
  services.siteDesk.setMail(caller.userId, body);
