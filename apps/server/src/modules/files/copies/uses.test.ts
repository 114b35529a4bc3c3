import { beforeAll, describe, expect, test } from 'vitest';
import { liveBoards } from '../../../../test/liveBoards.ts';
import { testServer, type TestUser } from '../../../../test/harness.ts';
import { createTeam, admit } from '../../../../test/teams.ts';
import { createWork } from '../../../../test/works.ts';

const server = testServer();
const boards = liveBoards(server);
let owner: TestUser;
let reader: TestUser;

beforeAll(async () => {
  owner = await server.createUser();
  reader = await server.createUser();
});

async function copyOf(fileKey: string): Promise<string> {
  const { data } = await server.api('copyFileByPost', { as: reader, params: { file_key: fileKey } });
  return data.file_key;
}

async function usesOf(fileKey: string): Promise<number> {
  return (await server.api('getFileFull', { params: { file_key: fileKey } })).data.use_num;
}

describe('a use', () => {
  test('[ENT-01][OPEN-27] is the first opening of a copy, reported or joined, counted once however often and at once', async () => {
    const fileKey = await createWork(server, { owner });
    const [reported, live] = [await copyOf(fileKey), await copyOf(fileKey)];
    expect(await usesOf(fileKey)).toBe(0);
    const open = async (file_key: string) =>
      server.api('recordFileUse', { as: reader, params: { file_key } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(reported)));
    expect(answers.filter(({ data }) => data.counted)).toHaveLength(1);
    await boards.join(reader, reported);
    expect(await usesOf(fileKey)).toBe(1);
    await boards.join(reader, live);
    expect((await open(live)).data).toEqual({ counted: false });
    expect(await usesOf(fileKey)).toBe(2);
  });

  test('is none when a file is no copy, or is only looked at', async () => {
    const fileKey = await createWork(server, { owner });
    const copy = await copyOf(fileKey);
    const share = await server.api('createShareLink', {
      as: reader,
      params: { file_key: copy },
      body: { role: 'viewer' },
    });
    const looker = await server.createUser();
    await server.api('joinSharedFile', { as: looker, params: { token: share.data.token } });
    const look = await server.api('recordFileUse', { as: looker, params: { file_key: copy } });
    expect(look.data).toEqual({ counted: false });
    await boards.join(looker, copy);
    expect(await usesOf(fileKey)).toBe(0);
    const own = await server.api('recordFileUse', { as: owner, params: { file_key: fileKey } });
    expect(own.data).toEqual({ counted: false });
  });

  test('is reported by nobody who has no access', async () => {
    const fileKey = await createWork(server, { owner });
    const call = (as: TestUser | undefined, file_key: string) =>
      server.api('recordFileUse', { as, params: { file_key } });
    expect(await call(undefined, fileKey)).toMatchObject({ status: 401, error: 'not_signed_in' });
    expect(await call(reader, fileKey)).toMatchObject({ status: 403, error: 'not_member' });
    expect(await call(reader, 'abcdefghjkmn')).toMatchObject({ status: 404, error: 'file_not_found' });
    expect(await call(reader, 'no-key')).toMatchObject({ status: 400, fields: ['file_key format'] });
  });
});

describe('a use for outsourcing', () => {
  test('[API-FILE-22][OPEN-42] is noted by a manager of a team, and true for all of that team and nobody else', async () => {
    const fileKey = await createWork(server, { owner });
    const team = await createTeam(server);
    const manager = await admit(server, team.teamId, 'manager');
    const viewer = await admit(server, team.teamId, 'viewer');
    const work = { creatorId: owner.userId, fileKey };
    const isUsed = async (as: TestUser, query = work) => (await server.api('checkUsed', { as, query })).data;
    expect(await isUsed(viewer)).toBe(false);
    for (const round of [1, 2]) {
      const answer = await server.api('recordOutsourceUse', {
        as: manager,
        body: { ...work, team_id: team.teamId },
      });
      expect([round, answer.status, answer.data]).toEqual([round, 200, null]);
    }
    expect(await isUsed(viewer)).toBe(true);
    expect(await isUsed(reader)).toBe(false);
    expect(await isUsed(viewer, { ...work, creatorId: reader.userId })).toBe(false);
    expect(await server.api('checkUsed', { query: work })).toMatchObject({ status: 401 });
    const bad = await server.api('checkUsed', { as: viewer, query: { ...work, fileKey: 'no-key' } });
    expect(bad).toMatchObject({ status: 400, fields: ['fileKey format'] });
  });

  test('is noted by managers of a team or work space only, of a public work by that creator', async () => {
    const fileKey = await createWork(server, { owner });
    const team = await createTeam(server);
    const editor = await admit(server, team.teamId, 'editor');
    const personal = await server.services.workspace.findSpace(reader.userId);
    const note = (as: TestUser | undefined, team_id: string, work = {}) =>
      server.api('recordOutsourceUse', { as, body: { creatorId: owner.userId, fileKey, team_id, ...work } });
    expect(await note(undefined, team.teamId)).toMatchObject({ status: 401 });
    for (const refused of [await note(editor, team.teamId), await note(reader, personal.teamId)])
      expect(refused).toMatchObject({ status: 403, error: 'outsourcing_not_allowed' });
    for (const unknown of [await note(reader, team.teamId), await note(reader, '999999999')])
      expect(unknown).toMatchObject({ status: 404, error: 'team_not_found' });
    for (const work of [{ fileKey: 'abcdefghjkmn' }, { creatorId: reader.userId }])
      expect(await note(team.owner, team.teamId, work)).toMatchObject({
        status: 404,
        error: 'file_not_found',
      });
    const bad = await server.api('recordOutsourceUse', { as: reader, raw: { body: { fileKey: 'x' } } });
    expect(bad.fields).toEqual(
      expect.arrayContaining(['creatorId required', 'team_id required', 'fileKey format']),
    );
  });
});
