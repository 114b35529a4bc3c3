import { addElements, BoardStore } from '@boardwalk/board/document';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, handIn, type TestTeam } from '../../../test/teams.ts';

const server = testServer();
const NOT_EDITOR = { status: 403, error: 'not_editor' };

const move = (
  as: TestUser,
  fileKey: string,
  place: { teamId: string; projectId: string },
  folderId?: string,
) =>
  server.api('moveFile', {
    as,
    params: { file_key: fileKey },
    body: {
      team_id: place.teamId,
      project_id: place.projectId,
      ...(folderId === undefined ? {} : { folder_id: folderId }),
    },
  });
const duplicate = (
  as: TestUser,
  fileKey: string,
  body?: { name?: string },
  headers: Record<string, string> = {},
) =>
  server.api('duplicateFile', {
    as,
    params: { file_key: fileKey },
    ...(body === undefined ? {} : { body }),
    headers,
  });
const ownerOf = async (fileKey: string) =>
  (await server.db.selectFrom('file').select('owner_id').where('file_key', '=', fileKey).executeTakeFirst())
    ?.owner_id;

async function fill(team: TestTeam, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await addFile(server, team.owner, team, `${number}`);
}

describe('moving within a team', () => {
  test('[ROLE-27] editors move files between folders and projects, viewers and outsiders do not', async () => {
    const team = await createTeam(server);
    const [editor, viewer] = [
      await admit(server, team.teamId, 'editor'),
      await admit(server, team.teamId, 'viewer'),
    ];
    const { data: project } = await server.api('createProject', {
      as: editor,
      params: { teamId: team.teamId },
      body: { name: 'Sprint' },
    });
    const { data: folder } = await server.api('createFolder', {
      as: editor,
      params: { teamId: team.teamId, projectId: project.id },
      body: { name: 'Notes' },
    });
    const file = await addFile(server, team.owner, team);
    const sprint = { teamId: team.teamId, projectId: project.id };
    expect((await move(editor, file.file_key, sprint, folder.id)).data).toEqual({
      ...file,
      project_id: project.id,
      folder_id: folder.id,
    });
    expect(await ownerOf(file.file_key)).toBe(team.owner.userId);
    expect((await move(editor, file.file_key, team)).data.folder_id).toBe('0');
    expect(await move(viewer, file.file_key, sprint)).toMatchObject(NOT_EDITOR);
    expect(await move(await server.createUser(), file.file_key, sprint)).toMatchObject({
      status: 403,
      error: 'not_member',
    });
    expect(await move(editor, file.file_key, sprint, '999999')).toMatchObject({ error: 'folder_not_found' });
    expect(await move(editor, 'kkkkkkkkkkkk', sprint)).toMatchObject({
      status: 404,
      error: 'file_not_found',
    });
    const noPlace = await server.api('moveFile', {
      as: editor,
      params: { file_key: file.file_key },
      raw: { body: {} },
    });
    expect(noPlace.fields).toEqual(['team_id required', 'project_id required']);
  });
});

describe('moving into another team', () => {
  test('[ROLE-36] takes TeamMoveFile here and TeamEdit there', async () => {
    const [here, there] = [await createTeam(server), await createTeam(server)];
    const [editor, manager] = [
      await admit(server, here.teamId, 'editor'),
      await admit(server, here.teamId, 'manager'),
    ];
    const file = await addFile(server, here.owner, here);
    await admit(server, there.teamId, 'editor', editor);
    await admit(server, there.teamId, 'viewer', manager);
    expect(await move(editor, file.file_key, there)).toMatchObject({
      status: 403,
      error: 'privilege_missing',
      data: { privilege: 'TeamMoveFile' },
    });
    expect(await move(manager, file.file_key, there)).toMatchObject(NOT_EDITOR);
    expect(await move(here.owner, file.file_key, there)).toMatchObject({
      status: 404,
      error: 'team_not_found',
    });
    await admit(server, there.teamId, 'editor', manager);
    expect((await move(manager, file.file_key, there)).data.team_id).toBe(there.teamId);
    // Its owner does not belong to the new team, so it is in the hands of who moved it.
    expect(await ownerOf(file.file_key)).toBe(manager.userId);
    const read = await server.api('getFile', { as: here.owner, params: { file_key: file.file_key } });
    expect(read.status).toBe(403);
  });

  test('leaves a file to its owner who belongs to both, and a work of the community to its author', async () => {
    const [here, there] = [await createTeam(server), await createTeam(server)];
    const [manager, author] = [
      await admit(server, here.teamId, 'manager'),
      await admit(server, here.teamId, 'editor'),
    ];
    await admit(server, there.teamId, 'editor', manager);
    const file = await addFile(server, author, here);
    await handIn(server, file.file_key, author.userId);
    expect(await move(manager, file.file_key, there)).toMatchObject({ status: 403, error: 'not_owner' });
    await admit(server, there.teamId, 'viewer', author);
    expect((await move(manager, file.file_key, there)).status).toBe(200);
    expect(await ownerOf(file.file_key)).toBe(author.userId);
  });

  test('[ROLE-22] needs room there, exactly, also when many arrive at once', async () => {
    const there = await createTeam(server);
    const here = await createTeam(server, there.owner);
    const { owner } = there;
    const files = [];
    for (let number = 0; number < 6; number += 1) files.push(await addFile(server, owner, here));
    await fill(there, 7);
    const answers = await Promise.all(files.map((file) => move(owner, file.file_key, there)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: 'file_limit_reached',
      data: { limit: 10, current: 10, team_id: there.teamId },
    });
    const { data } = await server.api('countTeamFiles', { as: owner, params: { teamId: here.teamId } });
    expect(data.file_count).toBe(3);
    // Within the full team files still move.
    const [moved] = answers.filter(({ status }) => status === 200);
    expect((await move(owner, moved?.data.file_key ?? '', there)).status).toBe(200);
  });

  test('of two moves at once to different teams one holds, and the file is in one place', async () => {
    const here = await createTeam(server);
    const goals = [await createTeam(server, here.owner), await createTeam(server, here.owner)];
    const file = await addFile(server, here.owner, here);
    const answers = await Promise.all(goals.map((goal) => move(here.owner, file.file_key, goal)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const counts = await Promise.all(
      [here, ...goals].map(
        async ({ teamId }) =>
          (await server.api('countTeamFiles', { as: here.owner, params: { teamId } })).data.file_count,
      ),
    );
    expect(counts.filter((count) => count === 1)).toHaveLength(1);
    expect(counts.filter((count) => count === 0)).toHaveLength(2);
  });
});

describe('duplicating', () => {
  test('makes the caller’s own file of the same board in the same place, named as a copy', async () => {
    const team = await createTeam(server);
    const editor = await admit(server, team.teamId, 'editor');
    const file = await addFile(server, team.owner, team, 'Plan');
    await server.db
      .updateTable('file')
      .set({ audit_status: 2, origin_file_key: file.file_key })
      .where('file_key', '=', file.file_key)
      .execute();
    const headers = { 'accept-language': 'zh-CN' };
    const { data } = await duplicate(editor, file.file_key, undefined, headers);
    expect(data).toMatchObject({
      name: 'Plan 副本',
      kind: 'mindmap',
      team_id: team.teamId,
      project_id: team.projectId,
      folder_id: '0',
      auditStatus: 0,
    });
    expect(data.file_key).not.toBe(file.file_key);
    const read = await server.api('getFile', { as: editor, params: { file_key: data.file_key } });
    expect(read.data).toMatchObject({ role: 'owner', source_file_key: file.file_key, is_public: false });
    const [copy, source] = await Promise.all(
      [data.file_key, file.file_key].map((key) => server.services.collaboration.readBoard(key)),
    );
    expect(copy).toEqual(source);
    expect((await duplicate(editor, file.file_key, { name: ' Mine ' })).data.name).toBe('Mine');
    expect((await duplicate(editor, file.file_key, { name: 'x'.repeat(51) })).fields).toEqual([
      'name max_length 50',
    ]);
  });

  test('takes along edits that are not merged yet, and pictures', async () => {
    const team = await createTeam(server);
    const file = await addFile(server, team.owner, team, 'Plan');
    const now = server.clock.now();
    const doc = new Y.Doc();
    const store = new BoardStore(doc);
    addElements(store, [
      { id: 'note1', type: 'sticky', z: 'a0', style: {}, text: 'Edits', x: 0, y: 0, w: 200, h: 200 },
    ]);
    const payload = Buffer.from(Y.encodeStateAsUpdate(doc));
    store.destroy();
    await server.db
      .insertInto('board_update')
      .values({ file_key: file.file_key, payload, created_at: now })
      .execute();
    await handIn(server, file.file_key, team.owner.userId);
    const { object_hash: hash } = await server.db
      .selectFrom('submission')
      .select('object_hash')
      .where('file_key', '=', file.file_key)
      .executeTakeFirstOrThrow();
    for (const purpose of ['upload', 'cover'] as const) {
      const use = { file_key: file.file_key, hash, purpose, created_at: now };
      await server.db.insertInto('blob_use').values(use).execute();
    }
    const { data } = await duplicate(team.owner, file.file_key);
    const board = await server.services.collaboration.readBoard(data.file_key);
    expect(board.elements.map((element) => ('text' in element ? element.text : '')).toSorted()).toEqual([
      'Edits',
      'Plan',
    ]);
    const uses = await server.db
      .selectFrom('blob_use')
      .select(['hash', 'purpose'])
      .where('file_key', '=', data.file_key)
      .execute();
    expect(uses).toEqual([{ hash, purpose: 'upload' }]);
  });

  test('[ROLE-27] is for editors of its team', async () => {
    const team = await createTeam(server);
    const viewer = await admit(server, team.teamId, 'viewer');
    const file = await addFile(server, team.owner, team);
    expect(await duplicate(viewer, file.file_key)).toMatchObject(NOT_EDITOR);
    expect(await duplicate(await server.createUser(), file.file_key)).toMatchObject({ error: 'not_member' });
    expect(await duplicate(viewer, 'kkkkkkkkkkkk')).toMatchObject({ error: 'file_not_found' });
  });

  test('[ROLE-22] needs room in the team, exactly, also when many are made at once', async () => {
    const team = await createTeam(server);
    await fill(team, 8);
    const file = await addFile(server, team.owner, team);
    const answers = await Promise.all(Array.from({ length: 20 }, () => duplicate(team.owner, file.file_key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ error: 'file_limit_reached' });
  });

  test('with an idempotency key makes one duplicate, of one file', async () => {
    const team = await createTeam(server);
    const file = await addFile(server, team.owner, team);
    const other = await addFile(server, team.owner, team);
    const headers = { 'idempotency-key': 'one-duplicate' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => duplicate(team.owner, file.file_key, {}, headers)),
    );
    expect(new Set(answers.map(({ data }) => data.file_key)).size).toBe(1);
    expect(await duplicate(team.owner, other.file_key, {}, headers)).toMatchObject({
      status: 409,
      error: 'idempotency_key_reused',
    });
  });
});
