import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, type TestTeam } from '../../../test/teams.ts';

const server = testServer();
const UNKNOWN = '999999';

interface Place {
  teamId: string;
  projectId: string;
  folderId: string;
}

/** Everything that names a place of a team, as a call that gets the place. */
const CALLS = {
  listFolders: (as: TestUser, params: Place) => server.api('listFolders', { as, params }),
  listProjectFiles: (as: TestUser, params: Place) =>
    server.api('listProjectFiles', { as, params, query: { folder_id: params.folderId } }),
  createFile: (as: TestUser, params: Place) =>
    server.api('createFile', {
      as,
      params,
      body: { name: 'x', kind: 'board', folder_id: params.folderId },
    }),
  createFolder: (as: TestUser, params: Place) =>
    server.api('createFolder', { as, params, body: { name: 'x', parent_id: params.folderId } }),
  renameFolder: (as: TestUser, params: Place) =>
    server.api('renameFolder', { as, params, body: { name: 'x' } }),
  moveFolder: (as: TestUser, params: Place) =>
    server.api('moveFolder', { as, params, body: { parent_id: '0' } }),
  deleteFolder: (as: TestUser, params: Place) => server.api('deleteFolder', { as, params }),
};
const NAMES = Object.keys(CALLS) as (keyof typeof CALLS)[];

async function placeIn(team: TestTeam): Promise<Place> {
  const { teamId, projectId } = team;
  const params = { teamId, projectId };
  const { data } = await server.api('createFolder', { as: team.owner, params, body: { name: 'Work' } });
  return { ...params, folderId: data.id };
}

test.each(NAMES)('%s names which part of a place is unknown, and nothing to outsiders', async (name) => {
  const team = await createTeam(server);
  const place = await placeIn(team);
  const call = CALLS[name];
  const outsider = await server.createUser();
  const unknown = (error: string) => ({ status: 404, error });
  expect(await call(outsider, place)).toMatchObject(unknown('team_not_found'));
  expect(await call(team.owner, { ...place, teamId: UNKNOWN })).toMatchObject(unknown('team_not_found'));
  expect(await call(team.owner, { ...place, projectId: UNKNOWN })).toMatchObject(
    unknown('project_not_found'),
  );
  expect(await call(team.owner, { ...place, folderId: UNKNOWN })).toMatchObject(unknown('folder_not_found'));
  expect((await call(team.owner, place)).status).toBe(200);
});

test.each(NAMES.filter((name) => !name.startsWith('list')))('[ROLE-27] %s takes TeamEdit', async (name) => {
  const team = await createTeam(server);
  const place = await placeIn(team);
  for (const role of ['viewer', 'guest'] as const) {
    const as = await admit(server, team.teamId, role);
    expect(await CALLS[name](as, place)).toMatchObject({ status: 403, error: 'not_editor' });
  }
});

test('a file goes to no unknown project, and a folder no place that is full', async () => {
  const team = await createTeam(server);
  const place = await placeIn(team);
  const file = await addFile(server, team.owner, team);
  const goal = { team_id: team.teamId, project_id: UNKNOWN };
  expect(
    await server.api('moveFile', { as: team.owner, params: { file_key: file.file_key }, body: goal }),
  ).toMatchObject({ status: 404, error: 'project_not_found' });
  expect(
    await server.api('renameFile', {
      as: team.owner,
      params: { file_key: 'kkkkkkkkkkkk' },
      body: { name: 'x' },
    }),
  ).toMatchObject({ status: 404, error: 'file_not_found' });
  const now = server.clock.now();
  const row = { project_id: team.projectId, name: 'x', deep: 2, created_at: now, updated_at: now };
  await server.db
    .insertInto('folder')
    .values(Array.from({ length: 200 }, () => ({ ...row, parent_id: place.folderId })))
    .execute();
  const { data: other } = await server.api('createFolder', {
    as: team.owner,
    params: place,
    body: { name: 'Other' },
  });
  expect(
    await server.api('moveFolder', {
      as: team.owner,
      params: { ...place, folderId: other.id },
      body: { parent_id: place.folderId },
    }),
  ).toMatchObject({ status: 409, error: 'place_full', data: { limit: 200, current: 200 } });
});
