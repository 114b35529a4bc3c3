import { bigId } from '../../infra/database/bigId.ts';
import type { Handler } from '../../infra/http/handler.ts';
import { requireOperator } from './policy.ts';

/** POST /cmt/manager/mail/{mail_id}/retry: sends a mail again that failed or was kept. Super admins only. */
export const retryMail: Handler<'retryMail'> = async ({ caller, params, services }) => {
  requireOperator(await services.account.getUser(caller.userId));
  return services.mail.retry(bigId(params.mail_id));
};
