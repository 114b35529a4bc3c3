import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/site/mail/test: sends a test mail at once. Super admins only. */
export const sendTestMail: Handler<'sendTestMail'> = async ({ caller, body, language, services }) => {
  await services.siteDesk.sendTest(caller.userId, body.recipient.trim(), language);
  return null;
};
