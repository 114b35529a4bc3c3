import { ModerationAction } from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import type { Handler } from '../../api/handler.ts';
import { recordAction } from '../review/service.ts';

/** POST /cmt/manager/mail/{mail_id}/retry: sends a mail again that failed or was kept. Super admins only. */
export const retryMail: Handler<'retryMail'> = async ({ caller, params, infra, services }) => {
  const id = bigId(params.mail_id);
  return services.mail.retry(id, (trx) =>
    recordAction(trx, {
      moderatorId: caller.userId,
      action: ModerationAction.MAIL_RETRY,
      subject: { type: 'mail', id },
      now: infra.clock.now(),
    }),
  );
};
