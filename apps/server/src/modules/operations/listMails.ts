import type { Handler } from '../../api/handler.ts';
import { requireOperator } from './policy.ts';

/** GET /cmt/manager/mails: the outbox, the newest first. Super admins only. */
export const listMails: Handler<'listMails'> = async ({ caller, query, services }) => {
  requireOperator(await services.account.getUser(caller.userId));
  const { state, cursor, size } = query;
  return services.mail.list({ state, cursor, size });
};
