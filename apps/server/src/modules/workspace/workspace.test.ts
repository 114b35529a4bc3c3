import { DOCUMENT_FORMAT } from '@boardwalk/board/document';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer();
const UNKNOWN_FILE = 'kkkkkkkkkkkk';

async function placeOf(user: TestUser) {
  const { data } = await server.api('getSpace', { as: user });
  return { teamId: data.team_id, projectId: data.project_id };
}

async function createFile(user: TestUser, name = 'Plan', kind: 'board' | 'mindmap' = 'board') {
  const answer = await server.api('createFile', {
    as: user,
    params: await placeOf(user),
    body: { name, kind },
  });
  expect(answer.status).toBe(200);
  server.clock.advance(1000);
  return answer.data;
}

async function admit(user: TestUser, teamId: string, role: 'manager' | 'editor' | 'viewer' | 'guest') {
  const row = { team_id: teamId, user_id: user.userId, role, created_at: server.clock.now() };
  await server.db.insertInto('team_member').values(row).execute();
}

async function createFolder(projectId: string, name: string, parentId: string | null = null) {
  const now = server.clock.now();
  const { folder_id: id } = await server.db
    .insertInto('folder')
    .values({ project_id: projectId, parent_id: parentId, name, created_at: now, updated_at: now })
    .returning('folder_id')
    .executeTakeFirstOrThrow();
  return id;
}

test('[API-PUB-02][ENT-06] the space names the personal team and its project', async () => {
  const mara = await server.createUser();
  const answer = await server.api('getSpace', { as: mara });
  expect(Object.keys(answer.data)).toEqual(['team_id', 'project_id']);
});

test('a space without a project has no storage location', async () => {
  const mara = await server.createUser();
  const { projectId } = await placeOf(mara);
  await server.db.deleteFrom('project').where('project_id', '=', projectId).execute();
  expect(await server.api('getSpace', { as: mara })).toMatchObject({
    status: 409,
    error: 'no_storage_location',
  });
});

test('[ROLE-12] team data needs login', async () => {
  const params = { teamId: '1001', projectId: '2001', folderId: '0' };
  const answers = await Promise.all([
    server.api('getSpace'),
    server.api('listTeams'),
    server.api('listProjects', { params }),
    server.api('listFolders', { params }),
    server.api('listProjectFiles', { params }),
    server.api('createFile', { params, body: { name: 'x', kind: 'board' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
});

test('[API-PUB-03][ENT-07][ROLE-22] teams come with privileges, limits and number of files', async () => {
  const mara = await server.createUser({ nickName: 'Mara' });
  await createFile(mara);
  const { data } = await server.api('listTeams', { as: mara });
  expect(data.list).toEqual([
    {
      id: expect.stringMatching(/^\d+$/u),
      name: "Mara's space",
      avatar_url: null,
      type: 2,
      privileges: expect.arrayContaining(['TeamView', 'TeamEdit', 'TeamBuy', 'TeamDelete', 'TeamInvite']),
      file_create_limit: 10,
      edit_visitor_quantity: 3,
      file_count: 1,
    },
  ]);
});

test('[ROLE-25] a VIP’s team has no limits', async () => {
  const mara = await server.createUser();
  await server.db.updateTable('profile').set({ member: 2 }).where('user_id', '=', mara.userId).execute();
  const { data } = await server.api('listTeams', { as: mara });
  expect(data.list[0]).toMatchObject({ file_create_limit: 0, edit_visitor_quantity: 0 });
});

test('the personal team comes first, others follow', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const marasTeam = (await placeOf(mara)).teamId;
  await admit(noor, marasTeam, 'viewer');
  const { data } = await server.api('listTeams', { as: noor });
  expect(data.list.map(({ id }) => id)).toEqual([(await placeOf(noor)).teamId, marasTeam]);
  expect(data.list[1]?.privileges).not.toContain('TeamEdit');
});

test('[API-PUB-04] projects of a team, the default one first', async () => {
  const mara = await server.createUser();
  const { teamId, projectId } = await placeOf(mara);
  const { data } = await server.api('listProjects', { as: mara, params: { teamId } });
  expect(data.list).toEqual([{ id: projectId, team_id: teamId, name: 'My boards', is_default: true }]);
});

test('a stranger learns no more of a team than of one that does not exist', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const { teamId, projectId } = await placeOf(mara);
  expect(await server.api('listProjects', { as: noor, params: { teamId } })).toMatchObject({
    status: 404,
    error: 'team_not_found',
  });
  for (const unknown of ['999999', '9999999999999999999']) {
    expect(await server.api('listProjects', { as: mara, params: { teamId: unknown } })).toMatchObject({
      status: 404,
      error: 'team_not_found',
    });
    expect(
      await server.api('listProjectFiles', { as: mara, params: { teamId, projectId: unknown } }),
    ).toMatchObject({ status: 404, error: 'project_not_found' });
    expect(
      await server.api('listFolders', { as: mara, params: { teamId, projectId, folderId: unknown } }),
    ).toMatchObject({ status: 404, error: 'folder_not_found' });
  }
  const answer = await server.api('listProjects', { as: mara, raw: { params: { teamId: 'abc' } } });
  expect(answer.fields).toEqual(['teamId format']);
});

test('a project of another team is not found', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const { teamId } = await placeOf(mara);
  const { projectId } = await placeOf(noor);
  expect(await server.api('listProjectFiles', { as: mara, params: { teamId, projectId } })).toMatchObject({
    status: 404,
    error: 'project_not_found',
  });
});

test('[API-PUB-06][ENT-08] folders show their direct subfolders only', async () => {
  const mara = await server.createUser();
  const { teamId, projectId } = await placeOf(mara);
  const work = await createFolder(projectId, 'Work');
  const child = await createFolder(projectId, 'Sprints', work);
  await createFolder(projectId, 'Home');
  const list = async (folderId: string) =>
    (await server.api('listFolders', { as: mara, params: { teamId, projectId, folderId } })).data.list;
  expect((await list('0')).map(({ name }) => name)).toEqual(['Home', 'Work']);
  expect((await list('0'))[1]).toEqual({
    id: work,
    name: 'Work',
    deep: 1,
    expand: false,
    children: [child],
    folder_count: 1,
  });
  expect((await list(work)).map(({ name }) => name)).toEqual(['Sprints']);
});

test('[API-PUB-05] a board and a mind map can be made', async () => {
  const mara = await server.createUser();
  const board = await createFile(mara, '  周计划  ');
  expect(board).toMatchObject({
    name: '周计划',
    kind: 'board',
    folder_id: '0',
    thumbnail: null,
    auditStatus: 0,
  });
  expect((await server.services.collaboration.readBoard(board.file_key)).elements).toEqual([]);
  const map = await createFile(mara, 'Ideas', 'mindmap');
  expect((await server.services.collaboration.readBoard(map.file_key)).elements).toMatchObject([
    { type: 'topic', parent: null, text: 'Ideas' },
  ]);
});

test('a file needs a name of 1 to 50 characters and a known kind', async () => {
  const mara = await server.createUser();
  const params = await placeOf(mara);
  const fields = async (body: unknown) =>
    (await server.api('createFile', { as: mara, params, raw: { body } })).fields;
  expect(await fields({ name: ' ', kind: 'board' })).toEqual(['name required 1']);
  expect(await fields({ name: '好'.repeat(51), kind: 'board' })).toEqual(['name max_length 50']);
  expect(await fields({ name: '好'.repeat(50), kind: 'board' })).toEqual([]);
  expect(await fields({ name: 'x', kind: 'song' })).toEqual(['kind unknown']);
  expect(await fields({})).toEqual(['name required', 'kind required']);
  expect(await fields(undefined)).toEqual(['body required']);
});

test('only those who may edit make files in a team', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const params = await placeOf(mara);
  const body = { name: 'x', kind: 'board' as const };
  expect(await server.api('createFile', { as: noor, params, body })).toMatchObject({
    error: 'team_not_found',
  });
  await admit(noor, params.teamId, 'viewer');
  expect(await server.api('createFile', { as: noor, params, body })).toMatchObject({
    status: 403,
    error: 'not_editor',
  });
});

test('[ROLE-22] the eleventh file of a free team is refused, exactly, also when many are made at once', async () => {
  const mara = await server.createUser();
  const params = await placeOf(mara);
  const body = { name: 'x', kind: 'board' as const };
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => server.api('createFile', { as: mara, params, body })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    error: 'file_limit_reached',
    json: { data: { limit: 10, current: 10, team_id: params.teamId } },
  });
});

test('[API-PUB-07][API-PUB-12][CONST-62] files of a folder, last changed first; without a folder those of folder 0', async () => {
  const mara = await server.createUser();
  const params = await placeOf(mara);
  const folder = await createFolder(params.projectId, 'Work');
  const [first, second] = [await createFile(mara, 'one'), await createFile(mara, 'two')];
  await server.db
    .updateTable('file')
    .set({ folder_id: folder })
    .where('file_key', '=', first.file_key)
    .execute();
  const names = async (query: { folder_id?: string }) =>
    (await server.api('listProjectFiles', { as: mara, params, query })).data.list.map(({ name }) => name);
  expect(await names({})).toEqual([second.name]);
  expect(await names({ folder_id: '0' })).toEqual([second.name]);
  expect(await names({ folder_id: folder })).toEqual([first.name]);
});

test('a list of files goes on where the cursor points, without gaps or repeats, in at most three statements', async () => {
  const mara = await server.createUser();
  const params = await placeOf(mara);
  for (let number = 1; number <= 7; number += 1) await createFile(mara, `file ${number}`);
  const seen: string[] = [];
  let cursor = '0';
  do {
    const { data } = await server.api('listProjectFiles', { as: mara, params, query: { size: 3, cursor } });
    seen.push(...data.list.map(({ name }) => name));
    cursor = data.next_cursor;
    if (!data.has_more) break;
  } while (seen.length < 20);
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `file ${number}`));
  const statements = await server.statementsOf(() => server.api('listProjectFiles', { as: mara, params }));
  expect(statements.length).toBeLessThanOrEqual(3);
});

test('a cursor that is none, and a size out of range, are refused by name', async () => {
  const mara = await server.createUser();
  const params = await placeOf(mara);
  const fields = async (query: Record<string, unknown>) =>
    (await server.api('listProjectFiles', { as: mara, params, raw: { query } })).fields;
  expect(await fields({ cursor: 'made up' })).toEqual(['cursor format']);
  const noDate = Buffer.from(JSON.stringify([1e300, 'x'])).toString('base64url');
  expect(await fields({ cursor: noDate })).toEqual(['cursor format']);
  expect(await fields({ size: 0 })).toEqual(['size min 1']);
  expect(await fields({ size: 101 })).toEqual(['size max 100']);
  expect(await fields({ size: 'many' })).toEqual(['size format']);
});

test('files can be found by a part of their name, taken literally', async () => {
  const mara = await server.createUser();
  const params = await placeOf(mara);
  await createFile(mara, '100% done');
  await createFile(mara, 'Weekly Plan');
  const names = async (name: string) =>
    (await server.api('listProjectFiles', { as: mara, params, query: { name } })).data.list.map(
      (file) => file.name,
    );
  expect(await names('plan')).toEqual(['Weekly Plan']);
  expect(await names('0%')).toEqual(['100% done']);
  expect(await names('%')).toEqual(['100% done']);
});

test('the header of the editor gets place, role and state of a file', async () => {
  const [mara, noor] = [await server.createUser({ nickName: 'Mara' }), await server.createUser()];
  const file = await createFile(mara, 'Plan');
  const read = (user: TestUser) => server.api('getFile', { as: user, params: { file_key: file.file_key } });
  expect((await read(mara)).data).toMatchObject({
    ...file,
    role: 'owner',
    may_share: true,
    may_keep_versions: true,
    may_use_library: false,
    owner: { user_id: mara.userId, nick_name: 'Mara', avatar_url: null },
    team_name: "Mara's space",
    project_name: 'My boards',
    is_public: false,
    reason: null,
    source_file_key: null,
  });
  expect(await read(noor)).toMatchObject({ status: 403, error: 'not_member' });
  await admit(noor, file.team_id, 'guest');
  expect((await read(noor)).data).toMatchObject({
    role: 'viewer',
    may_share: false,
    may_keep_versions: false,
    may_use_library: false,
  });
});

test('an unknown file is 404, a key of the wrong form 400', async () => {
  const mara = await server.createUser();
  const unknown = await server.api('getFile', { as: mara, params: { file_key: UNKNOWN_FILE } });
  expect(unknown).toMatchObject({ status: 404, error: 'file_not_found' });
  const wrong = await server.api('getFile', { as: mara, params: { file_key: 'short' } });
  expect(wrong.fields).toEqual(['file_key format']);
});

test('editors rename, viewers and strangers do not', async () => {
  const [mara, noor, omar] = [
    await server.createUser(),
    await server.createUser(),
    await server.createUser(),
  ];
  const file = await createFile(mara);
  const rename = (user: TestUser, name: string) =>
    server.api('renameFile', { as: user, params: { file_key: file.file_key }, body: { name } });
  await admit(noor, file.team_id, 'viewer');
  expect((await rename(mara, 'Better plan')).data.name).toBe('Better plan');
  expect(await rename(noor, 'Mine')).toMatchObject({ status: 403, error: 'not_editor' });
  expect(await rename(omar, 'Mine')).toMatchObject({ status: 403, error: 'not_editor' });
  expect((await rename(mara, '')).fields).toEqual(['name required 1']);
});

test('[ROLE-36] its owner and who may take files out of the team delete a file; then it is gone for everybody', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const file = await createFile(mara);
  await admit(noor, file.team_id, 'editor');
  const params = { file_key: file.file_key };
  expect(await server.api('deleteFile', { as: noor, params })).toMatchObject({
    status: 403,
    error: 'not_owner',
  });
  expect(await server.api('deleteFile', { as: mara, params })).toMatchObject({ status: 200, data: null });
  expect((await server.api('getFile', { as: mara, params })).status).toBe(404);
  expect((await server.api('deleteFile', { as: mara, params })).status).toBe(404);
  const { data } = await server.api('listProjectFiles', { as: mara, params: await placeOf(mara) });
  expect(data.list).toEqual([]);
});

test('a ticket for the live board names the role and lasts a minute', async () => {
  const [mara, noor] = [await server.createUser({ nickName: 'Mara' }), await server.createUser()];
  const { file_key: fileKey } = await createFile(mara);
  const params = { file_key: fileKey };
  expect((await server.api('createCollabTicket', { as: mara, params })).data).toEqual({
    ticket: expect.any(String),
    role: 'owner',
    ws_path: `/collab/${fileKey}`,
    expires_in: 60,
    format: DOCUMENT_FORMAT,
    epoch: 1,
    user: { user_id: mara.userId, nick_name: 'Mara', avatar_url: null },
  });
  expect((await server.api('createCollabTicket', { as: noor, params })).status).toBe(403);
  const unknown = await server.api('createCollabTicket', { as: mara, params: { file_key: UNKNOWN_FILE } });
  expect(unknown.status).toBe(404);
});
