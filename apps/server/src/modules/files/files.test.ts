import { SortOrder } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork, noteBoard } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let owner: TestUser;
let reader: TestUser;

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  reader = await server.createUser({ nickName: 'Rene' });
});

const UNKNOWN_KEY = 'abcdefghjkmn';

test('[API-FILE-01][ENT-01][ENT-02][ROLE-03] anybody sees the whole record of a public work', async () => {
  const fileKey = await createWork(server, {
    owner,
    name: 'Team retrospective',
    description: 'Look back together.',
    feeType: 3,
    unitPrice: 12_000,
  });
  const { status, data, response } = await server.api('getFileFull', { params: { file_key: fileKey } });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    file_key: fileKey,
    name: 'Team retrospective',
    description: 'Look back together.',
    avatar_key: null,
    avatar_url: null,
    collect_num: 0,
    copy_num: 0,
    view_num: 0,
    praise_num: 0,
    use_num: 0,
    tag_list: [],
    special_topic_id_list: [],
    topic_list: [],
    is_hot: false,
    is_selected_work: false,
    fee_type: 3,
    unit_price: 12_000,
    isPaid: false,
    auditStatus: 2,
    owner: { user_id: owner.userId, nick_name: 'Olga' },
    profile_list: [{ member: 0, influencer: 0, expert: 0 }],
  });
  expect(data.object_point).toMatch(/^[0-9a-f]{64}$/u);
  expect(data.cover).toContain(`/api/web/v2/upload/cmt/${fileKey}/`);
  expect(data.thumbnail).toContain('width=360');
  expect(Date.parse(data.created_at)).toBe(Date.parse(String(data.pub_time)));
  expect(data.viewer).toBeUndefined();
  expect(response.headers['cache-control']).toMatch(/^public/u);
  expect(response.headers.vary).toContain('Authorization');
});

test('[API-FILE-01] a signed-in caller sees their own state, unless `common` leaves it out', async () => {
  const fileKey = await createWork(server, { owner });
  const params = { file_key: fileKey };
  const seen = await server.api('getFileFull', { as: reader, params });
  expect(seen.data.viewer).toEqual({
    file_key: fileKey,
    praised: false,
    collected: false,
    paid: false,
    is_owner: false,
    updated_since_copy: false,
  });
  expect(seen.response.headers['cache-control']).toBe('no-store');
  const own = await server.api('getFileFull', { as: owner, params });
  expect(own.data.viewer?.is_owner).toBe(true);
  const common = await server.api('getFileFull', { as: owner, params, query: { common: 1 } });
  expect(common.data.viewer).toBeUndefined();
});

test('a withdrawn or unknown work has no public record, and a malformed key is refused', async () => {
  const withdrawn = await createWork(server, { owner, isLive: false });
  for (const fileKey of [withdrawn, UNKNOWN_KEY]) {
    const { status, error } = await server.api('getFileFull', { params: { file_key: fileKey } });
    expect([status, error]).toEqual([404, 'file_not_found']);
  }
  const bad = await server.api('getFileFull', { raw: { params: { file_key: 'not a key' } } });
  expect([bad.status, bad.fields]).toEqual([400, ['file_key format']]);
});

test('[API-FILE-03][AMB-24] the owner sees the last version of a withdrawn work, others do not', async () => {
  const fileKey = await createWork(server, { owner, name: 'Put away', isLive: false });
  const call = { params: { file_key: fileKey } };
  const own = await server.api('getFileFullSelf', { ...call, as: owner });
  expect(own.data).toMatchObject({ name: 'Put away', auditStatus: 0, pub_time: own.data.created_at });
  expect((await server.api('getFileFullSelf', { ...call, as: reader })).error).toBe('not_owner');
  expect((await server.api('getFileFullSelf', call)).status).toBe(401);
  const unknown = await server.api('getFileFullSelf', { as: owner, params: { file_key: UNKNOWN_KEY } });
  expect(unknown.status).toBe(404);
});

test('[API-FILE-04][ERR-30][AMB-15] the board of a public work is its stored snapshot, of its id or the latest', async () => {
  const snapshot = noteBoard('What went well?');
  const fileKey = await createWork(server, { owner, snapshot });
  const { data } = await server.api('getFileFull', { params: { file_key: fileKey } });
  const params = { file_key: fileKey };
  const byId = await server.api('getFileObject', { params, query: { object_id: data.object_point } });
  expect(byId.response.json()).toEqual(snapshot);
  expect(byId.response.headers['cache-control']).toBe('public, no-cache');
  const latest = await server.api('getFileObject', { params });
  expect(latest.response.json()).toEqual(snapshot);
  expect(latest.response.headers['cache-control']).toBe('public, no-cache');

  const other = await server.api('getFileObject', { params, query: { object_id: '0'.repeat(64) } });
  expect([other.status, other.error]).toEqual([404, 'cmt_open_file_error']);
  const withdrawn = await createWork(server, { owner, snapshot, isLive: false });
  const gone = await server.api('getFileObject', {
    params: { file_key: withdrawn },
    query: { object_id: data.object_point },
  });
  expect(gone.error).toBe('cmt_open_file_error');
});

test('[API-FILE-07][API-FILE-08] whether a file exists and is public', async () => {
  const live = await createWork(server, { owner });
  const withdrawn = await createWork(server, { owner, isLive: false });
  const answers = async (fileKey: string) => [
    (await server.api('fileExists', { params: { file_key: fileKey } })).data,
    (await server.api('isFilePublished', { params: { file_key: fileKey } })).data,
  ];
  expect(await answers(live)).toEqual([true, true]);
  expect(await answers(withdrawn)).toEqual([true, false]);
  expect(await answers(UNKNOWN_KEY)).toEqual([false, false]);
});

test('[API-FILE-21][ROLE-14] only a signed-in caller may ask whether they own a file', async () => {
  const fileKey = await createWork(server, { owner });
  const query = { file_key: fileKey };
  expect((await server.api('isCreator', { as: owner, query })).data).toBe(true);
  expect((await server.api('isCreator', { as: reader, query })).data).toBe(false);
  expect((await server.api('isCreator', { as: owner, query: { file_key: UNKNOWN_KEY } })).data).toBe(false);
  expect((await server.api('isCreator', { query })).status).toBe(401);
});

test('[API-FILE-22] no work counts as used for outsourcing unless a team has noted so', async () => {
  const fileKey = await createWork(server, { owner });
  const used = await server.api('checkUsed', {
    as: reader,
    query: { creatorId: owner.userId, fileKey },
  });
  expect(used.data).toBe(false);
});

test('[API-FILE-13][API-FILE-12] state of several works at once, in the order asked for, unknown ones left out', async () => {
  const first = await createWork(server, { owner });
  const second = await createWork(server, { owner, feeType: 3, unitPrice: 2000 });
  const withdrawn = await createWork(server, { owner, isLive: false });
  await server.db
    .insertInto('file_entitlement')
    .values({
      user_id: reader.userId,
      file_key: second,
      source: 'purchase',
      created_at: server.clock.now(),
    })
    .execute();
  const keys = [second, UNKNOWN_KEY, withdrawn, first];
  const attr = await server.api('getAttrStatus', { as: reader, body: { file_key_list: keys } });
  expect(attr.data.list.map(({ file_key, paid }) => [file_key, paid])).toEqual([
    [second, true],
    [first, false],
  ]);
  const paid = await server.api('getPaymentStatus', { as: reader, body: { file_keys: keys } });
  expect(paid.data.list).toEqual([
    { file_key: second, status: 1 },
    { file_key: first, status: 2 },
  ]);
  const anonymous = await server.api('getAttrStatus', { body: { file_key_list: [second] } });
  expect(anonymous.data.list[0]).toMatchObject({ paid: false, praised: false, is_owner: false });
  expect((await server.api('getPaymentStatus', { body: { file_keys: keys } })).status).toBe(401);
  const none = await server.api('getAttrStatus', { body: { file_key_list: [] } });
  expect(none.fields).toEqual(['file_key_list required 1']);
  const many = await server.api('getAttrStatus', {
    body: { file_key_list: Array(101).fill(first) as string[] },
  });
  expect(many.fields).toEqual(['file_key_list max_items 100']);
});

test('one view per viewer and hour counts, and a signed-in viewer leaves a footprint', async () => {
  const fileKey = await createWork(server, { owner });
  const view = async (as?: TestUser, agent = 'Browser A') =>
    (
      await server.api('recordFileView', {
        as,
        params: { file_key: fileKey },
        headers: { 'user-agent': agent },
      })
    ).data;
  expect(await view()).toEqual({ counted: true, view_num: 1 });
  expect(await view()).toEqual({ counted: false, view_num: 1 });
  expect(await view(undefined, 'Browser B')).toEqual({ counted: true, view_num: 2 });
  expect(await view(reader, 'Browser C')).toEqual({ counted: true, view_num: 3 });
  expect(await view(reader, 'Browser C')).toEqual({ counted: false, view_num: 3 });
  server.clock.advance(3_600_000);
  expect(await view(reader)).toEqual({ counted: true, view_num: 4 });
  const footprints = await server.db
    .selectFrom('footprint')
    .select('seen_at')
    .where('user_id', '=', reader.userId)
    .where('file_key', '=', fileKey)
    .execute();
  expect(footprints).toEqual([{ seen_at: server.clock.now() }]);
  const viewers = await server.db
    .selectFrom('view_event')
    .select('viewer')
    .where('file_key', '=', fileKey)
    .execute();
  expect(viewers.some(({ viewer }) => viewer.includes('Browser') || viewer.includes('127.0.0.1'))).toBe(
    false,
  );
});

test('who signs in on the page is one viewer, and leaves a footprint', async () => {
  const fileKey = await createWork(server, { owner });
  const view = async (as?: TestUser) =>
    (await server.api('recordFileView', { as, params: { file_key: fileKey } })).data;
  expect(await view()).toEqual({ counted: true, view_num: 1 });
  expect(await view(reader)).toEqual({ counted: false, view_num: 1 });
  expect(await view(reader)).toEqual({ counted: false, view_num: 1 });
  expect(await view(owner)).toEqual({ counted: true, view_num: 2 });
  const events = await server.db
    .selectFrom('view_event')
    .select('viewer')
    .where('file_key', '=', fileKey)
    .execute();
  expect(events.map(({ viewer }) => viewer).toSorted()).toEqual([owner.userId, reader.userId].toSorted());
  const history = await server.api('listFootprints', { as: reader });
  expect(history.data.list.map(({ file }) => file.file_key)).toContain(fileKey);
});

test('somebody who signs in on two devices at once is one viewer all the same', async () => {
  const fileKey = await createWork(server, { owner });
  const view = (as?: TestUser) => server.api('recordFileView', { as, params: { file_key: fileKey } });
  expect((await view()).data).toEqual({ counted: true, view_num: 1 });
  const { hour } = await server.db
    .selectFrom('view_event')
    .select('hour')
    .where('file_key', '=', fileKey)
    .executeTakeFirstOrThrow();
  const { answer } = await server.db.transaction().execute(async (trx) => {
    await trx.insertInto('view_event').values({ file_key: fileKey, hour, viewer: reader.userId }).execute();
    const begun = view(reader);
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
    return { answer: begun };
  });
  expect(await answer).toMatchObject({ status: 200, data: { counted: false } });
});

test('a view is of a public work, by somebody with a token that is one or without', async () => {
  const unknown = await server.api('recordFileView', { params: { file_key: UNKNOWN_KEY } });
  expect(unknown).toMatchObject({ status: 404, error: 'file_not_found' });
  const bad = await server.api('recordFileView', { params: { file_key: 'no-key' } });
  expect(bad).toMatchObject({ status: 400, fields: ['file_key format'] });
  const fileKey = await createWork(server, { owner });
  const forged = await server.api('recordFileView', {
    params: { file_key: fileKey },
    headers: { authorization: 'Bearer forged' },
  });
  expect(forged).toMatchObject({ status: 401, error: 'not_signed_in' });
});

test('views at once are counted exactly', async () => {
  const fileKey = await createWork(server, { owner });
  const views = Array.from({ length: 30 }, async (_each, index) =>
    server.api('recordFileView', {
      params: { file_key: fileKey },
      headers: { 'user-agent': `Browser ${index % 10}` },
    }),
  );
  const counted = (await Promise.all(views)).filter(({ data }) => data.counted).length;
  const { data } = await server.api('getFileFull', { params: { file_key: fileKey } });
  expect([counted, data.view_num]).toEqual([10, 10]);
});

test('[API-FILE-18][OPEN-41] works of a creator, the newest publication first, in pages that neither repeat nor skip', async () => {
  const creator = await server.createUser();
  const keys: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    // Two at the same moment: the key decides between them.
    if (number !== 3) server.clock.advance(1000);
    keys.push(await createWork(server, { owner: creator, name: `Work ${number}` }));
  }
  const seen: string[] = [];
  let cursor = '0';
  do {
    const { data } = await server.api('listCreatorFiles', {
      query: { user_id: creator.userId, cursor, size: 2 },
    });
    seen.push(...data.list.map(({ file_key: key }) => key));
    cursor = data.next_cursor;
    expect(data.has_more).toBe(seen.length < keys.length);
  } while (cursor !== '0');
  expect(seen.toSorted()).toEqual(keys.toSorted());
  expect(seen.at(-1)).toBe(keys[0]);
  expect(seen[0]).toBe(keys[4]);
  const nobody = await server.api('listCreatorFiles', { query: { user_id: UNKNOWN_KEY } });
  expect([nobody.status, nobody.error]).toEqual([404, 'user_not_found']);
});

test.each([
  ['broken', '%%%'],
  ['of another list', Buffer.from('["x"]').toString('base64url')],
  ['with a time out of range', Buffer.from('[1e300,"abc"]').toString('base64url')],
  ['with a fraction where a count belongs', Buffer.from('[1.5,"abc"]').toString('base64url')],
])('a cursor %s is refused', async (_what, cursor) => {
  for (const order of [SortOrder.PUBLISH_TIME, SortOrder.COLLECTIONS]) {
    const { status, fields } = await server.api('listViewFiles', { query: { viewType: 2, order, cursor } });
    expect([status, fields]).toEqual([400, ['cursor format']]);
  }
});

test('[API-FILE-19][ROLE-13] the own list shows works of every state, and can be narrowed to one', async () => {
  const creator = await server.createUser();
  const live = await createWork(server, { owner: creator, name: 'Shown' });
  const withdrawn = await createWork(server, { owner: creator, name: 'Withdrawn', isLive: false });
  await createWork(server, { owner });
  const all = await server.api('listOwnFiles', { as: creator });
  expect(
    all.data.list.map(({ file_key, auditStatus, is_public }) => [file_key, auditStatus, is_public]),
  ).toEqual([
    [withdrawn, 0, false],
    [live, 2, true],
  ]);
  const passed = await server.api('listOwnFiles', { as: creator, query: { audit_status: 2 } });
  expect(passed.data.list.map(({ name }) => name)).toEqual(['Shown']);
  expect((await server.api('listOwnFiles')).status).toBe(401);
  const paged = await server.api('listOwnFiles', { as: creator, query: { size: 1 } });
  const rest = await server.api('listOwnFiles', {
    as: creator,
    query: { size: 1, cursor: paged.data.next_cursor },
  });
  expect([rest.data.list[0]?.file_key, rest.data.has_more]).toEqual([live, false]);
});

test('[API-FILE-20][OPEN-41] collections are listed newest first; private ones are shown to their owner only', async () => {
  const keys = [await createWork(server, { owner }), await createWork(server, { owner })];
  const withdrawn = await createWork(server, { owner, isLive: false });
  for (const file_key of [...keys, withdrawn]) {
    server.clock.advance(1000);
    await server.db
      .insertInto('collect')
      .values({ user_id: reader.userId, file_key, created_at: server.clock.now() })
      .execute();
  }
  const query = { user_id: reader.userId };
  const shown = await server.api('listCollectedFiles', { query });
  expect(shown.data.list.map(({ file_key }) => file_key)).toEqual(keys.toReversed());
  await server.db
    .updateTable('profile')
    .set({ collections_public: false })
    .where('user_id', '=', reader.userId)
    .execute();
  expect((await server.api('listCollectedFiles', { query })).data.list).toEqual([]);
  expect((await server.api('listCollectedFiles', { as: owner, query })).data.list).toEqual([]);
  expect((await server.api('listCollectedFiles', { as: reader })).data.list).toHaveLength(2);
  expect((await server.api('listCollectedFiles')).status).toBe(401);
  const nobody = await server.api('listCollectedFiles', { query: { user_id: UNKNOWN_KEY } });
  expect(nobody.status).toBe(404);
});

test('works are counted by fee, language and words', async () => {
  const creator = await server.createUser();
  const language = 'ko-KR';
  await createWork(server, { owner: creator, name: 'Zebra crossing', language });
  await createWork(server, { owner: creator, name: 'Zebras and lions', language, feeType: 2 });
  await createWork(server, { owner: creator, name: 'Zebra withdrawn', language, isLive: false });
  const count = async (query: object) => (await server.api('countFiles', { query })).data.count;
  expect(await count({ language })).toBe(2);
  expect(await count({ language, fee_type: 2 })).toBe(1);
  expect(await count({ language, fee_type: 0 })).toBe(2);
  expect(await count({ keyword: 'zebras' })).toBe(2);
  // Works with any of the words are found; those with all of them stand first.
  expect(await count({ keyword: 'zebra lion' })).toBe(2);
  expect(await count({ keyword: "'; drop table file --" })).toBe(0);
  expect(await count({ keyword: '!!!' })).toBe(0);
  expect(await count({ keyword: '  ', language })).toBe(2);
});

test('every list takes at most three statements', async () => {
  const as = reader;
  const calls: (() => Promise<unknown>)[] = [
    () => server.api('listViewFiles', { query: { viewType: 1 } }),
    () => server.api('listViewFiles', { query: { viewType: 2, fee_type: 1 } }),
    () => server.api('listViewFiles', { as, query: { viewType: 3 } }),
    () => server.api('listRecommendedFiles', { query: { origin: 'home' } }),
    () => server.api('listCreatorFiles', { query: { user_id: owner.userId } }),
    () => server.api('listOwnFiles', { as: owner }),
    () => server.api('listCollectedFiles', { as }),
    () => server.api('listFilesByLink', { query: { tagIds: [1] } }),
  ];
  for (const call of calls) {
    const statements = await server.statementsOf(call);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(3);
  }
});
