import type { BodyOf, DataOf } from '@boardwalk/api-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';
import { caseOf, reportWork } from '../../../test/reports.ts';
import { fileForm, picture } from '../../../test/uploads.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({
  environment: { ANONYMOUS_REPORTS_PER_HOUR: '1000', ACCESS_TOKEN_SECONDS: '86400' },
});
const REASON = 'It repeats the work of somebody else.';
let owner: TestUser;
let reader: TestUser;
let admin: TestUser;

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  reader = await server.createUser({ nickName: 'Remy' });
  admin = await server.createUser({ nickName: 'Ada', kind: 2 });
});

const report = (fileKey: string, as: TestUser | 'nobody' = reader, reason?: 4 | 7) =>
  reportWork(server, as === 'nobody' ? undefined : as, fileKey, reason);

async function decide(
  fileKey: string,
  decision: 'uphold' | 'dismiss',
  options: { as?: TestUser | undefined; reason?: string } = {},
) {
  const found = await caseOf(server, admin, fileKey);
  const { as = admin, reason } = options;
  return server.api('decideReportCase', {
    as,
    params: { case_id: found?.case_id ?? '' },
    body: { decision, ...(reason === undefined ? {} : { reason }) },
  });
}

async function messages() {
  const { data } = await server.api('listMessages', { as: owner });
  return data.list.map(({ meta }) => [meta.msg_type, JSON.parse(meta.content) as unknown]);
}

test('several reports of one work are one open case, with how often each reason was given', async () => {
  const fileKey = await createWork(server, { owner, name: 'Borrowed' });
  await report(fileKey, reader, 7);
  server.clock.advance(1000);
  await report(fileKey, 'nobody', 4);
  await report(fileKey, await server.createUser(), 7);
  const found = await caseOf(server, admin, fileKey);
  expect(found).toMatchObject({
    state: 'open',
    report_num: 3,
    reasons: [
      { report_type: 7, count: 2 },
      { report_type: 4, count: 1 },
    ],
    may_decide: true,
    decided_at: null,
    decided_by: null,
    file: { file_key: fileKey, name: 'Borrowed', is_public: true, owner: { nick_name: 'Olga' } },
  });
  const params = { case_id: found?.case_id ?? '' };
  expect((await server.api('getReportCase', { as: admin, params })).data).toEqual(found);
  const first = await server.api('listCaseReports', { as: admin, params, query: { size: 2 } });
  expect(first.data.has_more).toBe(true);
  const rest = await server.api('listCaseReports', {
    as: admin,
    params,
    query: { size: 2, cursor: first.data.next_cursor },
  });
  const reports = [...first.data.list, ...rest.data.list];
  expect(reports.map(({ report_type: type }) => type)).toEqual([7, 4, 7]);
  expect(reports.map(({ reporter }) => reporter?.nick_name ?? null).slice(1)).toEqual([null, 'Remy']);
  expect(reports[2]?.report_desc).toBe('Copied from <my> own board.');
});

test('dismissed reports leave the work as it is; the same reporter may report again, which opens another case', async () => {
  const fileKey = await createWork(server, { owner });
  await report(fileKey);
  const before = (await messages()).length;
  const { data } = await decide(fileKey, 'dismiss');
  expect(data).toMatchObject({ state: 'dismissed', reason: null, file: { is_public: true } });
  expect(await messages()).toHaveLength(before);
  expect((await server.api('getFileFull', { params: { file_key: fileKey } })).status).toBe(200);
  expect(await report(fileKey)).toBe(0);
  const next = await caseOf(server, admin, fileKey);
  expect([next?.report_num, next?.case_id === data.case_id]).toEqual([1, false]);
  const [log] = (await server.api('listModerationLog', { as: admin, query: { action: 'report.dismiss' } }))
    .data.list;
  expect(log).toMatchObject({ subject_id: data.case_id, file_key: fileKey });
});

test('nobody decides about their own work', async () => {
  const creator = await server.createUser({ kind: 1 });
  const fileKey = await createWork(server, { owner: creator });
  await report(fileKey);
  const refused = await decide(fileKey, 'dismiss', { as: creator });
  expect([refused.status, refused.error]).toEqual([403, 'own_work']);
  const { data } = await server.api('listReportCases', { as: creator, query: { size: 100 } });
  expect(data.list.find(({ file }) => file?.file_key === fileKey)?.may_decide).toBe(false);
});

test('a moderator does not learn who reported their own work', async () => {
  const creator = await server.createUser({ kind: 2 });
  const fileKey = await createWork(server, { owner: creator });
  await report(fileKey);
  const params = { case_id: (await caseOf(server, admin, fileKey))?.case_id ?? '' };
  const reporters = async (as: TestUser) =>
    (await server.api('listCaseReports', { as, params })).data.list.map(({ reporter }) => reporter);
  expect(await reporters(creator)).toEqual([null]);
  expect(await reporters(admin)).toMatchObject([{ nick_name: 'Remy' }]);
});

test('cases and log are for admins', async () => {
  const fileKey = await createWork(server, { owner });
  await report(fileKey);
  const params = { case_id: (await caseOf(server, admin, fileKey))?.case_id ?? '' };
  const body = { decision: 'dismiss' } as const;
  for (const [as, expected] of [
    [undefined, [401, 401, 401, 401, 401]],
    [reader, [403, 403, 403, 403, 403]],
  ] as const) {
    const answers = [
      await server.api('listReportCases', { as }),
      await server.api('getReportCase', { as, params }),
      await server.api('listCaseReports', { as, params }),
      await server.api('decideReportCase', { as, params, body }),
      await server.api('listModerationLog', { as }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(expected);
  }
});

test('unknown cases are not found, bad input names its field', async () => {
  for (const caseId of ['999999999', '9'.repeat(19)]) {
    const params = { case_id: caseId };
    const answers = [
      await server.api('getReportCase', { as: admin, params }),
      await server.api('listCaseReports', { as: admin, params }),
      await server.api('decideReportCase', { as: admin, params, body: { decision: 'dismiss' } }),
    ];
    expect(answers.map(({ error }) => error)).toEqual(Array(3).fill('report_case_not_found'));
  }
  const fileKey = await createWork(server, { owner });
  await report(fileKey);
  expect((await decide(fileKey, 'uphold')).fields).toEqual(['reason required 1']);
  expect((await decide(fileKey, 'uphold', { reason: ' ' })).fields).toEqual(['reason required 1']);
  expect((await decide(fileKey, 'uphold', { reason: 'x'.repeat(1001) })).fields).toEqual([
    'reason max_length 1000',
  ]);
  const params = { case_id: (await caseOf(server, admin, fileKey))?.case_id ?? '' };
  const maybe = await server.api('decideReportCase', {
    as: admin,
    params,
    raw: { body: { decision: 'maybe' } },
  });
  expect([maybe.status, maybe.fields]).toEqual([400, ['decision unknown']]);
  const state = await server.api('listReportCases', { as: admin, raw: { query: { state: 'lost' } } });
  expect([state.status, state.fields]).toEqual([400, ['state unknown']]);
  const text = { params: { case_id: 'abc' } };
  expect((await server.api('getReportCase', { as: admin, raw: text })).status).toBe(400);
  expect((await server.api('listModerationLog', { as: admin, query: { cursor: 'x' } })).status).toBe(400);
  const cursor = { params, query: { cursor: 'x' } };
  expect((await server.api('listCaseReports', { as: admin, ...cursor })).fields).toEqual(['cursor format']);
});

test('of twenty decisions at once one counts', async () => {
  const fileKey = await createWork(server, { owner });
  await report(fileKey);
  const params = { case_id: (await caseOf(server, admin, fileKey))?.case_id ?? '' };
  const before = (await messages()).length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.api('decideReportCase', {
        as: admin,
        params,
        body: index % 2 === 0 ? { decision: 'uphold', reason: REASON } : { decision: 'dismiss' },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'case_decided')).toHaveLength(19);
  const isUpheld = answers.find(({ status }) => status === 200)?.data.state === 'upheld';
  expect((await messages()).length - before).toBe(isUpheld ? 1 : 0);
  const log = await server.api('listModerationLog', { as: admin, query: { file_key: fileKey } });
  expect(log.data.list).toHaveLength(1);
});

test('reports and a take-down at once end in one upheld case: no report is left on what is gone', async () => {
  const fileKey = await createWork(server, { owner });
  await report(fileKey);
  const people = await Promise.all(Array.from({ length: 6 }, () => server.createUser()));
  const [decided, ...codes] = await Promise.all([
    decide(fileKey, 'uphold', { reason: REASON }),
    ...people.map((person) => report(fileKey, person)),
  ]);
  expect(decided.status).toBe(200);
  expect(codes.every((code) => code === 0 || code === 1301)).toBe(true);
  expect(await caseOf(server, admin, fileKey)).toBeUndefined();
  const upheld = await caseOf(server, admin, fileKey, 'upheld');
  expect(upheld?.report_num).toBe(1 + codes.filter((code) => code === 0).length);
});

test('cases are listed by how long they wait, decided ones by decision, in three statements', async () => {
  const keys: string[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    const fileKey = await createWork(server, { owner, name });
    await report(fileKey);
    keys.push(fileKey);
    server.clock.advance(1000);
  }
  const walk = async (state: 'open' | 'dismissed') => {
    const seen: string[] = [];
    let cursor = '0';
    do {
      const { data }: { data: DataOf<'listReportCases'> } = await server.api('listReportCases', {
        as: admin,
        query: { state, cursor, size: 2 },
      });
      seen.push(...data.list.map(({ file }) => file?.file_key ?? ''));
      cursor = data.next_cursor;
    } while (cursor !== '0');
    return seen;
  };
  const open = await walk('open');
  expect(open.filter((key) => keys.includes(key))).toEqual(keys);
  expect(new Set(open).size).toBe(open.length);
  for (const key of keys) {
    await decide(key, 'dismiss');
    server.clock.advance(1000);
  }
  expect((await walk('dismissed')).filter((key) => keys.includes(key))).toEqual(keys.toReversed());
  const statements = await server.statementsOf(() => server.api('listReportCases', { as: admin }));
  expect(statements.length).toBeLessThanOrEqual(3);
  const params = { case_id: (await caseOf(server, admin, keys[0] ?? '', 'dismissed'))?.case_id ?? '' };
  const reports = await server.statementsOf(() => server.api('listCaseReports', { as: admin, params }));
  expect(reports.length).toBeLessThanOrEqual(3);
  const log = await server.statementsOf(() => server.api('listModerationLog', { as: admin }));
  expect(log.length).toBeLessThanOrEqual(2);
});

test('the log pages without repeating, the latest first, and by moderator', async () => {
  const seen: number[] = [];
  let cursor = '0';
  do {
    const { data }: { data: DataOf<'listModerationLog'> } = await server.api('listModerationLog', {
      as: admin,
      query: { cursor, size: 3, user_id: admin.userId },
    });
    seen.push(...data.list.map((entry) => Number(entry.log_id)));
    cursor = data.next_cursor;
  } while (cursor !== '0');
  expect(seen.length).toBeGreaterThan(3);
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  const others = await server.api('listModerationLog', { as: admin, query: { user_id: reader.userId } });
  expect(others.data.list).toEqual([]);
});

describe('a reported profile', () => {
  const reportOf = (userId: string): BodyOf<'reportProfile'> => ({
    user_id: userId,
    product: 'board',
    report_type: 4,
    report_desc: 'The introduction is an advertisement.',
    source: 'community',
  });
  const findCase = async (userId: string, state: 'open' | 'upheld' | 'dismissed' = 'open') => {
    const { data } = await server.api('listReportCases', { as: admin, query: { state, size: 100 } });
    return data.list.find(({ profile }) => profile?.owner.user_id === userId);
  };
  async function aSpammer() {
    const user = await server.createUser({ nickName: 'Cheap watches' });
    await server.api('uploadAvatar', { as: user, form: fileForm(await picture()) });
    const { profile_key } = (await server.api('getOwnProfile', { as: user })).data;
    await server.api('updateProfile', { as: user, body: { profile_key, introduce: 'Buy watches' } });
    return user;
  }

  test('is one open case for all who report it; each reports it once', async () => {
    const user = await aSpammer();
    const body = reportOf(user.userId);
    expect((await server.api('reportProfile', { as: reader, body })).status).toBe(200);
    const again = await server.api('reportProfile', { as: reader, body });
    expect([again.status, again.code, again.error]).toEqual([409, 3000, 'already_reported']);
    expect((await server.api('reportProfile', { body })).status).toBe(200);
    const found = await findCase(user.userId);
    expect(found).toMatchObject({
      file: null,
      comment: null,
      report_num: 2,
      may_decide: true,
      profile: { introduce: 'Buy watches', owner: { nick_name: 'Cheap watches' } },
    });
    const params = { case_id: found?.case_id ?? '' };
    const reports = await server.api('listCaseReports', { as: admin, params });
    expect(reports.data.list.map(({ reporter }) => reporter?.nick_name ?? null)).toEqual([null, 'Remy']);
  });

  test('is refused for nobody, and for what breaks a rule', async () => {
    const gone = await server.api('reportProfile', { as: reader, body: reportOf('kkkkkkkkkkkk') });
    expect([gone.status, gone.error]).toEqual([404, 'profile_not_found']);
    const short = { ...reportOf(owner.userId), report_desc: 'abc' };
    expect((await server.api('reportProfile', { as: reader, body: short })).fields).toEqual([
      'report_desc min_length 5',
    ]);
    const headers = { authorization: 'Bearer x' };
    expect((await server.api('reportProfile', { body: reportOf(owner.userId), headers })).status).toBe(401);
  });

  test('loses name, picture and introduction when the reports are upheld, and its owner reads why', async () => {
    const user = await aSpammer();
    await server.api('reportProfile', { as: reader, body: reportOf(user.userId) });
    const former = (await server.api('getOwnProfile', { as: user })).data.name;
    const params = { case_id: (await findCase(user.userId))?.case_id ?? '' };
    const body = { decision: 'uphold', reason: 'Advertisement.' } as const;
    const { data } = await server.api('decideReportCase', { as: admin, params, body });
    const neutral = `user-${user.userId.slice(0, 6)}`;
    expect(data).toMatchObject({
      state: 'upheld',
      profile: { introduce: '', owner: { nick_name: neutral, avatar_url: null } },
    });
    const seen = await server.api('getProfile', { query: { user_id: user.userId } });
    expect(seen.data).toMatchObject({ nick_name: neutral, introduce: '', avatar_url: null });
    const { name } = (await server.api('getOwnProfile', { as: user })).data;
    expect([former.includes('cheap-watches'), name.includes('watches')]).toEqual([true, false]);
    const [message] = (await server.api('listMessages', { as: user })).data.list;
    expect([message?.meta.msg_type, message?.meta.content]).toEqual([
      'ProfileReset',
      JSON.stringify({ reason: 'Advertisement.' }),
    ]);
    const again = await server.api('decideReportCase', { as: admin, params, body });
    expect(again.error).toBe('case_decided');
    const [log] = (await server.api('listModerationLog', { as: admin, query: { action: 'report.uphold' } }))
      .data.list;
    expect(log).toMatchObject({ subject_id: params.case_id, file_key: null, reason: 'Advertisement.' });
  });

  test('is decided on while another report of it comes in: the decision waits for the report, never both for each other', async () => {
    const user = await aSpammer();
    await server.api('reportProfile', { as: reader, body: reportOf(user.userId) });
    const params = { case_id: (await findCase(user.userId))?.case_id ?? '' };
    const body = { decision: 'uphold', reason: 'Advertisement.' } as const;
    const deciding = await server.db.transaction().execute(async (trx) => {
      const account = trx.selectFrom('user_account').select('user_id').where('user_id', '=', user.userId);
      await account.forShare().execute();
      const answer = server.api('decideReportCase', { as: admin, params, body });
      await waitForLocks(server.db, 1);
      const reported = trx.selectFrom('report_case').select('case_id').where('case_id', '=', params.case_id);
      await reported.forUpdate().noWait().execute();
      return { answer };
    });
    expect((await deciding.answer).status).toBe(200);
  });

  test('stays as it is when they are dismissed; nobody decides about their own, or learns who reported it', async () => {
    const moderator = await server.createUser({ nickName: 'Mods', kind: 2 });
    await server.api('reportProfile', { as: reader, body: reportOf(moderator.userId) });
    const params = { case_id: (await findCase(moderator.userId))?.case_id ?? '' };
    const body = { decision: 'dismiss' } as const;
    const own = await server.api('decideReportCase', { as: moderator, params, body });
    expect([own.status, own.error]).toEqual([403, 'own_work']);
    const reports = await server.api('listCaseReports', { as: moderator, params });
    expect(reports.data.list.map(({ reporter }) => reporter)).toEqual([null]);
    const { data } = await server.api('decideReportCase', { as: admin, params, body });
    expect(data).toMatchObject({ state: 'dismissed', profile: { owner: { nick_name: 'Mods' } } });
    expect((await server.api('listMessages', { as: moderator })).data.list).toEqual([]);
  });
});
