import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, type TestTeam } from '../../../test/teams.ts';

const server = testServer();
const NO_TEAM = { status: 404, error: 'team_not_found' };
const NOT_EDITOR = { status: 403, error: 'not_editor' };

const createProject = (as: TestUser, teamId: string, name = 'Sprint') =>
  server.api('createProject', { as, params: { teamId }, body: { name } });
const deleteProject = (as: TestUser, teamId: string, projectId: string) =>
  server.api('deleteProject', { as, params: { teamId, projectId } });
const createFolder = (as: TestUser, { teamId, projectId }: TestTeam, name: string, parentId = '0') =>
  server.api('createFolder', { as, params: { teamId, projectId }, body: { name, parent_id: parentId } });
const moveFolder = (as: TestUser, team: TestTeam, folderId: string, parentId: string, projectId?: string) =>
  server.api('moveFolder', {
    as,
    params: { teamId: team.teamId, projectId: team.projectId, folderId },
    body: { parent_id: parentId, ...(projectId === undefined ? {} : { project_id: projectId }) },
  });
const deleteFolder = (as: TestUser, { teamId, projectId }: TestTeam, folderId: string) =>
  server.api('deleteFolder', { as, params: { teamId, projectId, folderId } });
const foldersIn = async (team: TestTeam, folderId: string, projectId = team.projectId) => {
  const params = { teamId: team.teamId, projectId, folderId };
  return (await server.api('listFolders', { as: team.owner, params })).data.list;
};
const trashOf = async (team: TestTeam) =>
  (await server.api('listTrash', { as: team.owner, params: { teamId: team.teamId } })).data.list;
const restore = (as: TestUser, fileKey: string) =>
  server.api('restoreFile', { as, params: { file_key: fileKey } });

describe('projects', () => {
  test('[ROLE-27] editors make and rename them, viewers and outsiders do not', async () => {
    const { teamId, projectId } = await createTeam(server);
    const [editor, viewer] = [await admit(server, teamId, 'editor'), await admit(server, teamId, 'viewer')];
    const outsider = await server.createUser();
    const rename = (as: TestUser, name: string) =>
      server.api('renameProject', { as, params: { teamId, projectId }, body: { name } });
    expect((await createProject(editor, teamId, '  Sprint  ')).data).toEqual({
      id: expect.stringMatching(/^\d+$/u),
      team_id: teamId,
      name: 'Sprint',
      is_default: false,
    });
    expect((await rename(editor, 'Everything')).data).toMatchObject({ name: 'Everything', is_default: true });
    expect(await createProject(viewer, teamId)).toMatchObject(NOT_EDITOR);
    expect(await rename(viewer, 'x')).toMatchObject(NOT_EDITOR);
    expect(await createProject(outsider, teamId)).toMatchObject(NO_TEAM);
    expect(await rename(outsider, 'x')).toMatchObject(NO_TEAM);
    expect((await createProject(editor, teamId, 'x'.repeat(51))).fields).toEqual(['name max_length 50']);
    const unknown = await server.api('renameProject', {
      as: editor,
      params: { teamId, projectId: '999999' },
      body: { name: 'x' },
    });
    expect(unknown).toMatchObject({ status: 404, error: 'project_not_found' });
  });

  test('a project made where there is none is the place for new files', async () => {
    const mara = await server.createUser();
    const { data: space } = await server.api('getSpace', { as: mara });
    await server.db.deleteFrom('project').where('project_id', '=', space.project_id).execute();
    const { data } = await createProject(mara, space.team_id, 'Fresh');
    expect(data.is_default).toBe(true);
    expect((await server.api('getSpace', { as: mara })).data.project_id).toBe(data.id);
  });

  test('a team holds at most a hundred, also when many are made at once', async () => {
    const { teamId, owner } = await createTeam(server);
    const now = server.clock.now();
    const row = { team_id: teamId, name: 'x', created_at: now, updated_at: now };
    await server.db
      .insertInto('project')
      .values(Array.from({ length: 94 }, () => row))
      .execute();
    const answers = await Promise.all(Array.from({ length: 20 }, () => createProject(owner, teamId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: 'place_full',
      data: { limit: 100, current: 100 },
    });
  });

  test('a deleted one leaves its files in the trash; they come back to another project', async () => {
    const team = await createTeam(server);
    const { data: sprint } = await createProject(team.owner, team.teamId);
    const inSprint = { ...team, projectId: sprint.id };
    const { data: folder } = await createFolder(team.owner, inSprint, 'Notes');
    const file = await addFile(server, team.owner, inSprint, 'Plan', folder.id);
    const gone = await addFile(server, team.owner, inSprint, 'Old');
    await server.api('deleteFile', { as: team.owner, params: { file_key: gone.file_key } });
    expect(await deleteProject(team.owner, team.teamId, sprint.id)).toMatchObject({
      status: 200,
      data: null,
    });
    expect((await trashOf(team)).map(({ name }) => name).toSorted()).toEqual(['Old', 'Plan']);
    for (const each of [file, gone]) {
      expect((await restore(team.owner, each.file_key)).data).toMatchObject({
        project_id: team.projectId,
        folder_id: '0',
      });
    }
    expect(await deleteProject(team.owner, team.teamId, sprint.id)).toMatchObject({
      status: 404,
      error: 'project_not_found',
    });
  });

  test('a team keeps its last one, also when two are deleted at once', async () => {
    const team = await createTeam(server);
    const { data: other } = await createProject(team.owner, team.teamId);
    const answers = await Promise.all(
      [team.projectId, other.id].map((id) => deleteProject(team.owner, team.teamId, id)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ error: 'last_project' });
  });

  test('[ROLE-36] files of others are trashed with their place only by who may move files out of the team', async () => {
    const team = await createTeam(server);
    const [editor, manager, viewer] = [
      await admit(server, team.teamId, 'editor'),
      await admit(server, team.teamId, 'manager'),
      await admit(server, team.teamId, 'viewer'),
    ];
    const { data: sprint } = await createProject(editor, team.teamId);
    const place = { ...team, projectId: sprint.id };
    const { data: folder } = await createFolder(editor, place, 'Notes');
    await addFile(server, team.owner, place, 'Plan', folder.id);
    const missing = { status: 403, error: 'privilege_missing', data: { privilege: 'TeamMoveFile' } };
    expect(await deleteFolder(editor, place, folder.id)).toMatchObject(missing);
    expect(await deleteProject(editor, team.teamId, sprint.id)).toMatchObject(missing);
    expect(await deleteProject(viewer, team.teamId, sprint.id)).toMatchObject(NOT_EDITOR);
    expect(await deleteProject(await server.createUser(), team.teamId, sprint.id)).toMatchObject(NO_TEAM);
    expect(await trashOf(team)).toEqual([]);
    expect((await deleteFolder(manager, place, folder.id)).status).toBe(200);
    expect(await trashOf(team)).toMatchObject([{ name: 'Plan', trashed_by: { user_id: manager.userId } }]);
    expect((await deleteProject(editor, team.teamId, sprint.id)).status).toBe(200);
  });
});

describe('folders', () => {
  test('[ENT-08][ROLE-27] editors make and rename them, in folder 0 or in others', async () => {
    const team = await createTeam(server);
    const [editor, viewer] = [
      await admit(server, team.teamId, 'editor'),
      await admit(server, team.teamId, 'viewer'),
    ];
    const rename = (as: TestUser, folderId: string, name: string) =>
      server.api('renameFolder', { as, params: { ...idsOf(team), folderId }, body: { name } });
    const { data: top } = await createFolder(editor, team, ' Work ');
    expect(top).toEqual({
      id: expect.any(String),
      name: 'Work',
      deep: 1,
      expand: false,
      children: [],
      folder_count: 0,
    });
    const { data: child } = await createFolder(editor, team, 'Sprints', top.id);
    expect(child.deep).toBe(2);
    expect((await rename(editor, top.id, 'Labour')).data).toMatchObject({
      name: 'Labour',
      children: [child.id],
      folder_count: 1,
    });
    expect(await createFolder(viewer, team, 'x')).toMatchObject(NOT_EDITOR);
    expect(await rename(viewer, top.id, 'x')).toMatchObject(NOT_EDITOR);
    expect(await createFolder(await server.createUser(), team, 'x')).toMatchObject(NO_TEAM);
    const missing = { status: 404, error: 'folder_not_found' };
    expect(await createFolder(editor, team, 'x', '999999')).toMatchObject(missing);
    expect(await rename(editor, '999999', 'x')).toMatchObject(missing);
    expect(await rename(editor, '0', 'x')).toMatchObject(missing);
    expect((await createFolder(editor, team, '')).fields).toEqual(['name required 1']);
  });

  test('nest twenty deep, and hold two hundred', async () => {
    const team = await createTeam(server);
    let parent = '0';
    for (let deep = 1; deep <= 20; deep += 1) {
      const answer = await createFolder(team.owner, team, `level ${deep}`, parent);
      expect(answer.data.deep).toBe(deep);
      parent = answer.data.id;
    }
    expect(await createFolder(team.owner, team, 'too deep', parent)).toMatchObject({
      status: 409,
      error: 'folder_too_deep',
      data: { limit: 20 },
    });
    const now = server.clock.now();
    const row = { project_id: team.projectId, parent_id: null, name: 'x', created_at: now, updated_at: now };
    await server.db
      .insertInto('folder')
      .values(Array.from({ length: 196 }, () => row))
      .execute();
    const answers = await Promise.all(Array.from({ length: 10 }, () => createFolder(team.owner, team, 'x')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: 'place_full',
      data: { limit: 200, current: 200 },
    });
  });

  test('a moved one takes along what is in it, files included, to another project as well', async () => {
    const team = await createTeam(server);
    const { data: work } = await createFolder(team.owner, team, 'Work');
    const { data: sprints } = await createFolder(team.owner, team, 'Sprints', work.id);
    const { data: home } = await createFolder(team.owner, team, 'Home');
    const file = await addFile(server, team.owner, team, 'Plan', sprints.id);
    expect((await moveFolder(team.owner, team, work.id, home.id)).data).toMatchObject({
      deep: 2,
      children: [sprints.id],
    });
    expect((await foldersIn(team, work.id))[0]).toMatchObject({ id: sprints.id, deep: 3 });
    const { data: other } = await createProject(team.owner, team.teamId);
    expect((await moveFolder(team.owner, team, work.id, '0', other.id)).data.deep).toBe(1);
    expect((await foldersIn(team, '0')).map(({ id }) => id)).toEqual([home.id]);
    expect((await foldersIn(team, '0', other.id)).map(({ id }) => id)).toEqual([work.id]);
    const read = await server.api('getFile', { as: team.owner, params: { file_key: file.file_key } });
    expect(read.data).toMatchObject({ project_id: other.id, folder_id: sprints.id });
    const again = await moveFolder(team.owner, { ...team, projectId: other.id }, work.id, '0');
    expect(again).toMatchObject({ status: 200, data: { deep: 1 } });
  });

  test('none is in itself, also when two are moved into each other at once', async () => {
    const team = await createTeam(server);
    const { data: one } = await createFolder(team.owner, team, 'one');
    const { data: inner } = await createFolder(team.owner, team, 'inner', one.id);
    const { data: two } = await createFolder(team.owner, team, 'two');
    const cycle = { status: 409, error: 'folder_cycle' };
    expect(await moveFolder(team.owner, team, one.id, one.id)).toMatchObject(cycle);
    expect(await moveFolder(team.owner, team, one.id, inner.id)).toMatchObject(cycle);
    const answers = await Promise.all([
      moveFolder(team.owner, team, one.id, two.id),
      moveFolder(team.owner, team, two.id, one.id),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('are moved by editors, within the depth, to places of their team', async () => {
    const team = await createTeam(server);
    const viewer = await admit(server, team.teamId, 'viewer');
    const { data: tall } = await createFolder(team.owner, team, 'tall');
    await createFolder(team.owner, team, 'inner', tall.id);
    let deep = '0';
    for (let level = 1; level <= 19; level += 1) {
      deep = (await createFolder(team.owner, team, `${level}`, deep)).data.id;
    }
    expect(await moveFolder(team.owner, team, tall.id, deep)).toMatchObject({ error: 'folder_too_deep' });
    expect(await moveFolder(viewer, team, tall.id, deep)).toMatchObject(NOT_EDITOR);
    expect(await moveFolder(await server.createUser(), team, tall.id, deep)).toMatchObject(NO_TEAM);
    const foreign = await createTeam(server, team.owner);
    expect(await moveFolder(team.owner, team, tall.id, '0', foreign.projectId)).toMatchObject({
      status: 404,
      error: 'project_not_found',
    });
    expect(await moveFolder(team.owner, team, tall.id, '999999')).toMatchObject({
      error: 'folder_not_found',
    });
    expect(await moveFolder(team.owner, team, '0', deep)).toMatchObject({ error: 'folder_not_found' });
  });

  test('a deleted one takes its subfolders along; files come back at the top of the project', async () => {
    const team = await createTeam(server);
    const { data: work } = await createFolder(team.owner, team, 'Work');
    const { data: inner } = await createFolder(team.owner, team, 'Inner', work.id);
    const file = await addFile(server, team.owner, team, 'Plan', inner.id);
    expect(await deleteFolder(team.owner, team, work.id)).toMatchObject({ status: 200, data: null });
    expect(await foldersIn(team, '0')).toEqual([]);
    expect((await restore(team.owner, file.file_key)).data).toMatchObject({
      project_id: team.projectId,
      folder_id: '0',
    });
    expect(await deleteFolder(team.owner, team, inner.id)).toMatchObject({ error: 'folder_not_found' });
  });
});

function idsOf({ teamId, projectId }: TestTeam) {
  return { teamId, projectId };
}
