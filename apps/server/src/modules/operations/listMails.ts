import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/mails: the outbox, the newest first. Super admins only. */
export const listMails: Handler<'listMails'> = async ({ query, services }) => {
  const { state, cursor, size } = query;
  return services.mail.list({ state, cursor, size });
};
