import type { JobRun } from '../src/infra/jobs/JobDefinition.ts';
import type { TestServer } from './harness.ts';

/** Makes the archives that are due; gives how many. */
export async function makeExports(server: TestServer): Promise<number> {
  const ready = async () => {
    const rows = await server.db
      .selectFrom('account_export')
      .select('export_id')
      .where('state', '=', 'ready')
      .execute();
    return rows.length;
  };
  const before = await ready();
  await server.runJobs('make-export');
  return (await ready()) - before;
}

/** The first attempt of several, of a job that nobody else takes. */
export function firstRun(options: Partial<Pick<JobRun, 'stopping' | 'isShuttingDown'>> = {}): JobRun {
  return {
    stopping: new AbortController().signal,
    isShuttingDown: () => false,
    attempt: 1,
    finishIn: async () => undefined,
    ...options,
  };
}
