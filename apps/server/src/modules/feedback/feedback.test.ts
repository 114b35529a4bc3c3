import { FEEDBACK_PLATFORM, writeFeedbackContent, type FeedbackContent } from '@boardwalk/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { fileForm, picture, seeAttachment } from '../../../test/uploads.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const MB = 1024 * 1024;
const CAREER = 301;
const INDUSTRY = 401;
const CLOSED = 302;
const CUSTOM = 10;
let mara: TestUser;
let noah: TestUser;
let admin: TestUser;

beforeAll(async () => {
  mara = await server.createUser({ nickName: 'Mara' });
  noah = await server.createUser({ nickName: 'Noah' });
  admin = await server.createUser({ kind: 1 });
  const tag = (id: number, ttype: 2 | 3 | 4, name: string, isOpen = true) => ({
    tag_id: id,
    ttype,
    name,
    names: JSON.stringify({ 'zh-CN': `${name}（中文）` }),
    name_key: name,
    is_open: isOpen,
    created_at: server.clock.now(),
  });
  await server.db
    .insertInto('tag')
    .values([
      tag(CAREER, 3, 'Teacher'),
      tag(CLOSED, 3, 'Retired', false),
      tag(INDUSTRY, 4, 'Education'),
      tag(CUSTOM, 2, 'Mine'),
    ])
    .execute();
});

// An hour later everybody may write again.
beforeEach(() => server.clock.advance(3_600_000));

const contentOf = (fields: Partial<FeedbackContent> = {}): FeedbackContent => ({
  career: CAREER,
  industry: INDUSTRY,
  description: 'More fonts, please.',
  imgList: [],
  ...fields,
});

async function send(
  as: TestUser | undefined,
  content: unknown,
  options: { userId?: string; headers?: Record<string, string> } = {},
) {
  return server.api('sendFeedback', {
    as,
    params: { user_id: options.userId ?? as?.userId ?? mara.userId },
    body: { platform: FEEDBACK_PLATFORM, content: JSON.stringify(content) },
    headers: options.headers ?? {},
  });
}

async function upload(as: TestUser): Promise<string> {
  const answer = await server.api('uploadFeedbackPicture', { as, form: fileForm(await picture()) });
  return answer.data.url;
}

const count = async () => (await server.db.selectFrom('feedback').select('feedback_id').execute()).length;

test('[API-RISK-04][ENT-14][OPEN-34] feedback is kept with career, industry, description and pictures, and admins read it', async () => {
  const imgList = [await upload(mara), await upload(mara)];
  const text = writeFeedbackContent(contentOf({ imgList, description: '  Bigger <b>& bolder</b> ' }));
  const { status, data } = await server.api('sendFeedback', {
    as: mara,
    params: { user_id: mara.userId },
    body: { platform: 'web', content: text },
  });
  expect(status).toBe(200);
  const list = await server.api('listFeedback', { as: admin });
  const [entry] = list.data.list;
  expect(entry).toMatchObject({
    feedback_id: data.feedback_id,
    user: { user_id: mara.userId, nick_name: 'Mara' },
    platform: 'web',
    career: { id: CAREER, name: 'Teacher', ttype: 3 },
    industry: { id: INDUSTRY, name: 'Education', ttype: 4 },
    description: 'Bigger <b>& bolder</b>',
    created_at: server.clock.now().toISOString(),
  });
  expect(entry?.images).toHaveLength(2);
  for (const image of entry?.images ?? [])
    expect((await seeAttachment(server, image.url)).response.headers['content-type']).toBe('image/webp');
  const chinese = await server.api('listFeedback', { as: admin, headers: { cookie: 'lang=zh-CN' } });
  expect(chinese.data.list[0]?.career.name).toBe('Teacher（中文）');
});

test('[ROLE-09] feedback needs login, and goes out in one’s own name only', async () => {
  const before = await count();
  expect((await send(undefined, contentOf())).status).toBe(401);
  expect((await server.api('uploadFeedbackPicture', { form: fileForm(await picture()) })).status).toBe(401);
  const others = await send(mara, contentOf(), { userId: noah.userId });
  expect([others.status, others.error]).toEqual([403, 'forbidden']);
  const unknown = await send(mara, contentOf(), { userId: 'kkkkkkkkkkkk' });
  expect([unknown.status, unknown.error]).toEqual([404, 'user_not_found']);
  expect(await count()).toBe(before);
});

test.each([
  ['[VAL-FB-01] a career is required', { career: undefined }, ['content.career required']],
  ['[VAL-FB-01] of the taxonomy', { career: 999 }, ['content.career unknown']],
  ['a career that is closed', { career: CLOSED }, ['content.career unknown']],
  ['an industry as career', { career: INDUSTRY }, ['content.career unknown']],
  ['a custom tag as industry', { industry: CUSTOM }, ['content.industry unknown']],
  ['[VAL-FB-02] an industry is required', { industry: undefined }, ['content.industry required']],
  ['[VAL-FB-02] of the taxonomy', { industry: 999 }, ['content.industry unknown']],
  ['[VAL-FB-03] a description is required', { description: ' ' }, ['content.description required 1']],
  [
    '[VAL-FB-04] 2001 characters',
    { description: '图'.repeat(2001) },
    ['content.description max_length 2000'],
  ],
  ['[VAL-FB-07] 4 pictures', { imgList: ['1', '2', '3', '4'] }, ['content.imgList max_items 3']],
  ['a picture of elsewhere', { imgList: ['https://elsewhere.example/a.png'] }, ['content.imgList unknown']],
  [
    'a picture nobody uploaded',
    { imgList: ['/api/risk/attachment/kkkkkkkkkkkk?ticket=x'] },
    ['content.imgList unknown'],
  ],
])('refused: %s', async (_title, fields, expected) => {
  const before = await count();
  const answer = await send(noah, { ...contentOf(), ...fields });
  expect([answer.status, answer.fields]).toEqual([400, expected]);
  expect(await count()).toBe(before);
});

test('[VAL-FB-04] 2000 characters are fine', async () => {
  expect((await send(noah, contentOf({ description: '图'.repeat(2000) }))).status).toBe(200);
});

test('content that is no JSON object, and another platform, are refused', async () => {
  const call = (body: unknown) =>
    server.api('sendFeedback', { as: noah, params: { user_id: noah.userId }, raw: { body } });
  expect((await call({ platform: 'web', content: '[]' })).fields).toEqual(['content format']);
  expect((await call({ platform: 'web', content: '{not json' })).fields).toEqual(['content format']);
  expect((await call({ platform: 'desktop', content: '{}' })).fields).toEqual(['platform unknown']);
  expect((await call({ platform: 'web', content: contentOf() })).fields).toEqual(['content format']);
});

test('[API-RISK-03] an upload answers an address, which shows the picture to who has it', async () => {
  const { status, data } = await server.api('uploadFeedbackPicture', {
    as: mara,
    form: fileForm(await picture('jpeg')),
  });
  expect([status, Object.keys(data)]).toEqual([200, ['url']]);
  const { response: shown } = await seeAttachment(server, data.url);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('[VAL-FB-05][VAL-FB-06] a picture is a jpg or png by its signature, of at most 2 MB', async () => {
  const none = await server.api('uploadFeedbackPicture', { as: mara, form: new FormData() });
  expect([none.status, none.fields]).toEqual([400, ['file required']]);
  const outcomeOf = async (bytes: Uint8Array) => {
    const answer = await server.api('uploadFeedbackPicture', { as: mara, form: fileForm(bytes) });
    return [answer.status, answer.error];
  };
  expect(await outcomeOf(await picture('png'))).toEqual([200, undefined]);
  expect(await outcomeOf(await picture('jpeg'))).toEqual([200, undefined]);
  expect(await outcomeOf(await picture('gif'))).toEqual([415, 'image_not_accepted']);
  expect(await outcomeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
    415,
    'image_not_accepted',
  ]);
  expect(await outcomeOf(Buffer.concat([await picture(), Buffer.alloc(2 * MB)]))).toEqual([
    413,
    'image_too_large',
  ]);
});

test('a picture stored once more is young again, so that no collection takes it away meanwhile', async () => {
  const bytes = await picture('png', 71);
  const blobs = () => server.db.selectFrom('blob').select(['hash', 'created_at']).execute();
  const before = new Set((await blobs()).map(({ hash }) => hash));
  await server.api('uploadFeedbackPicture', { as: mara, form: fileForm(bytes) });
  const [stored] = (await blobs()).filter(({ hash }) => !before.has(hash));
  server.clock.advance(1_000);
  await server.api('uploadFeedbackPicture', { as: mara, form: fileForm(bytes) });
  const again = (await blobs()).find(({ hash }) => hash === stored?.hash);
  expect(again?.created_at).toEqual(server.clock.now());
});

test('pictures are one’s own, used once, and not those of a report', async () => {
  const refused = async (url: string) => (await send(noah, contentOf({ imgList: [url] }))).fields;
  const unknown = ['content.imgList unknown'];
  expect(await refused(await upload(mara))).toEqual(unknown);
  const report = await server.api('uploadReportImage', { as: noah, form: fileForm(await picture()) });
  expect(await refused(Object.values(report.data)[0] ?? '')).toEqual(unknown);
  const mine = await upload(noah);
  expect((await send(noah, contentOf({ imgList: [mine] }))).status).toBe(200);
  expect(await refused(mine)).toEqual(unknown);
  const whole = `${server.infra.settings.publicUrl}${await upload(noah)}`;
  expect((await send(noah, contentOf({ imgList: [whole] }))).status).toBe(200);
});

test('an idempotency key sends feedback once, pictures included, also under twenty at once', async () => {
  const before = await count();
  const content = contentOf({ imgList: [await upload(noah)] });
  const headers = { 'idempotency-key': 'feedback-0001' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(noah, content, { headers })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ data }) => data.feedback_id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('one person sends at most thirty an hour', async () => {
  const eager = await server.createUser();
  const answers = await Promise.all(Array.from({ length: 31 }, () => send(eager, contentOf())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ error }) => error === 'too_many_requests')).toHaveLength(1);
  expect((await send(noah, contentOf())).status).toBe(200);
});

test('feedback is read by admins only, the latest first, in three statements', async () => {
  expect((await server.api('listFeedback')).status).toBe(401);
  expect((await server.api('listFeedback', { as: mara })).error).toBe('admins_only');
  expect((await server.api('listFeedback', { as: admin, query: { cursor: 'x' } })).status).toBe(400);
  const seen: number[] = [];
  let cursor = '0';
  do {
    const page = await server.api('listFeedback', { as: admin, query: { cursor, size: 15 } });
    seen.push(...page.data.list.map((entry) => Number(entry.feedback_id)));
    cursor = page.data.next_cursor;
  } while (cursor !== '0');
  expect(seen).toHaveLength(await count());
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  const statements = await server.statementsOf(() => server.api('listFeedback', { as: admin }));
  expect(statements.length).toBeLessThanOrEqual(3);
});
