import { COMMENT_LIMITS } from '@boardwalk/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const MAX = COMMENT_LIMITS.mentionsMax;
const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let owner: TestUser;
let writer: TestUser;
let people: TestUser[];
let fileKey: string;

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  writer = await server.createUser({ nickName: 'Wren' });
  people = [];
  for (let number = 0; number < 3 * MAX; number += 1)
    people.push(await server.createUser({ nickName: nameOf(number) }));
});
beforeEach(async () => {
  fileKey = await createWork(server, { owner });
});

const nameOf = (number: number) => `Person ${number}x`;
/** A text that mentions some of the people, by their numbers. */
const naming = (numbers: readonly number[]) => ({
  text: ['Look', ...numbers.map((number) => `@${nameOf(number)}`)].join(' '),
  mentions: numbers.map((number) => people[number]?.userId ?? ''),
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const say = async (numbers: readonly number[]) => {
  const { data } = await server.api('createComment', {
    as: writer,
    params: { file_key: fileKey },
    body: naming(numbers),
  });
  return data.comment_id;
};
const edit = (id: string, numbers: readonly number[]) => {
  const params = { file_key: fileKey, comment_id: id };
  return server.api('updateComment', { as: writer, params, body: naming(numbers) });
};
/** The numbers of those who were mailed about a comment. */
const mailed = async (id: string) => {
  const rows = await server.db
    .selectFrom('mail')
    .select(['user_id', 'data'])
    .where('kind', '=', 'commentNotice')
    .execute();
  const ids = rows.flatMap(({ user_id: userId, data }) => {
    const { about, commentId } = data as { about: string; commentId: string };
    return about === 'Mentioned' && commentId === id ? [userId] : [];
  });
  return ids
    .map((userId) => people.findIndex((person) => person.userId === userId))
    .toSorted((a, b) => a - b);
};

test('a comment and all its edits notify no more people of a mention than one comment may mention; the edits stay', async () => {
  const id = await say(range(0, 4));
  for (const from of [4, 10, 20]) {
    const numbers = range(from, Math.min(from + MAX, people.length));
    const answer = await edit(id, numbers);
    expect([answer.status, answer.data.text]).toEqual([200, naming(numbers).text]);
    expect(answer.data.mentions).toHaveLength(numbers.length);
  }
  expect(await mailed(id)).toHaveLength(MAX);
});

test('of edits at once no more people are notified', async () => {
  const id = await say([]);
  const answers = await Promise.all([0, 6, 12, 18].map((from) => edit(id, range(from, from + 6))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await mailed(id)).toHaveLength(MAX);
});

test('who hides a comment and shows it again lets its edits notify nobody more', async () => {
  const id = await say(range(0, MAX));
  const params = { file_key: fileKey, comment_id: id };
  for (const hidden of [true, false])
    await server.api('setCommentHidden', { as: owner, params, body: { hidden } });
  expect((await edit(id, range(MAX, 2 * MAX))).status).toBe(200);
  expect(await mailed(id)).toEqual(range(0, MAX));
});

test('a mention that comes and goes takes no room from others', async () => {
  const id = await say([0]);
  for (let round = 0; round < MAX; round += 1) {
    await edit(id, []);
    await edit(id, [0]);
  }
  await edit(id, range(0, MAX));
  expect(await mailed(id)).toEqual(range(0, MAX));
});
