import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/jobs: what is done in the background, and what of it has failed. Super admins only. */
export const listJobs: Handler<'listJobs'> = async ({ infra }) => {
  const kinds = await infra.jobs.backlog();
  const list = kinds.map(({ name, schedule, waiting, running, failed, lastFailure }) => ({
    name,
    schedule: schedule ?? null,
    waiting,
    running,
    failed,
    last_failure: lastFailure && {
      fault: lastFailure.fault,
      failed_at: lastFailure.failedAt.toISOString(),
    },
  }));
  return {
    list: list.toSorted(
      (one, other) =>
        Number(other.failed > 0) - Number(one.failed > 0) || one.name.localeCompare(other.name, 'en'),
    ),
  };
};
