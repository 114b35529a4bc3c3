import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** How far the server is in its life. */
export interface Lifecycle {
  /** False from the first sign of a shutdown on. */
  accepting: boolean;
}

const PROBE_TIMEOUT_MS = 2_000;

/**
 * Addresses for those who run the server: /healthz (the process answers), /readyz (it can work: not shutting
 * down, database reachable) and /metrics. Outside the contract and never cached.
 */
export async function operational(
  app: FastifyInstance,
  { db, metrics, lifecycle }: { db: Database; metrics: Metrics; lifecycle: Lifecycle },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = lifecycle.accepting && (await answers(db));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.render();
    return reply.type(contentType).send(text);
  });
}

async function answers(db: Database): Promise<boolean> {
  const probe = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const timeout = new Promise<boolean>((resolve) =>
    setTimeout(() => resolve(false), PROBE_TIMEOUT_MS).unref(),
  );
  return Promise.race([probe, timeout]);
}
