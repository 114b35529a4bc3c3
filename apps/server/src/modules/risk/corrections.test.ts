import type { BodyOf } from '@boardwalk/api-client';
import { readTagsCorrected } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';
import { createWork, noteBoard } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
/** Tags of the taxonomy; the second scene is below the first, and one industry is closed. */
const [HEADING, SCENE, INDUSTRY, CLOSED, CHARTS, CHART, OTHER_CHART, STRAY, ROLE] = [
  901, 902, 911, 912, 921, 922, 923, 924, 931,
];
const [TEAMS, PLANS, ENDED] = [941, 942, 943];
const REASON = 'The tag names another product.';
let owner: TestUser;
let reader: TestUser;
let admin: TestUser;
/** Custom tags. */
let retro: number;
let spam: number;

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  reader = await server.createUser({ nickName: 'Remy' });
  admin = await server.createUser({ nickName: 'Ada', kind: 2 });
  const tag = (
    id: number,
    ttype: 1 | 3 | 4 | 5,
    more: { parent?: number; slug?: string; is_open?: boolean },
  ) => ({
    tag_id: id,
    ttype,
    parent_id: more.parent ?? null,
    slug: more.slug ?? null,
    name: `Tag ${id}`,
    names: JSON.stringify({ 'ja-JP': `タグ${id}` }),
    name_key: `tag ${id}`,
    is_open: more.is_open ?? true,
    created_at: server.clock.now(),
  });
  await server.db
    .insertInto('tag')
    .values([
      tag(HEADING, 1, {}),
      tag(SCENE, 1, { parent: HEADING }),
      tag(INDUSTRY, 4, {}),
      tag(CLOSED, 4, { is_open: false }),
      tag(CHARTS, 5, { slug: 'chart' }),
      tag(CHART, 5, { parent: CHARTS }),
      tag(OTHER_CHART, 5, { parent: CHARTS }),
      tag(STRAY, 5, {}),
      tag(ROLE, 3, {}),
    ])
    .execute();
  const topic = (id: number, title: string, use_flag: 0 | 1) => ({
    topic_id: id,
    title,
    titles: JSON.stringify({ 'ja-JP': `トピック${id}` }),
    descriptions: '{}',
    use_flag,
    created_at: server.clock.now(),
  });
  await server.db
    .insertInto('topic')
    .values([topic(TEAMS, 'Teams', 1), topic(PLANS, 'Plans', 1), topic(ENDED, 'Ended', 0)])
    .execute();
  retro = await customTag(server, owner, 'Retrospective');
  spam = await customTag(server, owner, 'Buy watches');
});

type Correction = BodyOf<'correctWorkTags'>;
type Wish = Partial<Pick<Correction, 'tag_ids' | 'topic_ids' | 'reason'>>;

async function workOf(tagIds: number[], topicIds: number[] = [], name = 'A plan'): Promise<string> {
  return createWork(server, {
    owner,
    name,
    tagIds,
    topicIds,
    snapshot: noteBoard('Zeppelins over the harbour'),
  });
}

const shown = async (fileKey: string) =>
  (await server.api('getModeratedWork', { as: admin, params: { file_key: fileKey } })).data;

/** A correction of what the work has now; what is left out of the wish stays. */
async function asSeen(fileKey: string, wish: Wish): Promise<Correction> {
  const work = await shown(fileKey);
  const seen = { tag_ids: work.tag_list.map(({ id }) => id), topic_ids: work.topic_list.map(({ id }) => id) };
  return { submission_id: work.submission_id, seen, ...seen, ...wish };
}

const send = async (fileKey: string, body: Correction, as: TestUser | undefined = admin, key?: string) =>
  server.api('correctWorkTags', {
    as,
    params: { file_key: fileKey },
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const correct = async (fileKey: string, wish: Wish) => send(fileKey, await asSeen(fileKey, wish));

const foundBy = async (keyword: string) =>
  (await server.api('searchFiles', { query: { keyword } })).data.list.map(({ file_key: key }) => key);
const logOf = async (fileKey: string) =>
  (await server.api('listModerationLog', { as: admin, query: { file_key: fileKey } })).data.list;
async function messagesAbout(fileKey: string) {
  const { data } = await server.api('listMessages', { as: owner });
  return data.list
    .filter(({ meta }) => meta.content.includes(fileKey))
    .map(({ meta }) => [meta.msg_type, readTagsCorrected(meta.content)]);
}
const detail = async (fileKey: string) =>
  (await server.api('getFileFull', { params: { file_key: fileKey } })).data;
const countOf = async (topicId: number) =>
  (await server.api('getTopic', { query: { id: topicId } })).data.file_count;

test('a correction is shown at once wherever the work is: its page, lists, search and topics', async () => {
  const fileKey = await workOf([spam, INDUSTRY], [TEAMS]);
  const [teams, plans] = [await countOf(TEAMS), await countOf(PLANS)];
  expect(await foundBy('watches')).toEqual([fileKey]);
  const before = await detail(fileKey);
  server.clock.advance(60_000);
  const { status, data } = await correct(fileKey, {
    tag_ids: [retro, SCENE],
    topic_ids: [PLANS],
    reason: `  ${REASON} `,
  });
  expect(status).toBe(200);
  expect(data).toEqual(await shown(fileKey));
  expect(data.tag_list.map(({ name }) => name)).toEqual(['Retrospective', 'Tag 902']);
  expect(data.topic_list).toEqual([{ id: PLANS, title: 'Plans' }]);

  const after = await detail(fileKey);
  expect(after.tag_list.map(({ id }) => id)).toEqual([retro, SCENE]);
  expect(after.special_topic_id_list).toEqual([PLANS]);
  // It moves in no list: what its owner made of it is as old as before.
  expect([after.updated_at, after.pub_time]).toEqual([before.updated_at, before.pub_time]);
  expect([await foundBy('watches'), await foundBy('retrospective')]).toEqual([[], [fileKey]]);
  // Words of the board and of tags above stay in the entry of search.
  expect([await foundBy('zeppelins'), await foundBy('タグ901')]).toEqual([[fileKey], [fileKey]]);
  expect([await countOf(TEAMS), await countOf(PLANS)]).toEqual([teams - 1, plans + 1]);
  const ofTag = await server.db
    .selectFrom('publication_tag')
    .select(['tag_id', 'is_chosen'])
    .where('file_key', '=', fileKey)
    .execute();
  expect(new Map(ofTag.map(({ tag_id: id, is_chosen: isChosen }) => [id, isChosen]))).toEqual(
    new Map([
      [HEADING, false],
      [SCENE, true],
      [retro, true],
    ]),
  );
  const own = await server.api('getFileFullLatestSelf', { as: owner, params: { file_key: fileKey } });
  expect([own.data.auditStatus, own.data.tag_list.map(({ id }) => id)]).toEqual([2, [retro, SCENE]]);
});

test('its owner is notified of what came and went, in their language, and the log names it without words of people', async () => {
  const fileKey = await workOf([spam, INDUSTRY], [TEAMS], 'Named');
  const setLanguage = async (language: string | null) =>
    server.db.updateTable('user_account').set({ language }).where('user_id', '=', owner.userId).execute();
  await setLanguage('ja-JP');
  await correct(fileKey, { tag_ids: [INDUSTRY, SCENE, retro], topic_ids: [PLANS], reason: REASON });
  await setLanguage(null);
  await correct(fileKey, { topic_ids: [] });
  const work = { name: 'Named', file_key: fileKey };
  const none = { added: [], removed: [] };
  expect(await messagesAbout(fileKey)).toEqual([
    ['TagsCorrected', { ...work, tags: none, topics: { added: [], removed: ['Plans'] } }],
    [
      'TagsCorrected',
      {
        ...work,
        tags: { added: ['タグ902', 'Retrospective'], removed: ['Buy watches'] },
        topics: { added: ['トピック942'], removed: ['トピック941'] },
        reason: REASON,
      },
    ],
  ]);
  const mails = await server.db
    .selectFrom('mail')
    .select(['data', 'language'])
    .where('kind', '=', 'tagsCorrected')
    .where('user_id', '=', owner.userId)
    .orderBy('mail_id')
    .execute();
  expect(mails.filter(({ data }) => data['fileKey'] === fileKey)).toEqual([
    { data: { name: 'Named', fileKey, reason: REASON }, language: 'ja-JP' },
    { data: { name: 'Named', fileKey }, language: 'en-US' },
  ]);
  const [second, first] = await logOf(fileKey);
  expect(first).toMatchObject({
    action: 'work.correct_tags',
    subject_type: 'work',
    subject_id: fileKey,
    reason: REASON,
    moderator: { nick_name: 'Ada' },
    changes: [
      { field: 'tags', from: `#${spam}`, to: `Tag 902 · #${retro}` },
      { field: 'topics', from: 'Teams', to: 'Plans' },
    ],
  });
  expect([second?.reason, second?.changes]).toEqual([null, [{ field: 'topics', from: 'Plans', to: null }]]);
});

test('what changes nothing is no correction: nobody is notified and nothing is logged', async () => {
  const fileKey = await workOf([spam, SCENE], [TEAMS, PLANS]);
  const { status } = await correct(fileKey, {
    tag_ids: [SCENE, spam],
    topic_ids: [PLANS, TEAMS],
    reason: REASON,
  });
  expect(status).toBe(200);
  expect([await messagesAbout(fileKey), await logOf(fileKey)]).toEqual([[], []]);
});

describe('when somebody else was faster', () => {
  const seenBefore = { tag_ids: [] as number[], topic_ids: [] as number[] };

  test('other tags, other topics and another version are a conflict, in any order they are not', async () => {
    const fileKey = await workOf([spam, SCENE], [TEAMS, PLANS]);
    const now = await asSeen(fileKey, { tag_ids: [retro] });
    const { submission_id: submissionId } = now;
    for (const stale of [
      { ...now, seen: { ...now.seen, tag_ids: [spam] } },
      { ...now, seen: { ...now.seen, tag_ids: [spam, SCENE, retro] } },
      { ...now, seen: { ...now.seen, topic_ids: [TEAMS] } },
      { ...now, seen: seenBefore },
      { ...now, submission_id: String(Number(submissionId) + 1) },
    ]) {
      const answer = await send(fileKey, stale);
      expect([answer.status, answer.error]).toEqual([409, 'work_changed']);
    }
    expect((await detail(fileKey)).tag_list.map(({ id }) => id)).toEqual([spam, SCENE]);
    const turned = { tag_ids: [SCENE, spam], topic_ids: [PLANS, TEAMS] };
    expect((await send(fileKey, { ...now, seen: turned })).status).toBe(200);
  });

  test('of several corrections at once one succeeds', async () => {
    const fileKey = await workOf([spam]);
    const wishes = await Promise.all(
      [[retro], [SCENE], [ROLE, retro]].map(async (tag_ids) => asSeen(fileKey, { tag_ids })),
    );
    const answers = await Promise.all(wishes.map(async (body) => send(fileKey, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'work_changed')).toHaveLength(2);
    expect([(await logOf(fileKey)).length, (await messagesAbout(fileKey)).length]).toEqual([1, 1]);
  });

  test('a work that was withdrawn or taken down is not public any more', async () => {
    const fileKey = await workOf([spam]);
    const body = await asSeen(fileKey, { tag_ids: [retro] });
    await server.api('cancelPublish', { as: owner, params: { file_key: fileKey } });
    const answer = await send(fileKey, body);
    expect([answer.status, answer.error]).toEqual([409, 'not_published']);
    expect(await shown(fileKey)).toMatchObject({ may_correct: false, is_public: false });
  });
});

test('with a key it is done once, and a key of another work is refused', async () => {
  const [fileKey, other] = [await workOf([spam]), await workOf([spam])];
  const body = await asSeen(fileKey, { tag_ids: [retro] });
  const key = 'correction-0001';
  const first = await send(fileKey, body, admin, key);
  const again = await Promise.all([send(fileKey, body, admin, key), send(fileKey, body, admin, key)]);
  expect(again.map(({ status, data }) => [status, data])).toEqual([
    [200, first.data],
    [200, first.data],
  ]);
  expect([(await logOf(fileKey)).length, (await messagesAbout(fileKey)).length]).toEqual([1, 1]);
  const reused = await send(other, await asSeen(other, { tag_ids: [retro] }), admin, key);
  expect([reused.status, reused.error]).toEqual([409, 'idempotency_key_reused']);
  expect(await logOf(other)).toEqual([]);
  expect((await send(other, body, admin, 'short')).status).toBe(400);
});

test('tags and topics keep the limits of publishing, exist and are open; what the work has may stay', async () => {
  const fileKey = await workOf([spam, CLOSED, STRAY], [ENDED]);
  const refused = async (wish: Wish) => (await correct(fileKey, wish)).fields;
  const more = await server.services.tags.findOrCreateCustomTags(['one', 'two', 'three'], owner.userId);
  expect(await refused({ tag_ids: [...more, spam] })).toEqual(['custom_tags max_items 3']);
  expect(await refused({ tag_ids: [INDUSTRY, CLOSED] })).toEqual(['industries max_items 1']);
  expect(await refused({ tag_ids: [CHART, OTHER_CHART] })).toEqual(['charts max_items 1']);
  expect(await refused({ tag_ids: [spam, spam] })).toEqual(['tag_ids duplicate']);
  expect(await refused({ tag_ids: [spam, 999_999] })).toEqual(['tag_ids unknown']);
  expect(await refused({ topic_ids: [999_999] })).toEqual(['topic_ids unknown']);
  expect(await refused({ topic_ids: [TEAMS, TEAMS] })).toEqual(['topics duplicate']);
  expect(await refused({ topic_ids: [TEAMS, PLANS, ENDED] })).toEqual(['topic_ids max_items 2']);
  expect(await refused({ tag_ids: [] })).toEqual(['tag_ids required 1']);
  expect(await refused({ reason: 'a'.repeat(1001) })).toEqual(['reason max_length 1000']);
  expect(await logOf(fileKey)).toEqual([]);

  expect(
    (await correct(fileKey, { tag_ids: [CLOSED, STRAY, CHART], topic_ids: [ENDED, TEAMS] })).status,
  ).toBe(200);
  expect((await correct(fileKey, { tag_ids: [STRAY], topic_ids: [] })).status).toBe(200);
  // What has gone cannot come back.
  expect(await refused({ tag_ids: [STRAY, CLOSED] })).toEqual(['tag_ids unknown']);
  expect(await refused({ topic_ids: [ENDED] })).toEqual(['topic_ids unknown']);
  expect((await correct(fileKey, { tag_ids: [retro] })).status).toBe(200);
  expect(await refused({ tag_ids: [STRAY] })).toEqual(['tag_ids unknown']);
});

test('an update that waits with the same tags is corrected too; one whose tags its owner has changed is for its review', async () => {
  const handIn = async (fileKey: string, tagIds: number[]) =>
    (await publish(server, owner, fileKey, { tagIds })).data.submission_id;
  const tagsOf = async (submissionId: string) => {
    const { data } = await server.api('getReview', { as: admin, params: { submission_id: submissionId } });
    return data.item.tag_list.map(({ id }) => id);
  };
  const [same, changed] = [await workOf([spam]), await workOf([spam])];
  const [first, second] = [await handIn(same, [spam]), await handIn(changed, [retro, spam])];
  for (const fileKey of [same, changed]) await correct(fileKey, { tag_ids: [SCENE, retro] });
  expect([await tagsOf(first), await tagsOf(second)]).toEqual([
    [SCENE, retro],
    [retro, spam],
  ]);
});

test('a new version of somebody who may choose custom tags alone keeps the tags and topics of the taxonomy', async () => {
  const fileKey = await workOf([spam]);
  await correct(fileKey, { tag_ids: [ROLE, retro, SCENE], topic_ids: [TEAMS] });
  const { data: update } = await publish(server, owner, fileKey, { tagIds: [spam] });
  await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: update.submission_id },
    body: { decision: 'pass' },
  });
  const after = await detail(fileKey);
  expect(after.tag_list.map(({ id }) => id)).toEqual([spam, ROLE, SCENE]);
  expect(after.special_topic_id_list).toEqual([TEAMS]);
});

test('a correction that fails half-way changes nothing, and nobody is notified', async () => {
  const fileKey = await workOf([spam], [TEAMS]);
  const body = await asSeen(fileKey, { tag_ids: [retro], topic_ids: [] });
  await sql`alter table inbox_message add constraint fails_on_purpose check (msg_type <> 'TagsCorrected') not valid`.execute(
    server.db,
  );
  const answer = await server.api('correctWorkTags', {
    as: admin,
    params: { file_key: fileKey },
    body,
    breaks: true,
  });
  await sql`alter table inbox_message drop constraint fails_on_purpose`.execute(server.db);
  expect(answer.status).toBe(500);
  const after = await detail(fileKey);
  expect([after.tag_list.map(({ id }) => id), after.special_topic_id_list]).toEqual([[spam], [TEAMS]]);
  expect([await logOf(fileKey), await foundBy('retrospective')]).toEqual([
    [],
    expect.not.arrayContaining([fileKey]),
  ]);
});

test('only admins correct tags, never those of their own works; what was never public is not found', async () => {
  const fileKey = await workOf([spam]);
  const body = await asSeen(fileKey, { tag_ids: [retro] });
  for (const as of [reader, owner]) {
    const answer = await send(fileKey, body, as);
    expect([answer.status, answer.error]).toEqual([403, 'admins_only']);
  }
  const anonymous = await server.api('correctWorkTags', { params: { file_key: fileKey }, body });
  expect(anonymous.status).toBe(401);
  expect((await send('x', body)).status).toBe(400);
  const unknown = await send('abcdefghjkmn', body);
  expect([unknown.status, unknown.error]).toEqual([404, 'file_not_found']);
  const own = await createWork(server, { owner: admin, tagIds: [spam] });
  const refused = await send(own, await asSeen(own, { tag_ids: [retro] }));
  expect([refused.status, refused.error]).toEqual([403, 'own_work']);
  expect(await shown(own)).toMatchObject({ is_public: true, may_correct: false });
  expect((await shown(fileKey)).may_correct).toBe(true);
});
