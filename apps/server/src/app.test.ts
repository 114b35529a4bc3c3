import { expect, test } from 'vitest';
import { testServer } from '../test/harness.ts';
import { buildServer } from './app.ts';
import { createMetrics } from './infra/metrics/metrics.ts';

const server = testServer();

test('a server that ends answers as long as it listens, and keeps nobody', async () => {
  const { infra, services } = server;
  const { app } = await buildServer({ infra, services, metrics: createMetrics() });
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  app.addHook('preClose', async () => {
    begun.resolve();
    await goOn.promise;
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const closing = app.close();
  await begun.promise;
  const answer = await fetch(`${address}/api/cmt/files/count`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await answer.json()).toMatchObject({ code: 0 });
  goOn.resolve();
  await closing;
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
