import { makeSnapshot } from '@boardwalk/board/document';
import { REVIEW_CLAIM_MS } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400', REVIEW_WORDS: 'Casino' } });
let owner: TestUser;
let mira: TestUser;
let noor: TestUser;
let tagIds: number[];

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  mira = await server.createUser({ kind: 2, nickName: 'Mira' });
  noor = await server.createUser({ kind: 1, nickName: 'Noor' });
  tagIds = [await customTag(server, owner, 'Retrospective')];
});

async function submit(fileKey: string, name: string, as = owner): Promise<string> {
  const { data, error } = await publish(server, as, fileKey, { tagIds, name });
  if (error !== undefined) throw new Error(error);
  return data.submission_id;
}

const at = (as: TestUser | undefined, id: string) => ({ as, params: { submission_id: id } });
const claim = async (as: TestUser | undefined, id: string) => await server.api('claimReview', at(as, id));
const release = async (as: TestUser | undefined, id: string) => await server.api('releaseReview', at(as, id));
const decide = async (as: TestUser, id: string) =>
  await server.api('reviewSubmission', { ...at(as, id), body: { decision: 'pass' } });

async function claimantOf(id: string): Promise<string | undefined> {
  const { data } = await server.api('listReviews', { as: mira, query: { size: 100 } });
  return data.list.find((item) => item.submission_id === id)?.claim?.reviewer.nick_name;
}

test('a claimed submission is judged by its reviewer alone, until it is released or the claim is over', async () => {
  const id = await submit(await createFile(server, owner), 'Claimed');
  const claimed = await claim(mira, id);
  const until = new Date(server.clock.now().getTime() + REVIEW_CLAIM_MS).toISOString();
  expect([claimed.status, claimed.data.claim]).toEqual([
    200,
    { reviewer: { user_id: mira.userId, nick_name: 'Mira', avatar_url: null }, until },
  ]);
  expect(await claimantOf(id)).toBe('Mira');
  for (const refused of [await claim(noor, id), await decide(noor, id)])
    expect([refused.status, refused.error]).toEqual([409, 'review_claimed']);

  expect((await release(noor, id)).data.claim?.reviewer.nick_name).toBe('Mira');
  const released = await release(mira, id);
  expect([released.status, released.data.claim]).toEqual([200, null]);
  expect((await claim(noor, id)).data.claim?.reviewer.nick_name).toBe('Noor');

  server.clock.advance(REVIEW_CLAIM_MS);
  expect(await claimantOf(id)).toBeUndefined();
  expect((await claim(mira, id)).status).toBe(200);
  expect((await decide(mira, id)).data).toMatchObject({ auditStatus: 2, claim: null });
  const late = await claim(mira, id);
  expect([late.status, late.error]).toEqual([409, 'already_decided']);
});

test('of reviewers who claim at once one succeeds', async () => {
  const id = await submit(await createFile(server, owner), 'Wanted');
  const answers = await Promise.all([claim(mira, id), claim(noor, id)]);
  expect(answers.map(({ error }) => error ?? 'ok').toSorted()).toEqual(['ok', 'review_claimed']);
});

test('[ROLE-15] only admins see, claim and release submissions, and nobody claims their own', async () => {
  const id = await submit(await createFile(server, owner), 'For admins');
  const creator = await withoutPlanLimit(server, await server.createUser());
  for (const operation of ['getReview', 'getReviewObject', 'claimReview', 'releaseReview'] as const) {
    const refused = await server.api(operation, at(owner, id));
    expect([operation, refused.status, refused.error]).toEqual([operation, 403, 'admins_only']);
    expect((await server.api(operation, at(undefined, id))).status).toBe(401);
    const unknown = await server.api(operation, at(mira, '999999999'));
    expect([operation, unknown.status, unknown.error]).toEqual([operation, 404, 'submission_not_found']);
    expect((await server.api(operation, at(mira, 'x'))).status).toBe(400);
  }
  const own = await submit(await createFile(server, creator), 'Own', creator);
  await server.db
    .updateTable('user_account')
    .set({ kind: 2 })
    .where('user_id', '=', creator.userId)
    .execute();
  const refused = await claim(creator, own);
  expect([refused.status, refused.error]).toEqual([403, 'own_submission']);
});

test('a reviewer sees the board, earlier submissions, the creator’s record and what to look at twice', async () => {
  const creator = await withoutPlanLimit(server, await server.createUser({ nickName: 'Kei' }));
  const other = await withoutPlanLimit(server, await server.createUser({ nickName: 'Sol' }));
  const first = await submit(await createFile(server, other), 'The same board', other);
  await decide(mira, first);
  const fileKey = await createFile(server, creator);
  const refused = await submit(fileKey, 'Before', creator);
  await server.api('reviewSubmission', {
    ...at(mira, refused),
    body: { decision: 'not_pass', reason: 'The title says nothing.' },
  });
  const { data: submitted } = await publish(server, creator, fileKey, {
    tagIds,
    name: 'After',
    description: 'Ask kei.sato@example.com for more.',
  });
  const { status, data } = await server.api('getReview', at(mira, submitted.submission_id));
  expect(status).toBe(200);
  expect(data.item).toMatchObject({ name: 'After', owner: { nick_name: 'Kei' }, claim: null });
  expect(data.earlier.map(({ name, reason }) => [name, reason])).toEqual([
    ['Before', 'The title says nothing.'],
  ]);
  expect(data.creator_record).toEqual({ passed: 0, refused: 1, waiting: 0 });
  expect(data.hints).toContain('personal_data');

  const board = await server.api('getReviewObject', at(mira, submitted.submission_id));
  expect(board.status).toBe(200);
  expect(JSON.parse(board.response.body)).toHaveProperty('elements');
  expect([data.hints.includes('same_board'), data.same_boards]).toEqual([false, []]);
  await server.db
    .updateTable('publication')
    .set({ object_hash: data.item.object_point })
    .where('name', '=', 'The same board')
    .execute();
  const again = await server.api('getReview', at(mira, submitted.submission_id));
  expect(again.data.hints).toContain('same_board');
  expect(again.data.same_boards).toMatchObject([{ name: 'The same board', owner: { nick_name: 'Sol' } }]);
});

test('of many earlier submissions the latest are shown, and the last one that passed among them', async () => {
  const fileKey = await createWork(server, { owner, name: 'Often refused' });
  await sql`
    insert into submission (file_key, version, submitter_id, name, description, fee_type, language, tag_ids, topic_ids,
      cover_hash, object_hash, due_at, created_at, status, reason)
    select file_key, version + turn, submitter_id, name, description, fee_type, language, tag_ids, topic_ids,
      cover_hash, object_hash, due_at, created_at, 3, 'Unfinished.'
    from submission, generate_series(1, 25) turn where file_key = ${fileKey}`.execute(server.db);
  const [newest, ...before] = await server.db
    .selectFrom('submission')
    .select(['submission_id', 'status'])
    .where('file_key', '=', fileKey)
    .orderBy('submission_id', 'desc')
    .execute();
  const { data } = await server.api('getReview', at(mira, newest?.submission_id ?? ''));
  const wanted = [...before.slice(0, 20), ...before.slice(-1)];
  expect(data.earlier.map(({ submission_id: id, auditStatus }) => [id, auditStatus])).toEqual(
    wanted.map(({ submission_id: id, status }) => [id, status]),
  );
  expect(data.earlier.at(-1)?.auditStatus).toBe(2);
});

test('a reviewer is pointed to works of others with nearly the same text, and to watched words', async () => {
  const words =
    'Begin with thanks then gather wishes complaints puzzles and discoveries before voting together';
  const [sol, creator] = [await server.createUser({ nickName: 'Sol' }), await server.createUser()];
  const noteOf = (text: string) =>
    makeSnapshot([
      { id: 'a', type: 'sticky', z: 'a0', style: {}, text, x: 0, y: 0, w: 200, h: 200 },
      { id: 'b', type: 'sticky', z: 'a1', style: {}, text: '', x: 300, y: 0, w: 200, h: 200 },
      { id: 'c', type: 'sticky', z: 'a2', style: {}, text: '', x: 0, y: 40_000, w: 200, h: 200 },
    ]);
  await createWork(server, { owner: sol, name: 'Nearly the same', snapshot: noteOf(`${words} again`) });
  await createWork(server, {
    owner: sol,
    name: 'Another one',
    snapshot: noteOf('Voting together about lunch'),
  });
  await createWork(server, { owner: creator, name: 'Their own', snapshot: noteOf(`${words} mine`) });
  const fileKey = await createWork(server, {
    owner: creator,
    isLive: false,
    name: 'A CASINO',
    snapshot: noteOf(words),
  });
  await server.infra.jobs.runNow('count-search-words');
  const { submission_id } = await server.db
    .selectFrom('submission')
    .select('submission_id')
    .where('file_key', '=', fileKey)
    .executeTakeFirstOrThrow();
  const { status, data } = await server.api('getReview', at(mira, submission_id));
  expect([status, data.hints]).toEqual([200, ['off_canvas', 'watched_words', 'similar_work']]);
  expect(data.similar_works).toMatchObject([{ name: 'Nearly the same', owner: { nick_name: 'Sol' } }]);
  expect([data.watched_words, data.same_boards]).toEqual([['Casino'], []]);
});
