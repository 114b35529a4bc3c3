import { COMMENT_LIMITS } from '@boardwalk/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, type TestTeam } from '../../../test/teams.ts';

const MAX = COMMENT_LIMITS.mentionsMax;
const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let team: TestTeam;
let people: TestUser[];
let fileKey: string;

beforeAll(async () => {
  const owner = await server.createUser({ nickName: 'Olga' });
  team = await createTeam(server, owner);
  people = [];
  for (let number = 0; number < 2 * MAX; number += 1) {
    const person = await server.createUser({ nickName: `Person ${number}x` });
    people.push(await admit(server, team.teamId, 'viewer', person));
  }
});
beforeEach(async () => {
  fileKey = (await addFile(server, team.owner, team, 'Roadmap')).file_key;
});

const naming = (from: number, to: number) => ({
  text: ['Look', ...people.slice(from, to).map((_, index) => `@Person ${from + index}x`)].join(' '),
  mentions: people.slice(from, to).map(({ userId }) => userId),
});
const edit = (comment_id: string, from: number, to: number) => {
  const params = { file_key: fileKey, comment_id };
  return server.api('updateBoardComment', { as: team.owner, params, body: naming(from, to) });
};
const begin = async (from: number, to: number) => {
  const body = { ...naming(from, to), x: 1, y: 1 };
  const params = { file_key: fileKey };
  return (await server.api('createBoardComment', { as: team.owner, params, body })).data.comment.comment_id;
};
const mailed = async () => {
  const rows = await server.db
    .selectFrom('mail')
    .select(['data'])
    .where('kind', '=', 'boardCommentNotice')
    .execute();
  return rows.filter(({ data }) => (data as { fileKey: string }).fileKey === fileKey).length;
};

test('a comment on a board and all its edits notify no more people than one comment may mention; the edits stay', async () => {
  const id = await begin(0, 3);
  for (const from of [3, 8, 12]) {
    const answer = await edit(id, from, from + 8);
    expect([answer.status, answer.data.comment.text]).toEqual([200, naming(from, from + 8).text]);
  }
  expect(await mailed()).toBe(MAX);
});

test('of edits of a comment on a board at once no more people are notified', async () => {
  const id = await begin(0, 0);
  const answers = await Promise.all([0, 6, 12].map((from) => edit(id, from, from + 6)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await mailed()).toBe(MAX);
});
