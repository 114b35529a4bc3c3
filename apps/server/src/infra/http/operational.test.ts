import { afterEach, expect, test, vi } from 'vitest';
import { testServer } from '../../../test/harness.ts';

const server = testServer();
afterEach(() => vi.restoreAllMocks());

const ready = async () => {
  const answer = await server.app.inject({ url: '/readyz' });
  return { code: answer.statusCode, ...answer.json<object>() };
};

/** The value of one line of the metrics. */
async function metric(line: string): Promise<number | undefined> {
  const { body } = await server.app.inject({ url: '/metrics' });
  const found = body.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

test('a server that hears nothing of others is ready all the same, and says what it misses', async () => {
  expect(await ready()).toEqual({ code: 200, status: 'ready', missing: [] });
  vi.spyOn(server.infra.signals, 'isListening').mockReturnValue(false);
  expect(await ready()).toEqual({ code: 200, status: 'ready', missing: ['signals'] });
});

test('requests are measured by operation and status, pages and assets by route', async () => {
  await server.api('getUserInfo');
  await server.app.inject({ url: '/healthz' });
  const count = (labels: string) => metric(`http_request_duration_seconds_count{${labels}}`);
  expect(await count('method="GET",operation="getUserInfo",status="401"')).toBe(1);
  expect(await count('method="GET",operation="/healthz",status="200"')).toBe(1);
});

test('jobs that wait, mails in the outbox and live boards are reported', async () => {
  expect(await metric('jobs{job="remove-expired",state="waiting"}')).toBe(0);
  await server.infra.jobs.send(server.db, 'remove-expired');
  expect(await metric('jobs{job="remove-expired",state="waiting"}')).toBe(1);
  await server.runJobs('remove-expired');
  expect(await metric('jobs{job="remove-expired",state="waiting"}')).toBe(0);
  expect(await metric('live_boards')).toBe(0);
  expect(await metric('live_connections')).toBe(0);
  expect(await metric('signals_listening')).toBe(1);
  expect(await metric('thumbnails_due')).toBe(0);
});

test('what cannot be had for the moment hides nothing else', async () => {
  vi.spyOn(server.infra.jobs, 'backlog').mockRejectedValue(new Error('away'));
  expect(await metric('jobs{job="remove-expired",state="waiting"}')).toBeUndefined();
  expect(await metric('live_boards')).toBe(0);
});

test('without the database the process lives and is not ready', async () => {
  await server.db.destroy();
  expect(await ready()).toMatchObject({ code: 503, status: 'unavailable', missing: ['database'] });
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(200);
});
