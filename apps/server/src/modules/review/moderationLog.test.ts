import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { recordAction } from './service.ts';

// Days there begin nine hours before those of UTC.
const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400', TIME_ZONE: 'Asia/Tokyo' } });
const WORK = 'k7Qm3XpT9wRb';
let mira: TestUser;
let noor: TestUser;
let member: TestUser;

beforeAll(async () => {
  mira = await server.createUser({ kind: 2, nickName: 'Mira' });
  noor = await server.createUser({ kind: 1, nickName: 'Noor' });
  member = await server.createUser();
});

/** Writes entries down, one for each moment. */
async function act(moderator: TestUser, moments: readonly string[], reason: string | null = null) {
  for (const moment of moments)
    await recordAction(server.db, {
      moderatorId: moderator.userId,
      action: 'review.not_pass',
      subject: { type: 'submission', id: '1001' },
      fileKey: WORK,
      reason,
      changes: [{ field: 'use', from: null, to: '1' }],
      now: new Date(moment),
    });
}

type Query = {
  user_id?: string;
  action?: string;
  file_key?: string;
  from?: string;
  to?: string;
  size?: number;
};

const listed = async (query: Query) => {
  const { data } = await server.api('listModerationLog', { as: mira, query });
  return data.list.map(({ created_at: at }) => at);
};

const table = async (query: Query, as: TestUser | undefined = mira) =>
  await server.api('exportModerationLog', { as, query });

test('the log is narrowed down to days of the site’s zone, both of them included', async () => {
  const [before, first, last, after] = [
    '2026-02-28T14:59:59.999Z',
    '2026-02-28T15:00:00.000Z',
    '2026-03-02T14:59:59.999Z',
    '2026-03-02T15:00:00.000Z',
  ];
  await act(mira, [before, first, last, after]);
  expect(await listed({ from: '2026-03-01', to: '2026-03-02' })).toEqual([last, first]);
  expect(await listed({ from: '2026-03-01' })).toEqual([after, last, first]);
  expect(await listed({ to: '2026-02-28' })).toEqual([before]);
  expect(await listed({ from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
  expect(await listed({ from: '2026-03-01', user_id: noor.userId })).toEqual([]);
  expect(await listed({ from: '2026-03-01', to: '2026-03-02', file_key: WORK, size: 1 })).toEqual([last]);
  for (const [name, day] of [
    ['from', '2026-02-30'],
    ['from', '0001-01-01'],
    ['to', '9999-12-31'],
    ['to', 'yesterday'],
  ] as const) {
    const refused = await server.api('listModerationLog', { as: mira, query: { [name]: day } });
    expect([refused.status, refused.fields?.[0]]).toEqual([400, `${name} format`]);
    expect((await table({ [name]: day })).status).toBe(400);
  }
});

test('those who stand in the log are listed by name, each once, also when they are no admin any more', async () => {
  await act(noor, ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']);
  await server.db.updateTable('user_account').set({ kind: 0 }).where('user_id', '=', noor.userId).execute();
  const { status, data } = await server.api('listModerators', { as: mira });
  expect([status, data.list.map(({ nick_name: name }) => name)]).toEqual([200, ['Mira', 'Noor']]);
  const refused = await server.api('listModerators', { as: member });
  expect([refused.status, refused.error]).toEqual([403, 'admins_only']);
  expect((await server.api('listModerators')).status).toBe(401);
});

test('the table holds every entry that the filter leaves, in parts that are read one after the other', async () => {
  const many = Array.from({ length: 1203 }, (_, index) =>
    new Date(Date.UTC(2025, 0, 1) + index * 1000).toISOString(),
  );
  await act(noor, many, 'As many as there are');
  const statements = await server.statementsOf(async () => {
    const { response } = await table({ user_id: noor.userId, to: '2025-12-31', action: 'review.not_pass' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="moderation-log-.*\.csv"$/u,
    );
    expect(response.headers['content-length']).toBeUndefined();
    const [head, ...lines] = response.body.trim().split('\r\n');
    expect(head).toContain('"created_at","moderator_id","moderator","action"');
    expect(lines.map((line) => line.slice(1, 25))).toEqual(many.toReversed());
    expect(lines[0]).toContain(`"${noor.userId}","Noor","review.not_pass","submission","1001","${WORK}"`);
    expect(lines[0]).toContain('"As many as there are","use:  → 1"');
  });
  expect(statements.filter((text) => text.includes('moderation_log'))).toHaveLength(3);
});

test('a cell of the table holds quotes and line ends, and never a formula', async () => {
  await act(mira, ['2024-05-01T00:00:00.000Z'], '=HYPERLINK("http://x")\nnext');
  const { response } = await table({ to: '2024-12-31' });
  expect(response.body).toContain('"\'=HYPERLINK(""http://x"")\nnext"');
  const none = await table({ to: '2020-01-01' });
  expect(none.response.body.trim().split('\r\n')).toHaveLength(1);
});

test('only admins have the table', async () => {
  const refused = await table({}, member);
  expect([refused.status, refused.error]).toEqual([403, 'admins_only']);
  expect((await server.api('exportModerationLog')).status).toBe(401);
  expect((await table({ user_id: 'x' })).status).toBe(400);
});
