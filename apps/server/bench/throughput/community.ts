import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../../src/app.ts';
import { createMetrics } from '../../src/infra/metrics/metrics.ts';
import { createServices } from '../../src/modules/services.ts';
import { pages } from '../../src/pages/pages.ts';
import { openBenchServer } from '../benchServer.ts';
import { fillLargeCommunity, key } from '../largeCommunity.ts';

/* The process that is measured by throughput.ts: a filled server with shared answers, without, and without anything at hand, on one Postgres. */

/** What the process reports once it answers. */
export interface Community {
  /** Where answers are shared, where every one is found out, and where nothing is remembered besides, as while signals do not arrive. */
  ports: { shared: number; single: number; forgetful: number };
  works: string[];
  /** Access tokens of people. */
  tokens: string[];
}

const size = { works: Number(process.env.WORKS ?? 20_000), people: Number(process.env.PEOPLE ?? 2_000) };
const LOOKED_AT = 200;
const server = await openBenchServer({}, { durable: true });
await fillLargeCommunity(server.db, size);
await server.prepare();

async function listen(sharedAnswersBytes: number, isListening = true): Promise<FastifyInstance> {
  const { signals } = server.infra;
  const infra = {
    ...server.infra,
    settings: { ...server.infra.settings, sharedAnswersBytes },
    signals: isListening ? signals : { ...signals, isListening: () => false },
  };
  const services = createServices(infra);
  const parts = { infra, services, metrics: createMetrics(), pages: pages({ infra, services }) };
  const { app } = await buildServer(parts);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

const apps = {
  shared: await listen(server.infra.settings.sharedAnswersBytes),
  single: await listen(0),
  forgetful: await listen(0, false),
};
const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;
const works = await server.db.selectFrom('publication').select('file_key').limit(LOOKED_AT).execute();
const tokens = await Promise.all(
  Array.from({ length: size.people }, async (_none, index) => {
    const userId = key(index, 'p');
    return (await server.infra.tokens.issue({ userId, sessionId: `bench-${userId}` })).token;
  }),
);
const community: Community = {
  ports: { shared: portOf(apps.shared), single: portOf(apps.single), forgetful: portOf(apps.forgetful) },
  works: works.map(({ file_key: fileKey }) => fileKey),
  tokens,
};

/** Likes of a work as they stand, and as its counter says, at one moment: some may still be on their way. */
async function likesOf(fileKey: string): Promise<{ marks: number; counter: number }> {
  const { marks, counter } = await server.db
    .selectFrom('publication')
    .select((eb) => [
      'praise_num as counter',
      eb
        .selectFrom('praise')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('praise.file_key', '=', 'publication.file_key')
        .$asScalar()
        .as('marks'),
    ])
    .where('file_key', '=', fileKey)
    .executeTakeFirstOrThrow();
  return { marks: Number(marks), counter };
}

process.on('message', (message: { likesOf: string } | 'connection' | 'end') => {
  void (async () => {
    if (message === 'end') {
      await apps.shared.close();
      await apps.single.close();
      await apps.forgetful.close();
      await server.close();
      process.disconnect();
    } else if (message === 'connection') process.send?.(server.connection);
    else process.send?.(await likesOf(message.likesOf));
  })();
});
process.send?.(community);
