import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Infra } from '../Infra.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** How far the server is in its life. */
export interface Lifecycle {
  /**
   * False from the first sign of a shutdown on: requests are still answered, and each answer ends its connection, so that what comes
   * next goes to another process.
   */
  accepting: boolean;
}

const PROBE_TIMEOUT_MS = 2_000;

/** What a server cannot do without; whatever else is missing makes it poorer, not useless. */
const NEEDED: ReadonlySet<string> = new Set(['start', 'database']);

/**
 * Addresses for those who run the server: /healthz (the process answers), /readyz (it can work) and /metrics. Outside
 * the contract and never cached.
 *
 * /readyz names what is missing: `start` before everything is started and from the first sign of a shutdown on, and
 * `database`, which make it 503; `signals` (messages of other processes do not arrive), `redis` (this process goes on by itself)
 * and `replica` (all is read from the primary), which do not, since every other process lacks them as well.
 */
export async function operational(
  app: FastifyInstance,
  options: {
    infra: Pick<Infra, 'db' | 'signals' | 'memory' | 'replica'>;
    metrics: Metrics;
    lifecycle: Lifecycle;
  },
): Promise<void> {
  const { infra, metrics, lifecycle } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const parts = {
      start: lifecycle.accepting,
      database: await answers(infra.db),
      signals: infra.signals.isListening(),
      redis: infra.memory?.isUp() ?? true,
      replica: infra.replica?.state().isThere ?? true,
    };
    const missing = Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [name]));
    const isReady = !missing.some((name) => NEEDED.has(name));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable', missing });
  });
  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.render();
    return reply.type(contentType).send(text);
  });
}

async function answers(db: Infra['db']): Promise<boolean> {
  const probe = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const timeout = new Promise<boolean>((resolve) =>
    setTimeout(() => resolve(false), PROBE_TIMEOUT_MS).unref(),
  );
  return Promise.race([probe, timeout]);
}
