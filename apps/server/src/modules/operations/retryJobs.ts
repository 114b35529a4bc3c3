import type { Handler } from '../../infra/http/handler.ts';
import { requireOperator } from './policy.ts';

/** POST /cmt/manager/jobs/retry: queues the failed jobs of a kind again. Super admins only. */
export const retryJobs: Handler<'retryJobs'> = async ({ caller, body, infra, services }) => {
  requireOperator(await services.account.getUser(caller.userId));
  return { retried: await infra.jobs.retryFailed(body.name) };
};
