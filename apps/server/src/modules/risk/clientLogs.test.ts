import type { BodyOf } from '@boardwalk/api-client';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { inTransaction } from '../../infra/database/database.ts';
import { forgetNames } from './clientLogs.ts';

const server = testServer({
  environment: { CLIENT_LOGS_PER_MINUTE: '5', TRUSTED_PROXIES: '1', ACCESS_TOKEN_SECONDS: '86400' },
});
let admin: TestUser;

beforeAll(async () => {
  admin = await server.createUser({ kind: 2 });
});

// A minute later everybody may send again.
beforeEach(() => server.clock.advance(60_000));

type Line = BodyOf<'recordReportLog'>['lines'][number];

const lineOf = (fields: Partial<Line> = {}): Line => ({
  level: 'error',
  message: 'TypeError: nodes is undefined',
  page: '/app/',
  release: '1.4.0',
  time: '2026-03-14T09:26:53.120Z',
  ...fields,
});

const send = (lines: readonly Line[], address = '203.0.113.1') =>
  server.api('recordReportLog', { body: { lines: [...lines] }, headers: { 'x-forwarded-for': address } });

async function newest(count: number) {
  const { data } = await server.api('listReportLogs', { as: admin, query: { size: count } });
  return data.list;
}

test("[API-RISK-06][OPEN-39] a client's lines are kept with level, message, page, release and time, and read by admins", async () => {
  const answer = await send([lineOf(), lineOf({ level: 'warn', message: 'slow', release: '1.4.1' })]);
  expect([answer.status, answer.data]).toEqual([200, null]);
  const received = server.clock.now().toISOString();
  expect(await newest(2)).toMatchObject([
    { level: 'warn', message: 'slow', page: '/app/', release: '1.4.1', received_at: received },
    { level: 'error', message: 'TypeError: nodes is undefined', time: '2026-03-14T09:26:53.120Z' },
  ]);
  const filtered = await server.api('listReportLogs', {
    as: admin,
    query: { level: 'warn', release: '1.4.1' },
  });
  expect(filtered.data.list.map(({ message }) => message)).toEqual(['slow']);
});

test('nothing personal is kept: no address, no name, no query of the page', async () => {
  await send(
    [
      lineOf({
        message: 'mail to mara@example.com from 203.0.113.77 failed, call 0170 1234567',
        page: '/community/search?keyword=my+illness#top',
      }),
    ],
    '203.0.113.77',
  );
  const rows = await server.db
    .selectFrom('client_log')
    .selectAll()
    .orderBy('log_id', 'desc')
    .limit(1)
    .execute();
  expect(rows[0]).toMatchObject({
    message: 'mail to [e-mail] from [address] failed, call [number]',
    page: '/community/search',
  });
  expect(JSON.stringify(rows)).not.toMatch(/mara|203\.0\.113|illness|1234567/u);
});

test('a text that grows while it is masked still fits', async () => {
  const answer = await send([lineOf({ message: '1.1.1.1 '.repeat(125), page: `/${'1.1.1.1 '.repeat(24)}` })]);
  expect(answer.status).toBe(200);
});

test.each([
  ['no line', { lines: [] }, ['lines required 1']],
  ['too many lines', { lines: Array.from({ length: 21 }, () => lineOf()) }, ['lines max_items 20']],
  ['an unknown level', { lines: [{ ...lineOf(), level: 'fatal' }] }, ['lines.0.level unknown']],
  ['an empty message', { lines: [lineOf({ message: ' ' })] }, ['lines.0.message required 1']],
  [
    'a message of 1001 characters',
    { lines: [lineOf({ message: 'x'.repeat(1001) })] },
    ['lines.0.message max_length 1000'],
  ],
  ['a whole address as page', { lines: [lineOf({ page: 'https://x.example/' })] }, ['lines.0.page format']],
  ['a release with spaces', { lines: [lineOf({ release: 'a b' })] }, ['lines.0.release format']],
  ['a time in words', { lines: [lineOf({ time: 'yesterday' })] }, ['lines.0.time format']],
  [
    'a leap second, which no date holds',
    { lines: [lineOf({ time: '2016-12-31T23:59:60Z' })] },
    ['lines.0.time format'],
  ],
  [
    'a time that is in the year 10000 by UTC',
    { lines: [lineOf({ time: '9999-12-31T23:59:59-01:00' })] },
    ['lines.0.time format'],
  ],
  ['more than is asked for', { lines: [{ ...lineOf(), user: 'Mara' }] }, ['lines.0.user not_allowed']],
])('refused: %s', async (_title, body, fields) => {
  const answer = await server.api('recordReportLog', { raw: { body } });
  expect([answer.status, answer.fields]).toEqual([400, fields]);
});

test('an address sends as often as allowed, and all together as much as fifty of them', async () => {
  for (let count = 0; count < 5; count += 1) expect((await send([lineOf()])).status).toBe(200);
  const refused = await send([lineOf()]);
  expect([refused.status, refused.error]).toEqual([429, 'too_many_requests']);
  let accepted = 0;
  for (let address = 0; address < 60; address += 1) {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send([lineOf()], `198.51.100.${address}`)),
    );
    accepted += answers.filter(({ status }) => status === 200).length;
  }
  expect(accepted).toBe(245);
});

test('a line that comes while its name is being given up is kept without the name', async () => {
  let isAnswered = false;
  let answer: Promise<unknown> | undefined;
  await inTransaction(server.db, async (trx) => {
    await forgetNames(trx, ['Mara Lindqvist'], server.infra);
    answer = send([lineOf({ message: 'no board of Mara Lindqvist' })]).finally(() => {
      isAnswered = true;
    });
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where not granted and locktype = 'advisory' and datname = current_database()`.execute(server.db);
      expect(isAnswered || rows.length > 0).toBe(true);
    });
  });
  await answer;
  expect(await newest(1)).toMatchObject([{ message: 'no board of [name]' }]);
});

test.each(['Mara, Lindqvist', 'O’Neil-Smith (Jr.)', 'a_b*c', 'x@home', '1. Mara'])(
  'a name with signs is taken out, of lines that came before and of those that come after: %s',
  async (nickName) => {
    const as = await server.createUser({ nickName });
    await send([lineOf({ message: `no board of ${nickName}, it said` })], '203.0.113.200');
    expect((await server.api('updateNickName', { as, body: { nick_name: 'Erna' } })).status).toBe(200);
    expect(await newest(1)).toMatchObject([{ message: 'no board of [name], it said' }]);
    await send([lineOf({ message: `again ${nickName}; and more` })], '203.0.113.201');
    expect(await newest(1)).toMatchObject([{ message: 'again [name]; and more' }]);
  },
);

test.each(['Ivo, Sandberg', 'ivo  Sandberg', 'Ivo-Sandberg', 'ivo_sandberg', 'IVO. SANDBERG'])(
  'a name is taken out however its words are separated: %s',
  async (written) => {
    const as = await server.createUser({ nickName: 'Ivo Sandberg' });
    await send([lineOf({ message: `no board of ${written}, it said` })], '203.0.113.210');
    expect((await server.api('updateNickName', { as, body: { nick_name: 'Erna' } })).status).toBe(200);
    expect(await newest(1)).toMatchObject([{ message: 'no board of [name], it said' }]);
    await send([lineOf({ message: `again ${written}; and ivory, sandbergs` })], '203.0.113.211');
    expect(await newest(1)).toMatchObject([{ message: 'again [name]; and ivory, sandbergs' }]);
  },
);

test('few lines wait for a name that is being given up, and not for long: connections are for others, too', async () => {
  const answered: (string | undefined)[] = [];
  const statements = await server.statementsOf(() =>
    inTransaction(server.db, async (trx) => {
      await forgetNames(trx, ['Slow Sloane'], server.infra);
      for (let index = 0; index < 8; index += 1)
        void send([lineOf()], `203.0.113.${index + 10}`).then(({ error }) => answered.push(error));
      await vi.waitFor(() => expect(answered).toHaveLength(8));
    }),
  );
  expect(answered).toEqual(Array(8).fill('unavailable'));
  const waits = statements.filter((statement) => statement.includes(' pg_advisory_xact_lock_shared'));
  expect(waits.length).toBeLessThanOrEqual(3);
  expect((await send([lineOf()], '203.0.113.9')).status).toBe(200);
});

test('a name that is a word of programs stays in lines, and so does punctuation', async () => {
  await send([lineOf({ message: 'Uncaught TypeError: failed...' })]);
  for (const nickName of ['Error', 'typeerror', 'Failed', '...']) {
    const as = await server.createUser({ nickName });
    expect((await server.api('updateNickName', { as, body: { nick_name: 'Erna' } })).status).toBe(200);
  }
  expect(await newest(1)).toMatchObject([{ message: 'Uncaught TypeError: failed...' }]);
  await send([lineOf({ message: 'error... Erna' })]);
  expect(await newest(1)).toMatchObject([{ message: 'error... Erna' }]);
});

test('no name stays because it stands in many lines: anybody can send them', async () => {
  const mara = await server.createUser({ nickName: 'Mara Sjöberg' });
  const maya = await server.createUser({ nickName: 'Maya' });
  const lines = Array.from({ length: 120 }, (_, index) =>
    lineOf({ message: `no board ${index} of Mara Sjöberg and Maya` }),
  );
  for (let first = 0; first < lines.length; first += 20)
    await send(lines.slice(first, first + 20), `203.0.113.${first}`);
  for (const as of [mara, maya])
    expect((await server.api('updateNickName', { as, body: { nick_name: 'Erna' } })).status).toBe(200);
  const kept = await server.db.selectFrom('client_log').select('message').execute();
  expect(kept.filter(({ message }) => /Mara Sjöberg|Maya/u.test(message))).toEqual([]);
  await send([lineOf({ message: 'again Mara Sjöberg, Maya' })]);
  expect(await newest(1)).toMatchObject([{ message: 'again [name], [name]' }]);
});

test('of two nicknames that are taken at the same time the one that goes is forgotten as well', async () => {
  const as = await server.createUser({ nickName: 'Amber One' });
  const renames = await server.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('user_account')
      .select('user_id')
      .where('user_id', '=', as.userId)
      .forUpdate()
      .execute();
    const begun = ['Amber Two', 'Amber Three'].map((name) =>
      server.api('updateNickName', { as, body: { nick_name: name } }),
    );
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
      expect(rows).toHaveLength(2);
    });
    return begun;
  });
  for (const answer of await Promise.all(renames)) expect(answer.status).toBe(200);
  const { nick_name: kept } = (await server.api('getUserInfo', { as })).data;
  await send([lineOf({ message: 'Amber One, Amber Two, Amber Three' })]);
  const names = ['Amber One', 'Amber Two', 'Amber Three'].map((name) => (name === kept ? name : '[name]'));
  expect(await newest(1)).toMatchObject([{ message: names.join(', ') }]);
});

test('a person takes so many nicknames a day, each of which is remembered', async () => {
  const as = await server.createUser();
  const rename = (name: string) => server.api('updateNickName', { as, body: { nick_name: name } });
  for (let count = 0; count < 20; count += 1) expect((await rename(`Name ${count}`)).status).toBe(200);
  expect((await rename('Name 19')).status).toBe(200);
  expect(await rename('Name 20')).toMatchObject({ status: 429, error: 'too_many_requests' });
  const { profile_key } = (await server.api('getOwnProfile', { as })).data;
  const inProfile = { as, body: { profile_key, nick_name: 'Name 21' } };
  expect((await server.api('updateProfile', inProfile)).error).toBe('too_many_requests');
});

test('a nickname that is not taken after all does not count', async () => {
  const [as, other] = [await server.createUser(), await server.createUser()];
  const { profile_key } = (await server.api('getOwnProfile', { as: other })).data;
  for (let count = 0; count < 20; count += 1)
    expect(
      (await server.api('updateProfile', { as, body: { profile_key, nick_name: `Other ${count}` } })).error,
    ).toBe('not_owner');
  expect((await server.api('updateNickName', { as, body: { nick_name: 'Mine' } })).status).toBe(200);
});

test('lines with more places for names than are looked at are masked from there on wherever one may stand', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `甲${'乙'.repeat(index + 1)}`);
  await inTransaction(server.db, (trx) => forgetNames(trx, names, server.infra));
  const message = '甲丙'.repeat(500);
  await send(Array.from({ length: 20 }, () => lineOf({ message })));
  const list = await newest(20);
  expect(list.at(-1)?.message).toBe(message);
  expect(list[0]?.message).not.toContain('甲');
});

test('lines are read by admins only', async () => {
  const reader = await server.createUser();
  expect((await server.api('listReportLogs')).status).toBe(401);
  expect((await server.api('listReportLogs', { as: reader })).error).toBe('admins_only');
  const wrong = await server.api('listReportLogs', { as: admin, query: { cursor: 'x' } });
  expect([wrong.status, wrong.fields]).toEqual([400, ['cursor format']]);
});

test('the list pages without repeating, in two statements', async () => {
  const first = await server.api('listReportLogs', { as: admin, query: { size: 10 } });
  const second = await server.api('listReportLogs', {
    as: admin,
    query: { size: 10, cursor: first.data.next_cursor },
  });
  const ids = [...first.data.list, ...second.data.list].map((entry) => Number(entry.log_id));
  expect(new Set(ids).size).toBe(20);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const statements = await server.statementsOf(() => server.api('listReportLogs', { as: admin }));
  expect(statements.length).toBeLessThanOrEqual(2);
});

test('lines are removed after 30 days', async () => {
  await send([lineOf({ message: 'old' })]);
  server.clock.advance(29 * 86_400_000);
  await server.services.clientLogs.trim();
  const messages = async () =>
    (await server.db.selectFrom('client_log').select('message').execute()).map(({ message }) => message);
  expect(await messages()).toContain('old');
  await send([lineOf({ message: 'new' })]);
  server.clock.advance(86_400_001);
  await server.services.clientLogs.trim();
  expect(await messages()).toEqual(['new']);
});
