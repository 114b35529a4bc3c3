import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400', REVIEW_WORDS: 'Casino,Bonus' } });
let admin: TestUser;
let other: TestUser;
let reader: TestUser;

beforeAll(async () => {
  admin = await server.createUser({ kind: 1 });
  other = await server.createUser({ kind: 2 });
  reader = await server.createUser();
});

const get = async () => (await server.api('getWatchedWords', { as: admin })).data;
const set = async (words: string[], version: number, as = admin) =>
  server.api('setWatchedWords', { as, body: { words, version } });
const logged = async () =>
  (await server.api('listModerationLog', { as: admin, query: { action: 'review.words' } })).data.list;

test('a site begins with the words of its settings; moderators replace them, and reviewers are pointed to the new ones', async () => {
  expect(await get()).toEqual({ words: ['Casino', 'Bonus'], version: 0, is_default: true });
  const owner = await withoutPlanLimit(server, await server.createUser());
  const tagIds = [await customTag(server, owner, 'Games')];
  const name = 'Casino and roulette';
  const { data: submitted } = await publish(server, owner, await createFile(server, owner), { tagIds, name });
  const watched = async () =>
    (await server.api('getReview', { as: admin, params: { submission_id: submitted.submission_id } })).data
      .watched_words;
  expect(await watched()).toEqual(['Casino']);
  const answer = await set([' Roulette ', 'ROULETTE', '彩票'], 0);
  expect([answer.status, answer.data]).toEqual([
    200,
    { words: ['Roulette', '彩票'], version: 1, is_default: false },
  ]);
  expect(await get()).toEqual(answer.data);
  await expect.poll(watched).toEqual(['Roulette']);
  expect((await logged())[0]).toMatchObject({
    subject_type: 'site',
    moderator: { user_id: admin.userId },
    changes: [{ field: 'watched_words', from: '2', to: '2' }],
  });
});

test('of moderators who replace the list at once one does; the others read it again, and lose nothing of theirs by chance', async () => {
  const { version } = await get();
  const before = (await logged()).length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => set([`word ${at}`], version, at % 2 ? admin : other)),
  );
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(answers.filter(({ status, error }) => status === 409 && error === 'list_changed')).toHaveLength(19);
  expect(await get()).toEqual(done[0]?.data);
  expect((await logged()).length).toBe(before + 1);
  const stale = await set(['late'], version);
  expect(stale.error).toBe('list_changed');
});

test('the same list again changes nothing; an empty one is a list', async () => {
  const { words, version } = await get();
  expect((await set(words, version)).data.version).toBe(version);
  const emptied = await set([], version);
  expect(emptied.data).toEqual({ words: [], version: version + 1, is_default: false });
  expect(await get()).toEqual(emptied.data);
});

test('a list has at most 500 words of at most 50 characters', async () => {
  const { version } = await get();
  const many = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`);
  expect((await set(many(501), version)).fields).toEqual(['words max_items 500']);
  expect((await set(['ok', '图'.repeat(51)], version)).fields).toEqual(['words.1 max_length 50']);
  expect((await set(['ok', '  '], version)).fields).toEqual(['words.1 required 1']);
  const full = await set([...many(499), '图'.repeat(50)], version);
  expect([full.status, full.data.words.length]).toEqual([200, 500]);
});

test('[ROLE-09] admins alone read and replace the list', async () => {
  expect((await server.api('getWatchedWords')).status).toBe(401);
  expect((await server.api('getWatchedWords', { as: reader })).error).toBe('admins_only');
  expect((await server.api('setWatchedWords', { body: { words: [], version: 0 } })).status).toBe(401);
  expect((await set([], 0, reader)).error).toBe('admins_only');
});
