import { BOARD_VOTE_LIMITS } from '@boardwalk/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { liveBoards } from '../../../test/liveBoards.ts';
import { addFile, admit, createTeam, type TestTeam } from '../../../test/teams.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const boards = liveBoards(server);
const UNKNOWN_ID = '9999999999';
let team: TestTeam;
let owner: TestUser;
let editor: TestUser;
let guest: TestUser;
let looker: TestUser;
let fileKey: string;

beforeEach(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  team = await createTeam(server, owner);
  editor = await admit(server, team.teamId, 'editor', await server.createUser({ nickName: 'Edda' }));
  fileKey = (await addFile(server, owner, team, 'Roadmap')).file_key;
  guest = await joined('commenter');
  looker = await joined('viewer');
});

async function joined(role: 'viewer' | 'commenter'): Promise<TestUser> {
  const params = { file_key: fileKey };
  const { token } = (await server.api('createShareLink', { as: owner, params, body: { role } })).data;
  const person = await server.createUser();
  expect((await server.api('joinSharedFile', { as: person, params: { token } })).status).toBe(200);
  return person;
}

interface Wish {
  question?: string;
  dots?: number;
  element_ids?: string[];
  key?: string;
  on?: string;
}

const start = (as: TestUser, { key, on = fileKey, dots = 3, ...wish }: Wish = {}) =>
  server.api('startBoardVote', {
    as,
    params: { file_key: on },
    body: { dots, ...wish },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const at = (vote_id: string) => ({ params: { file_key: fileKey, vote_id } });
const place = (as: TestUser, id: string, element_id: string, dots: number) =>
  server.api('setBoardVoteDots', { as, ...at(id), body: { element_id, dots } });
const end = (as: TestUser, id: string) => server.api('endBoardVote', { as, ...at(id) });
const remove = (as: TestUser, id: string) => server.api('deleteBoardVote', { as, ...at(id) });
const list = async (as: TestUser) =>
  (await server.api('getBoardVotes', { as, params: { file_key: fileKey } })).data;
const started = async (wish: Wish = {}) => (await start(owner, wish)).data.vote_id;

describe('a vote', () => {
  test('hides the dots of others until it ends; then everybody sees the sums, and nobody whose they were', async () => {
    const begun = (await start(owner, { question: '  Which first? ' })).data;
    expect(begun).toMatchObject({
      question: 'Which first?',
      dots: 3,
      element_ids: null,
      started_by: { nick_name: 'Olga' },
      ended_at: null,
      voter_num: 0,
      mine: [],
      results: null,
    });
    const id = begun.vote_id;
    await place(guest, id, 'note-1', 2);
    await place(guest, id, 'note-2', 1);
    await place(editor, id, 'note-2', 3);
    await place(owner, id, 'note-3', 1);
    expect((await place(owner, id, 'note-3', 0)).data.mine).toEqual([]);
    expect((await list(guest)).running).toMatchObject({
      voter_num: 2,
      mine: [
        { element_id: 'note-1', dots: 2 },
        { element_id: 'note-2', dots: 1 },
      ],
      results: null,
    });
    expect((await list(looker)).running).toMatchObject({ mine: [], results: null });

    const results = [
      { element_id: 'note-2', dots: 4 },
      { element_id: 'note-1', dots: 2 },
    ];
    const ended = (await end(editor, id)).data;
    expect(ended).toMatchObject({ voter_num: 2, mine: [], results });
    // Ended again, it stays as it is.
    expect((await end(owner, id)).data).toEqual(ended);
    expect(await list(looker)).toEqual({ running: null, ended: [ended], may_vote: false, may_run: false });
    const left = server.db.selectFrom('board_vote_dot').selectAll().where('vote_id', '=', id);
    expect(await left.execute()).toEqual([]);
    expect(await place(guest, id, 'note-1', 1)).toMatchObject({ status: 409, error: 'vote_ended' });
  });

  test('counts the dots of a person exactly, also when many come at once', async () => {
    const id = await started({ dots: 3 });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((element) => place(guest, id, element, 1)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 409, 409, 409,
    ]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: 'vote_dots_used',
      json: { data: { limit: 3, current: 3 } },
    });
    const [first] = (await list(guest)).running?.mine ?? [];
    // What is there already is moved, not added.
    expect((await place(guest, id, first?.element_id ?? '', 0)).data.mine).toHaveLength(2);
    expect(await place(guest, id, 'z', 2)).toMatchObject({ json: { data: { limit: 3, current: 2 } } });
    expect((await place(guest, id, 'z', 1)).status).toBe(200);
  });

  test('takes dots on the elements it is about alone', async () => {
    const id = await started({ element_ids: ['note-1', 'note-2'] });
    expect((await place(guest, id, 'note-2', 1)).status).toBe(200);
    expect(await place(guest, id, 'note-3', 1)).toMatchObject({
      status: 400,
      fields: ['element_id unknown'],
    });
  });

  test('runs alone on its board, is begun once for each key, and is deleted with its results', async () => {
    const first = await start(owner, { key: 'vote-key-1' });
    expect((await start(owner, { key: 'vote-key-1' })).data).toEqual(first.data);
    expect(await start(editor)).toMatchObject({ status: 409, error: 'vote_running' });
    const other = (await addFile(server, owner, team, 'Other')).file_key;
    expect(await start(owner, { key: 'vote-key-1', on: other })).toMatchObject({
      status: 409,
      error: 'idempotency_key_reused',
    });
    expect((await start(owner, { on: other })).status).toBe(200);
    await end(owner, first.data.vote_id);
    const second = await started();
    expect((await remove(editor, second)).status).toBe(200);
    expect((await remove(editor, first.data.vote_id)).status).toBe(200);
    expect(await list(owner)).toEqual({ running: null, ended: [], may_vote: true, may_run: true });
    for (const call of [end(owner, second), remove(owner, second), place(owner, second, 'note-1', 1)])
      expect(await call).toMatchObject({ status: 404, error: 'vote_not_found' });
  });

  test('of those that have ended the last ones are kept', async () => {
    const ids: string[] = [];
    for (let count = 0; count <= BOARD_VOTE_LIMITS.endedKept; count += 1) {
      ids.push(await started());
      await end(owner, ids.at(-1) ?? '');
    }
    const last = await started();
    const { ended, running } = await list(owner);
    expect(running?.vote_id).toBe(last);
    expect(ended.map(({ vote_id: id }) => id)).toEqual(ids.slice(1).toReversed());
  });
});

describe('who may', () => {
  test('those who edit begin, end and delete; those who comment vote; everybody else reads', async () => {
    expect(await list(owner)).toMatchObject({ may_vote: true, may_run: true });
    expect(await list(guest)).toMatchObject({ may_vote: true, may_run: false });
    for (const person of [guest, looker])
      expect(await start(person)).toMatchObject({ status: 403, error: 'not_editor' });
    const id = await started();
    for (const person of [guest, looker])
      for (const call of [end(person, id), remove(person, id)])
        expect(await call).toMatchObject({ status: 403, error: 'not_editor' });
    expect(await place(looker, id, 'note-1', 1)).toMatchObject({
      status: 403,
      error: 'commenting_not_allowed',
    });
  });

  test('there are none on a board that was deleted, and none begins there', async () => {
    const gone = await addFile(server, owner, team, 'Gone');
    const nowhere = { file_key: gone.file_key };
    await server.api('deleteFile', { as: owner, params: nowhere });
    const params = { ...nowhere, vote_id: UNKNOWN_ID };
    for (const answer of [
      await server.api('getBoardVotes', { as: owner, params: nowhere }),
      await start(owner, { on: nowhere.file_key }),
      await server.api('setBoardVoteDots', { as: owner, params, body: { element_id: 'note-1', dots: 1 } }),
      await server.api('endBoardVote', { as: owner, params }),
      await server.api('deleteBoardVote', { as: owner, params }),
    ])
      expect(answer).toMatchObject({ status: 404, error: 'file_not_found' });
  });

  test('strangers find nothing, and a vote of another board is none of this one', async () => {
    const stranger = await server.createUser();
    const id = await started();
    const calls = [
      server.api('getBoardVotes', { as: stranger, params: { file_key: fileKey } }),
      start(stranger),
      place(stranger, id, 'note-1', 1),
      end(stranger, id),
      remove(stranger, id),
    ];
    for (const call of calls) expect((await call).status).toBeGreaterThanOrEqual(403);
    const other = (await addFile(server, owner, team, 'Other')).file_key;
    const elsewhere = await server.api('endBoardVote', {
      as: owner,
      params: { file_key: other, vote_id: id },
    });
    expect(elsewhere).toMatchObject({ status: 404, error: 'vote_not_found' });
    expect(await end(owner, UNKNOWN_ID)).toMatchObject({ status: 404, error: 'vote_not_found' });
  });

  test('what is no vote is refused, naming the field', async () => {
    const refused = [
      { dots: 0 },
      { dots: BOARD_VOTE_LIMITS.dotsMax + 1 },
      { question: 'a'.repeat(BOARD_VOTE_LIMITS.questionMax + 1) },
      { question: 'two\nlines' },
      { element_ids: [] },
      { element_ids: ['with space'] },
    ].map(async (wish) => [wish, (await start(owner, wish)).error]);
    for (const [wish, error] of await Promise.all(refused))
      expect([wish, error]).toEqual([wish, 'bad_input']);
  });
});

test('everybody who has the board open is notified that a vote begins, ends and is deleted', async () => {
  const client = await boards.join(looker, fileKey);
  const heard: unknown[] = [];
  client.provider.on('stateless', ({ payload }: { payload: string }) => heard.push(JSON.parse(payload)));
  const id = await started();
  await expect.poll(() => heard).toEqual([{ type: 'votes' }]);
  await end(owner, id);
  await expect.poll(() => heard).toHaveLength(2);
  await remove(owner, id);
  await expect.poll(() => heard).toHaveLength(3);
});

test('dots go with the account they are of, and copies of a board have no votes', async () => {
  const id = await started();
  await place(editor, id, 'note-1', 1);
  await place(guest, id, 'note-1', 2);
  const copy = await server.api('duplicateFile', { as: owner, params: { file_key: fileKey }, body: {} });
  const copied = await server.api('getBoardVotes', {
    as: owner,
    params: { file_key: copy.data.file_key },
  });
  expect(copied.data).toMatchObject({ running: null, ended: [] });
  await server.api('deleteAccount', { as: guest, body: { password: TEST_PASSWORD, keep_works: 'remove' } });
  expect((await list(owner)).running).toMatchObject({ voter_num: 1 });
  expect((await end(owner, id)).data.results).toEqual([{ element_id: 'note-1', dots: 1 }]);
});
