import { collectBlobs } from './infra/blobs/collect.ts';
import { removeExpired } from './infra/database/removeExpired.ts';
import type { Infra } from './infra/Infra.ts';
import type { JobDefinition } from './infra/jobs/JobDefinition.ts';
import { refreshHotList } from './modules/files/catalogue/hotListRepository.ts';
import { sumOldViews } from './modules/files/views/oldViewRepository.ts';
import { DELIVERY_JOB } from './modules/integrations/webhookOutbox.ts';
import { countSearchWords, renewSearchEntries, sortWorkTiers } from './modules/search/service.ts';
import type { Services } from './modules/services.ts';

/**
 * Everything that is done in the background, with when: of all processes that share a database one does each run.
 * Times are UTC. A kind of job that is sent rather than scheduled stands here as well, without a schedule.
 */
export function backgroundJobs(infra: Infra, services: Services): JobDefinition[] {
  const kinds: JobDefinition[] = [
    { name: 'remove-expired', schedule: '17 * * * *', run: () => removeExpired(infra) },
    services.mail.sending,
    services.checkout.sending,
    services.commerce.refundSending,
    services.passwordResets.answering,
    {
      name: DELIVERY_JOB,
      schedule: '* * * * *',
      retries: 0,
      lookEverySeconds: 1,
      isForAll: true,
      run: (_data, { stopping }) => services.webhookOutbox.deliverDue({ stopping }),
    },
    { name: 'purge-mail', schedule: '41 3 * * *', run: () => services.mail.purgeOld() },
    {
      name: 'collect-blobs',
      schedule: '11 4 * * *',
      timeoutSeconds: 6 * 3600,
      run: () => collectBlobs({ db: infra.db, blobs: infra.blobs, now: infra.clock.now() }),
    },
    {
      name: 'drop-unclaimed-attachments',
      schedule: '23 * * * *',
      run: async () => {
        await services.attachments.dropUnclaimed();
      },
    },
    {
      name: 'purge-trash',
      schedule: '47 2 * * *',
      timeoutSeconds: 3600,
      run: async () => {
        await services.trash.purgeOldTrash(infra.clock.now());
      },
    },
    { name: 'trim-client-logs', schedule: '29 * * * *', run: () => services.clientLogs.trim() },
    { name: 'trim-analytics', schedule: '37 3 * * *', run: () => services.analytics.trim() },
    { name: 'merge-left-boards', schedule: '*/5 * * * *', run: () => services.collaboration.recover() },
    {
      name: 'rebuild-boards',
      schedule: '19 4 * * *',
      timeoutSeconds: 2 * 3600,
      run: async () => {
        await services.collaboration.rebuildResting();
      },
    },
    services.accountExports.making,
    {
      name: 'expire-exports',
      schedule: '* * * * *',
      retries: 0,
      run: () => services.accountExports.expire(),
    },
    {
      name: 'renew-search-entries',
      schedule: '* * * * *',
      retries: 0,
      timeoutSeconds: 6 * 3600,
      run: () => renewSearchEntries(infra),
    },
    {
      name: 'count-search-words',
      schedule: '*/10 * * * *',
      retries: 0,
      timeoutSeconds: 1800,
      run: () => countSearchWords(infra.db, infra.clock.now()),
    },
    {
      name: 'sort-work-tiers',
      schedule: '*/10 * * * *',
      retries: 0,
      timeoutSeconds: 1800,
      run: async () => {
        await sortWorkTiers(infra.db);
      },
    },
    {
      name: 'forget-empty-searches',
      schedule: '33 3 * * *',
      run: () => services.emptySearches.forgetOld(),
    },
    { name: 'forget-old-searches', schedule: '51 * * * *', run: () => services.search.forgetOld() },
    {
      name: 'sum-old-views',
      schedule: '7 3 * * *',
      timeoutSeconds: 3600,
      run: (_data, { stopping }) => sumOldViews(infra.db, { now: infra.clock.now(), stopping }),
    },
    { name: 'refresh-hot-list', schedule: '*/10 * * * *', run: () => refreshHotList(infra.db) },
    {
      name: 'keep-versions',
      schedule: '* * * * *',
      run: async () => {
        await services.versions.keepDue();
      },
    },
    {
      name: 'drop-old-versions',
      schedule: '37 2 * * *',
      run: async () => {
        await services.versions.dropOld();
      },
    },
    { name: 'process-orders', schedule: '* * * * *', run: () => services.commerce.expireOverdue() },
  ];
  return [...kinds, { name: 'send-owed-jobs', schedule: '* * * * *', run: () => sendOwedJobs(infra, kinds) }];
}

/** Gives a job to every row that waits and has none; what cannot be done for one kind keeps nothing of the others. */
async function sendOwedJobs({ jobs, db, log }: Infra, kinds: readonly JobDefinition[]): Promise<void> {
  const faults: unknown[] = [];
  for (const { name, owed } of kinds) {
    if (owed === undefined) continue;
    try {
      const sent = await jobs.sendOwed(db, name);
      if (sent > 0) log.info({ job: name, sent }, 'rows that waited without a job got one');
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'not every row that waits could be given a job');
}
