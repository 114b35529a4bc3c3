import { keepHouse } from './infra/database/housekeeping.ts';
import type { Infra } from './infra/Infra.ts';
import type { JobDefinition } from './infra/jobs/jobs.ts';
import { refreshHotList } from './modules/files/hotList.ts';
import type { Services } from './modules/services.ts';

/**
 * Everything that is done in the background, with when: of all processes that share a database one does each run.
 * Times are UTC. A kind of job that is sent rather than scheduled stands here as well, without a schedule.
 */
export function backgroundJobs(infra: Infra, _services: Services): JobDefinition[] {
  return [
    { name: 'keep-house', schedule: '17 * * * *', run: () => keepHouse(infra) },
    { name: 'refresh-hot-list', schedule: '*/10 * * * *', run: () => refreshHotList(infra.db) },
  ];
}
