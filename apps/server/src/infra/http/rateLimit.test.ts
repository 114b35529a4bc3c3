import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import { beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import { BUDGETS, UNCOUNTED } from '../rateLimits/budgets.ts';

// A tenth of the standard: 120 requests, and a budget of 60 becomes 6.
const server = testServer({ environment: { REQUESTS_PER_MINUTE: '120' } });
const MINUTE_MS = 60_000;
const unknown = { file_key: 'kkkkkkkkkkkk' };

beforeEach(() => server.clock.advance(MINUTE_MS));

const numberOf = (header: unknown) => (header === undefined ? undefined : Number(header));
const left = ({ headers }: { headers: Record<string, unknown> }) => ({
  limit: numberOf(headers['ratelimit-limit']),
  remaining: numberOf(headers['ratelimit-remaining']),
  reset: numberOf(headers['ratelimit-reset']),
});

test('a network that asks too often learns when to come back', async () => {
  for (let request = 0; request < 120; request += 1) expect((await server.api('signOut')).status).toBe(200);
  const answer = await server.api('signOut');
  expect(answer).toMatchObject({ status: 429, code: 1007, error: 'too_many_requests' });
  expect(answer.response.headers['retry-after']).toBe('60');
  expect(answer.json.data).toEqual({ retry_after: 60 });
  server.clock.advance(MINUTE_MS);
  expect((await server.api('signOut')).status).toBe(200);
});

test('answers say what is left', async () => {
  const first = await server.api('signOut');
  expect(left(first.response)).toEqual({ limit: 120, remaining: 119, reset: 60 });
  server.clock.advance(20_000);
  const second = await server.api('signOut');
  expect(left(second.response)).toEqual({ limit: 120, remaining: 118, reset: 40 });
  const unknownAddress = await server.app.inject({ url: '/api/no/such/address' });
  expect(left(unknownAddress)).toMatchObject({ limit: 120, remaining: 117 });
});

test('what is refused for its token is counted as well', async () => {
  const look = () => server.api('getUserInfo', { headers: { authorization: 'Bearer x' } });
  const statuses: number[] = [];
  for (let request = 0; request < 121; request += 1) statuses.push((await look()).status);
  expect(statuses.slice(-2)).toEqual([401, 429]);
});

test('a service token has a budget of its own for all operations together', async () => {
  const mara = await server.createUser();
  const body = {
    name: 'Import',
    scopes: ['files:read' as const, 'workspace:read' as const],
    days: 1,
    password: TEST_PASSWORD,
  };
  const { token } = (await server.api('createServiceToken', { as: mara, body })).data;
  const as = { ...mara, token };
  for (let call = 0; call < 30; call += 1) {
    expect((await server.api('listOwnFiles', { as })).status).toBe(200);
    expect((await server.api('listTeams', { as })).status).toBe(200);
  }
  const answer = await server.api('listTeams', { as });
  expect(answer).toMatchObject({ status: 429, error: 'too_many_requests' });
  expect((await server.api('listTeams', { as: mara })).status).toBe(200);
});

test('a scarce operation has a budget, by person when signed in', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const paint = (as?: typeof mara) =>
    server.api('renderFileCover', { params: unknown, ...(as === undefined ? {} : { as }) });
  for (let request = 0; request < 6; request += 1) expect((await paint(mara)).status).toBe(404);
  const refused = await paint(mara);
  expect(refused).toMatchObject({ status: 429, error: 'too_many_requests' });
  expect(left(refused.response)).toEqual({ limit: 6, remaining: 0, reset: 60 });
  expect(refused.response.headers['retry-after']).toBe('60');
  // Another person, and who is not signed in, each have their own.
  expect((await paint(noor)).status).toBe(404);
  for (let request = 0; request < 6; request += 1) expect((await paint()).status).toBe(401);
  expect((await paint()).status).toBe(429);
});

test('a household has one count, however many addresses it has', async () => {
  const ask = (remoteAddress: string) => server.app.inject({ url: '/api/no/such/address', remoteAddress });
  const first = await ask('2001:db8:1:2::1');
  const second = await ask('2001:db8:1:2:ffff::9');
  const other = await ask('2001:db8:1:3::1');
  expect([first, second, other].map((answer) => left(answer).remaining)).toEqual([119, 118, 119]);
});

test('pictures are not counted', async () => {
  const params = { fileKey: 'kkkkkkkkkkkk', hash: '0'.repeat(64) };
  for (let request = 0; request < 125; request += 1) {
    expect((await server.api('getUploadedImage', { params })).status).toBe(404);
  }
});

test('answers that caches keep for everybody reveal nothing of one caller’s limit', async () => {
  const { response } = await server.api('listTagsByType', { query: { type: 1 } });
  expect(response.headers['cache-control']).toMatch(/^public/u);
  expect(left(response)).toEqual({ limit: undefined, remaining: undefined, reset: undefined });
});

test('whatever paints or takes pictures is scarce, and every picture that is shown is uncounted', () => {
  const ids = Object.keys(OPERATIONS) as OperationId[];
  const takesPictures = ids.filter((id) => /^(?:upload|add.*Picture|set.*(?:Cover|Image)|render)/u.test(id));
  expect(takesPictures.filter((id) => BUDGETS[id] === undefined)).toEqual([]);
  const shown = ids.filter((id) => /^get.*(?:Image|Picture|Avatar|Attachment)$/u.test(id));
  expect(shown.filter((id) => !UNCOUNTED.has(id))).toEqual([]);
});
