import type { Pool } from 'pg';
import { listQuarantined } from './collaboration/quarantineRepository.ts';
import { countDue } from './collaboration/thumbnailRepository.ts';
import type { Infra } from './infra/Infra.ts';
import type { Metrics, Reading } from './infra/metrics/metrics.ts';
import type { Services } from './modules/services.ts';

/**
 * What the metrics report of the state of a server, beside what they count by themselves. What concerns the database is
 * the same on every process that shares it.
 */
export function watchServer(
  metrics: Metrics,
  { infra, services, pool }: { infra: Infra; services: Services; pool?: Pool },
): void {
  if (pool !== undefined) {
    metrics.watch({
      name: 'database_connections',
      help: 'Connections for requests, and requests that wait for one.',
      labels: ['state'],
      read: () => connectionsOf(pool),
    });
  }
  if (infra.replica !== undefined) watchReplicaOf(metrics, infra.replica);
  metrics.watch({
    name: 'live_boards',
    help: 'Boards that are open on this process.',
    read: () => [{ value: services.collaboration.live().boards }],
  });
  metrics.watch({
    name: 'live_connections',
    help: 'People on the boards of this process, once per board.',
    read: () => [{ value: services.collaboration.live().connections }],
  });
  metrics.watch({
    name: 'live_connections_unsigned',
    help: 'Live connections that have not signed in yet.',
    read: () => [{ value: services.collaboration.live().unsigned }],
  });
  metrics.watch({
    name: 'boards_quarantined',
    help: 'Boards that were set aside because they cannot be read or stored: see the runbook.',
    read: async () => [{ value: (await listQuarantined(infra.db)).length }],
  });
  metrics.watch({
    name: 'jobs',
    help: 'Jobs in the background, by kind.',
    labels: ['job', 'state'],
    async read() {
      const backlog = await infra.jobs.backlog();
      return backlog.flatMap(({ name: job, waiting, running, failed }) => [
        { labels: { job, state: 'waiting' }, value: waiting },
        { labels: { job, state: 'running' }, value: running },
        { labels: { job, state: 'failed' }, value: failed },
      ]);
    },
  });
  metrics.watch({
    name: 'outbox_mails',
    help: 'E-mails in the outbox that were not sent, by state.',
    labels: ['state'],
    async read() {
      const counts = Object.entries(await services.mail.countUnsent());
      return counts.map(([state, value]) => ({ labels: { state }, value }));
    },
  });
  metrics.watch({
    name: 'webhook_deliveries_waiting',
    help: 'Events that wait to be sent to webhooks, those to be tried again included.',
    read: async () => [{ value: await services.webhookOutbox.countWaiting() }],
  });
  metrics.watch({
    name: 'thumbnails_due',
    help: 'Boards whose picture is to be painted.',
    read: async () => [{ value: await countDue(infra.db, infra.clock.now()) }],
  });
  metrics.watch({
    name: 'signals_listening',
    help: '1 when messages of other processes arrive by the database.',
    read: () => [{ value: Number(infra.signals.isListening()) }],
  });
  const { memory } = infra;
  if (memory !== undefined) {
    metrics.watch({
      name: 'redis_up',
      help: '1 when Redis answers.',
      read: () => [{ value: Number(memory.isUp()) }],
    });
  }
}

function watchReplicaOf(metrics: Metrics, replica: NonNullable<Infra['replica']>): void {
  metrics.watch({
    name: 'replica_used',
    help: '1 when visitors read from the replica, 0 when the primary answers for it.',
    read: () => [{ value: Number(replica.state().isUsed) }],
  });
  metrics.watch({
    name: 'replica_lag_seconds',
    help: 'How far the replica is behind the primary; nothing while it is away.',
    read: () => {
      const { lagSeconds } = replica.state();
      return lagSeconds === undefined ? [] : [{ value: lagSeconds }];
    },
  });
  metrics.watch({
    name: 'replica_connections',
    help: 'Connections to the replica for requests, and requests that wait for one.',
    labels: ['state'],
    read: () => connectionsOf(replica.pool),
  });
}

function connectionsOf(pool: Pool): Reading[] {
  return [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waited_for' }, value: pool.waitingCount },
  ];
}
