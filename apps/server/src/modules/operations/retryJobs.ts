import { ModerationAction } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { recordAction } from '../review/service.ts';

/** POST /cmt/manager/jobs/retry: queues the failed jobs of a kind again. Super admins only. */
export const retryJobs: Handler<'retryJobs'> = async ({ caller, body, infra }) => {
  // Before the jobs are queued: these lie outside our transaction, and none may be queued without a note of it.
  await recordAction(infra.db, {
    moderatorId: caller.userId,
    action: ModerationAction.JOBS_RETRY,
    subject: { type: 'jobs', id: body.name },
    now: infra.clock.now(),
  });
  return { retried: await infra.jobs.retryFailed(body.name) };
};
