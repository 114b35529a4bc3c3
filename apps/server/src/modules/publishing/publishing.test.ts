import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { pngBomb } from '../../../test/pictures.ts';
import {
  coverPng,
  createFile,
  customTag,
  publish,
  publishForm,
  withoutPlanLimit,
} from '../../../test/publishForm.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let owner: TestUser;
let tagIds: number[];
const UNKNOWN_KEY = 'abcdefghjkmn';

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  tagIds = [await customTag(server, owner, 'planning')];
});

async function rowCounts() {
  const count = async (table: string) =>
    Number(
      (await sql<{ n: string }>`select count(*) n from ${sql.table(table)}`.execute(server.db)).rows[0]?.n,
    );
  return {
    submissions: await count('submission'),
    images: await count('image'),
    blobs: await count('blob'),
    uses: await count('blob_use'),
    counts: await count('publish_count'),
  };
}

test('[API-PUB-01][STATE-20][CONST-02][AMB-09][OPEN-16] a form that is good puts the file in review, due in three working days', async () => {
  const fileKey = await createFile(server, owner);
  const { status, data } = await publish(server, owner, fileKey, {
    name: '  A plan for the week ',
    fee_type: '3',
    unit_price: '12000',
    tagIds,
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({ file_key: fileKey, auditStatus: 1 });
  const days = (Date.parse(data.due_at) - server.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(7);
  const profile = await server.api('getProfileByName', { query: { name: data.profile_name } });
  expect(profile.status).toBe(200);

  const detail = await server.api('getFileFullLatestSelf', { as: owner, params: { file_key: fileKey } });
  expect(detail.data).toMatchObject({
    submission_id: data.submission_id,
    name: 'A plan for the week',
    description: 'Write down what matters this week.',
    fee_type: 3,
    unit_price: 12_000,
    tag_list: [{ id: tagIds[0], name: 'planning', ttype: 2 }],
    auditStatus: 1,
    is_public: false,
    decided_at: null,
    reason: null,
  });
  const cover = await server.app.inject({ url: detail.data.cover });
  expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await server.api('isFilePublished', { params: { file_key: fileKey } })).data).toBe(false);
});

test('[API-PUB-01] what is frozen is the board as it is now, edits that are not stored yet included', async () => {
  const fileKey = await createFile(server, owner, 'Live text');
  await publish(server, owner, fileKey, { tagIds });
  const self = await server.api('getFileObjectSelf', { as: owner, params: { file_key: fileKey } });
  const detail = await server.api('getFileFullLatestSelf', { as: owner, params: { file_key: fileKey } });
  const stored = await server.infra.blobs.read(detail.data.object_point);
  expect(JSON.parse(String(stored))).toEqual(self.response.json());
});

test('[ROLE-06][ROLE-41] only the owner publishes, and only what exists', async () => {
  const fileKey = await createFile(server, owner);
  const other = await server.createUser();
  expect((await publish(server, undefined, fileKey, { tagIds })).status).toBe(401);
  expect((await publish(server, other, fileKey, { tagIds })).error).toBe('not_owner');
  expect((await publish(server, owner, UNKNOWN_KEY, { tagIds })).error).toBe('file_not_found');
  await server.api('deleteFile', { as: owner, params: { file_key: fileKey } });
  expect((await publish(server, owner, fileKey, { tagIds })).error).toBe('file_not_found');
});

describe('the form is checked', () => {
  const text = (length: number) => 'x'.repeat(length);
  test.each([
    ['[VAL-PUB-01]', { name: '' }, ['name required 1']],
    ['[VAL-PUB-01]', { name: text(51) }, ['name max_length 50']],
    ['[VAL-PUB-02]', { description: text(9) }, ['description min_length 10']],
    ['[VAL-PUB-02]', { description: text(3001) }, ['description max_length 3000']],
    ['[VAL-PUB-03]', { cover: undefined }, ['cover required']],
    ['[VAL-PUB-03]', { cover: 'a text' }, ['cover required']],
    ['', { cover: Buffer.alloc(0) }, ['cover empty_file']],
    ['', { cover_source: 'internet' }, ['cover_source unknown']],
    ['', { fee_type: '0' }, ['fee_type unknown']],
    ['', { fee_type: 'free' }, ['fee_type format', 'fee_type unknown']],
    ['[VAL-PUB-08]', { fee_type: '3', unit_price: '2.5' }, ['unit_price format']],
    ['[VAL-PUB-08]', { fee_type: '3', unit_price: '2500' }, ['unit_price format']],
    ['[VAL-PUB-10]', { fee_type: '3', unit_price: '1000' }, ['unit_price min 2000']],
    ['[VAL-PUB-10]', { fee_type: '3', unit_price: '51000' }, ['unit_price max 50000']],
    ['[VAL-PUB-11]', { fee_type: '3' }, ['unit_price required']],
    ['', { fee_type: '1', unit_price: '3000' }, ['unit_price not_allowed']],
  ])('%s %o', async (_ids, fields, refused) => {
    const fileKey = await createFile(server, owner);
    const { status, fields: named } = await publish(server, owner, fileKey, { tagIds, ...fields });
    expect([status, named]).toEqual([400, refused]);
  });

  test.each([
    ['[VAL-PUB-01] title', { name: 'x' }],
    ['[VAL-PUB-01] title in any script', { name: '周'.repeat(50) }],
    ['[VAL-PUB-02] description', { description: text(10) }],
    ['[VAL-PUB-02] description', { description: text(3000) }],
    ['[VAL-PUB-10][VAL-PUB-12] price', { fee_type: '3', unit_price: '2000' }],
    ['[VAL-PUB-10][VAL-PUB-12] price', { fee_type: '3', unit_price: '50000' }],
  ])('%s at its limit passes', async (_ids, fields) => {
    const fileKey = await createFile(server, owner);
    expect((await publish(server, owner, fileKey, { tagIds, ...fields })).status).toBe(200);
  });

  test('[VAL-PUB-04][VAL-PUB-05][VAL-PUB-07] one to three custom tags, none twice, all of them known', async () => {
    const fileKey = await createFile(server, owner);
    const four = await server.services.tags.findOrCreateCustomTags(['one', 'two', 'three'], owner.userId);
    four.push(...tagIds);
    const refused = async (ids: number[]) => (await publish(server, owner, fileKey, { tagIds: ids })).fields;
    expect(await refused([])).toEqual(['tag_ids[] required']);
    expect(await refused(four)).toEqual(['custom_tags max_items 3']);
    expect(await refused([...tagIds, ...tagIds])).toEqual(['tag_ids[] duplicate']);
    expect(await refused([...tagIds, 999_999])).toEqual(['tag_ids[] unknown']);
    expect((await publish(server, owner, fileKey, { tagIds: four.slice(0, 3) })).status).toBe(200);
  });
});

describe('the curated taxonomy', () => {
  const ids = {
    scenes: [901, 902, 903],
    industry: 911,
    chart: 921,
    otherChart: 922,
    stray: 923,
    roles: [931, 932, 933],
  };
  const TOPICS = [941, 942, 943, 944];

  beforeAll(async () => {
    const now = server.clock.now();
    const tag = (tag_id: number, ttype: 1 | 3 | 4 | 5, extra: object = {}) => ({
      tag_id,
      ttype,
      parent_id: null,
      slug: `tag-${tag_id}`,
      name: `Tag ${tag_id}`,
      names: '{}',
      name_key: `tag ${tag_id}`,
      created_by: null,
      created_at: now,
      ...extra,
    });
    await server.db
      .insertInto('tag')
      .values([
        ...ids.scenes.map((id) => tag(id, 1)),
        tag(ids.industry, 4),
        tag(920, 5, { slug: 'chart' }),
        tag(ids.chart, 5, { parent_id: 920 }),
        tag(ids.otherChart, 5, { parent_id: 920 }),
        tag(ids.stray, 5),
        ...ids.roles.map((id) => tag(id, 3)),
      ])
      .execute();
    const topic = (topic_id: number, use_flag: 0 | 1) => ({
      topic_id,
      slug: null,
      title: `Topic ${topic_id}`,
      titles: '{}',
      descriptions: '{}',
      use_flag,
      created_at: now,
      cover_file_key: null,
      cover_hash: null,
    });
    await server.db
      .insertInto('topic')
      .values([topic(941, 1), topic(942, 1), topic(943, 1), topic(944, 0)])
      .execute();
  });

  const complete = () => [...tagIds, 901, ids.industry, ids.chart, 931];

  test('[ROLE-20] others than admins and invited people may choose custom tags only', async () => {
    const fileKey = await createFile(server, owner);
    const scene = await publish(server, owner, fileKey, { tagIds: [...tagIds, 901] });
    expect([scene.status, scene.error]).toEqual([403, 'taxonomy_not_allowed']);
    const topic = await publish(server, owner, fileKey, { tagIds, topicIds: [941] });
    expect(topic.error).toBe('taxonomy_not_allowed');
    const stray = await publish(server, owner, fileKey, { tagIds: [...tagIds, ids.stray] });
    expect(stray.error).toBe('taxonomy_not_allowed');
  });

  test.each([
    ['[ROLE-18] a super admin', { kind: 1 } as const],
    ['[ROLE-18] a general admin', { kind: 2 } as const],
    ['[ROLE-19] a special invited user', { specialInvite: true }],
  ])('%s chooses scene, industry, chart type and role, and must', async (_who, options) => {
    const person = await server.createUser(options);
    const fileKey = await createFile(server, person);
    const bare = await publish(server, person, fileKey, { tagIds });
    expect(bare.fields).toEqual([
      'scenes required 1',
      'industries required 1',
      'charts required 1',
      'roles required 1',
    ]);
    const full = await publish(server, person, fileKey, { tagIds: complete(), topicIds: [941, 942] });
    expect(full.status).toBe(200);
    const detail = await server.api('getFileFullLatestSelf', { as: person, params: { file_key: fileKey } });
    expect(detail.data.tag_list.map(({ id }) => id)).toEqual(complete());
    expect(detail.data.special_topic_id_list).toEqual([941, 942]);
  });

  test('[VAL-PUB-14][VAL-PUB-15][VAL-PUB-16][VAL-PUB-17][VAL-PUB-18][VAL-PUB-19][VAL-PUB-20][VAL-PUB-21] required, and not too many', async () => {
    const admin = await server.createUser({ kind: 2 });
    const fileKey = await createFile(server, admin);
    const refused = async (chosen: number[], topicIds: number[] = []) =>
      (await publish(server, admin, fileKey, { tagIds: chosen, topicIds })).fields;
    const without = (id: number) => complete().filter((each) => each !== id);
    expect(await refused(without(901))).toEqual(['scenes required 1']);
    expect(await refused([...complete(), 902, 903])).toEqual(['scenes max_items 2']);
    expect(await refused(without(ids.industry))).toEqual(['industries required 1']);
    expect(await refused(without(ids.chart))).toEqual(['charts required 1']);
    expect(await refused([...complete(), ids.otherChart])).toEqual(['charts max_items 1']);
    expect(await refused(without(931))).toEqual(['roles required 1']);
    expect(await refused([...complete(), 932, 933])).toEqual(['roles max_items 2']);
    expect(await refused(complete(), [941, 942, 943])).toEqual(['special_ids[] max_items 2']);
    expect(await refused(complete(), [944])).toEqual(['special_ids[] unknown']);
    expect(await refused([...complete(), ids.stray])).toEqual(['tag_ids[] unknown']);
    expect((await publish(server, admin, fileKey, { tagIds: [...complete(), 902, 932] })).status).toBe(200);
    expect(TOPICS).toHaveLength(4);
  });
});

describe('the cover', () => {
  test('[VAL-PUB-22][VAL-PUB-24] is judged by its content, whatever its name says', async () => {
    const fileKey = await createFile(server, owner);
    const gif = await sharp(await coverPng())
      .gif()
      .toBuffer();
    const broken = (await coverPng()).subarray(0, 60);
    const disguised = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.alloc(200),
    ]);
    for (const cover of [gif, broken, disguised, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      const { status, error } = await publish(server, owner, fileKey, { tagIds, cover });
      expect([status, error]).toEqual([415, 'image_not_accepted']);
    }
    const jpeg = await sharp(await coverPng())
      .jpeg()
      .toBuffer();
    expect((await publish(server, owner, fileKey, { tagIds, cover: jpeg })).status).toBe(200);
  });

  test('[VAL-PUB-23] is refused above 5 MB with the limit', async () => {
    const fileKey = await createFile(server, owner);
    const large = Buffer.concat([await coverPng(), Buffer.alloc(5 * 1024 * 1024)]);
    const { status, error, json } = await publish(server, owner, fileKey, { tagIds, cover: large });
    expect([status, error]).toEqual([413, 'image_too_large']);
    expect(json.data).toMatchObject({ limit: 5 * 1024 * 1024, field: 'cover' });
  });

  test('is refused without being decoded when it has far too many pixels', async () => {
    const fileKey = await createFile(server, owner);
    const bomb = pngBomb(30_000, 30_000);
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    const { status, error } = await publish(server, owner, fileKey, { tagIds, cover: bomb });
    expect([status, error]).toEqual([415, 'image_not_accepted']);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('is painted from the board by default: 1080 by 700 pixels, for the owner', async () => {
    const fileKey = await createFile(server, owner, 'Painted');
    const { response } = await server.api('renderFileCover', { as: owner, params: { file_key: fileKey } });
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1080, 700]);
    const other = await server.createUser();
    expect((await server.api('renderFileCover', { as: other, params: { file_key: fileKey } })).error).toBe(
      'not_owner',
    );
    expect(
      (await server.api('renderFileCover', { as: owner, params: { file_key: UNKNOWN_KEY } })).status,
    ).toBe(404);
    expect((await publish(server, owner, fileKey, { tagIds, cover: response.rawPayload })).status).toBe(200);
  });
});

test('a publish that fails half-way leaves nothing', async () => {
  const fileKey = await createFile(server, owner);
  await sql`alter table submission add constraint fails_on_purpose check (name <> 'explode')`.execute(
    server.db,
  );
  const before = await rowCounts();
  const failed = await server.api('publishFile', {
    as: owner,
    params: { file_key: fileKey },
    form: await publishForm({ tagIds, name: 'explode', cover: await coverPng(300, 200) }),
    breaks: true,
  });
  expect(failed.status).toBe(500);
  expect(await rowCounts()).toEqual(before);
  const { data } = await server.api('getAuditStatus', { as: owner, query: { fileKey } });
  expect(data).toEqual({ file_key: fileKey, status: 0, is_public: false });
  await sql`alter table submission drop constraint fails_on_purpose`.execute(server.db);
});

test('of several submissions of one file at once, one is taken', async () => {
  const fileKey = await createFile(server, owner);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(async () => publish(server, owner, fileKey, { tagIds })),
  );
  expect(answers.map(({ error }) => error ?? 'taken').toSorted()).toEqual([
    'already_in_review',
    'already_in_review',
    'already_in_review',
    'taken',
  ]);
  const versions = await server.db
    .selectFrom('submission')
    .select('version')
    .where('file_key', '=', fileKey)
    .execute();
  expect(versions).toEqual([{ version: 1 }]);
});

test('[CONST-01][ERR-07] of 50 publications at once exactly those within the daily limit of 100 are taken', async () => {
  const busy = await withoutPlanLimit(server, await server.createUser());
  const files = await Promise.all(Array.from({ length: 50 }, async () => createFile(server, busy)));
  const day = server.clock.now().toISOString().slice(0, 10);
  await server.db.insertInto('publish_count').values({ user_id: busy.userId, day, count: 60 }).execute();
  const answers = await Promise.all(files.map(async (fileKey) => publish(server, busy, fileKey, { tagIds })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['429 1208']));
});

test('[API-FILE-15][API-FILE-16][ROLE-07] where files stand is shown to their owner', async () => {
  const untouched = await createFile(server, owner);
  const inReview = await createFile(server, owner);
  await publish(server, owner, inReview, { tagIds });
  const other = await server.createUser();
  const body = { file_key_list: [untouched, inReview, UNKNOWN_KEY] };
  const map = await server.api('getAuditStatusMap', { as: owner, body });
  expect(map.data).toEqual({ [untouched]: 0, [inReview]: 1 });
  expect((await server.api('getAuditStatusMap', { as: other, body })).data).toEqual({});
  expect((await server.api('getAuditStatusMap', { body })).status).toBe(401);
  const one = await server.api('getAuditStatus', { as: owner, query: { fileKey: inReview } });
  expect(one.data).toEqual({ file_key: inReview, status: 1, is_public: false });
  expect((await server.api('getAuditStatus', { as: other, query: { fileKey: inReview } })).error).toBe(
    'not_owner',
  );
  expect((await server.api('getAuditStatus', { as: owner, query: { fileKey: UNKNOWN_KEY } })).status).toBe(
    404,
  );
  expect((await server.api('getAuditStatus', { query: { fileKey: inReview } })).status).toBe(401);
});

test('[API-FILE-02][AMB-24] the newest submission is shown to its owner; a file never handed in has none', async () => {
  const fileKey = await createFile(server, owner);
  const params = { file_key: fileKey };
  const none = await server.api('getFileFullLatestSelf', { as: owner, params });
  expect([none.status, none.error]).toEqual([404, 'submission_not_found']);
  await publish(server, owner, fileKey, { tagIds, name: 'Handed in' });
  const mine = await server.api('getFileFullLatestSelf', { as: owner, params });
  expect([mine.data.name, mine.data.auditStatus]).toEqual(['Handed in', 1]);
  const other = await server.createUser();
  expect((await server.api('getFileFullLatestSelf', { as: other, params })).error).toBe('not_owner');
  const unknown = { as: owner, params: { file_key: UNKNOWN_KEY } };
  expect((await server.api('getFileFullLatestSelf', unknown)).error).toBe('file_not_found');
  const full = await server.api('getFileFullSelf', { as: owner, params });
  expect(full.data).toMatchObject({ name: 'Handed in', auditStatus: 1, pub_time: null });
});

test('[API-FILE-17] the list of own submissions pages without repeating, in at most three statements', async () => {
  const writer = await server.createUser();
  const names = ['First', 'Second', 'Third'];
  for (const name of names) await publish(server, writer, await createFile(server, writer), { tagIds, name });
  const seen: string[] = [];
  let cursor = '0';
  do {
    const { data } = await server.api('listAuditFiles', { as: writer, query: { cursor, size: 2 } });
    seen.push(...data.list.map(({ name }) => name));
    cursor = data.next_cursor;
  } while (cursor !== '0');
  expect(seen).toEqual(names.toReversed());
  const viewed = await server.api('listAuditFiles', { as: writer, query: { viewType: 2, size: 2 } });
  const rest = await server.api('listAuditFiles', {
    as: writer,
    query: { viewType: 2, size: 2, cursor: viewed.data.next_cursor },
  });
  expect([...viewed.data.list, ...rest.data.list]).toHaveLength(3);
  expect((await server.api('listAuditFiles', { as: writer, query: { viewType: 3 } })).data.list).toEqual([]);
  expect((await server.api('listAuditFiles')).status).toBe(401);
  const statements = await server.statementsOf(() => server.api('listAuditFiles', { as: writer }));
  expect(statements.length).toBeLessThanOrEqual(3);
});

test('[CONST-01] the daily limit begins again with the day of the deployment', async () => {
  const busy = await server.createUser();
  const fileKey = await createFile(server, busy);
  const day = server.clock.now().toISOString().slice(0, 10);
  await server.db.insertInto('publish_count').values({ user_id: busy.userId, day, count: 100 }).execute();
  expect((await publish(server, busy, fileKey, { tagIds })).code).toBe(1208);
  server.clock.advance(86_400_000);
  const { token } = await server.infra.tokens.issue({ userId: busy.userId, sessionId: 'next-day' });
  expect((await publish(server, { ...busy, token }, fileKey, { tagIds })).status).toBe(200);
});
