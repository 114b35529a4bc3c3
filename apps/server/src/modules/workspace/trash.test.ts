import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, comeBack, createTeam, handIn } from '../../../test/teams.ts';

const server = testServer();
const DAY_MS = 86_400_000;
const NO_FILE = { status: 404, error: 'file_not_found' };
const NOT_OWNER = { status: 403, error: 'not_owner' };
const UNKNOWN_FILE = 'kkkkkkkkkkkk';

const trash = (as: TestUser, fileKey: string) =>
  server.api('deleteFile', { as, params: { file_key: fileKey } });
const restore = (as: TestUser, fileKey: string) =>
  server.api('restoreFile', { as, params: { file_key: fileKey } });
const purge = (as: TestUser, fileKey: string) =>
  server.api('purgeFile', { as, params: { file_key: fileKey } });
const empty = (as: TestUser, teamId: string) => server.api('emptyTrash', { as, params: { teamId } });
const list = (as: TestUser, teamId: string, query: { cursor?: string; size?: number } = {}) =>
  server.api('listTrash', { as, params: { teamId }, query });
const rowOf = (fileKey: string) =>
  server.db.selectFrom('file').selectAll().where('file_key', '=', fileKey).executeTakeFirst();
const hasBoard = async (fileKey: string) =>
  (await server.db
    .selectFrom('board_state')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .executeTakeFirst()) !== undefined;

describe('the list', () => {
  test('shows who threw what away and when it will be purged, the last first, in at most three statements', async () => {
    const team = await createTeam(server);
    const editor = await admit(server, team.teamId, 'editor');
    const mine = await addFile(server, team.owner, team, 'Mine');
    const theirs = await addFile(server, editor, team, 'Theirs');
    await trash(team.owner, mine.file_key);
    server.clock.advance(1000);
    const at = server.clock.now();
    await trash(team.owner, theirs.file_key);
    const { data } = await list(team.owner, team.teamId);
    expect(data.list.map(({ name }) => name)).toEqual(['Theirs', 'Mine']);
    expect(data.list[0]).toMatchObject({
      ...theirs,
      trashed_at: at.toISOString(),
      purge_at: new Date(at.getTime() + 30 * DAY_MS).toISOString(),
      owner: { user_id: editor.userId },
      trashed_by: { user_id: team.owner.userId },
    });
    const statements = await server.statementsOf(() => list(team.owner, team.teamId));
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  test('goes on where the cursor points', async () => {
    const team = await createTeam(server);
    for (const name of ['one', 'two', 'three']) {
      await trash(team.owner, (await addFile(server, team.owner, team, name)).file_key);
    }
    const first = await list(team.owner, team.teamId, { size: 2 });
    expect(first.data).toMatchObject({ has_more: true, list: [{ name: 'three' }, { name: 'two' }] });
    const rest = await list(team.owner, team.teamId, { size: 2, cursor: first.data.next_cursor });
    expect(rest.data).toMatchObject({ has_more: false, next_cursor: '0', list: [{ name: 'one' }] });
    const wrong = await server.api('listTrash', {
      as: team.owner,
      params: { teamId: team.teamId },
      raw: { query: { cursor: 'made up', size: 101 } },
    });
    expect(wrong.fields).toEqual(['size max 100']);
  });

  test('[ROLE-36] shows one’s own to those who may not take files out of the team; to outsiders no team', async () => {
    const team = await createTeam(server);
    const [editor, manager] = [
      await admit(server, team.teamId, 'editor'),
      await admit(server, team.teamId, 'manager'),
    ];
    await trash(team.owner, (await addFile(server, team.owner, team, 'Theirs')).file_key);
    await trash(editor, (await addFile(server, editor, team, 'Mine')).file_key);
    expect((await list(editor, team.teamId)).data.list.map(({ name }) => name)).toEqual(['Mine']);
    expect((await list(manager, team.teamId)).data.list).toHaveLength(2);
    const outsider = await server.createUser();
    expect(await list(outsider, team.teamId)).toMatchObject({ status: 404, error: 'team_not_found' });
    expect(await empty(outsider, team.teamId)).toMatchObject({ status: 404, error: 'team_not_found' });
  });
});

describe('restoring', () => {
  test('brings a file back to its folder, with its board, as often as asked', async () => {
    const team = await createTeam(server);
    const folder = await server.api('createFolder', {
      as: team.owner,
      params: { teamId: team.teamId, projectId: team.projectId },
      body: { name: 'Work' },
    });
    const file = await addFile(server, team.owner, team, 'Plan', folder.data.id);
    await trash(team.owner, file.file_key);
    for (let round = 0; round < 2; round += 1) {
      expect((await restore(team.owner, file.file_key)).data).toEqual(file);
    }
    const board = await server.services.collaboration.readBoard(file.file_key);
    expect(board.elements).toMatchObject([{ text: 'Plan' }]);
    expect((await list(team.owner, team.teamId)).data.list).toEqual([]);
  });

  test('[ROLE-36][ROLE-27] is for its owner and who may take files out, as long as they may edit', async () => {
    const team = await createTeam(server);
    const [editor, other, manager] = [
      await admit(server, team.teamId, 'editor'),
      await admit(server, team.teamId, 'editor'),
      await admit(server, team.teamId, 'manager'),
    ];
    const file = await addFile(server, editor, team);
    expect(await trash(other, file.file_key)).toMatchObject(NOT_OWNER);
    expect(await trash(await server.createUser(), file.file_key)).toMatchObject(NOT_OWNER);
    expect((await trash(manager, file.file_key)).status).toBe(200);
    expect(await restore(other, file.file_key)).toMatchObject(NOT_OWNER);
    expect(await restore(await server.createUser(), file.file_key)).toMatchObject(NO_FILE);
    expect(await restore(editor, UNKNOWN_FILE)).toMatchObject(NO_FILE);
    await admit(server, team.teamId, 'viewer', editor);
    expect(await restore(editor, file.file_key)).toMatchObject({ status: 403, error: 'not_editor' });
    expect((await restore(manager, file.file_key)).status).toBe(200);
  });

  test('[ROLE-22] counts towards the plan, exactly, also when many come back at once', async () => {
    const team = await createTeam(server);
    const gone: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      const file = await addFile(server, team.owner, team, `gone ${number}`);
      await trash(team.owner, file.file_key);
      gone.push(file.file_key);
    }
    for (let number = 0; number < 7; number += 1) await addFile(server, team.owner, team, `kept ${number}`);
    const answers = await Promise.all(gone.map((fileKey) => restore(team.owner, fileKey)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: 'file_limit_reached',
      data: { limit: 10, current: 10, team_id: team.teamId },
    });
  });
});

describe('purging', () => {
  test('deletes a file with its board permanently; only one that is in the trash', async () => {
    const team = await createTeam(server);
    const other = await admit(server, team.teamId, 'editor');
    const file = await addFile(server, team.owner, team);
    expect(await purge(team.owner, file.file_key)).toMatchObject(NO_FILE);
    await trash(team.owner, file.file_key);
    expect(await purge(other, file.file_key)).toMatchObject(NOT_OWNER);
    expect(await purge(await server.createUser(), file.file_key)).toMatchObject(NO_FILE);
    expect(await purge(team.owner, file.file_key)).toMatchObject({ status: 200, data: null });
    expect(await rowOf(file.file_key)).toBeUndefined();
    expect(await hasBoard(file.file_key)).toBe(false);
    expect(await purge(team.owner, file.file_key)).toMatchObject(NO_FILE);
    expect(await restore(team.owner, file.file_key)).toMatchObject(NO_FILE);
  });

  test('leaves a public work as it is: only the board behind it goes', async () => {
    const team = await createTeam(server);
    const file = await addFile(server, team.owner, team);
    await handIn(server, file.file_key, team.owner.userId);
    const params = { file_key: file.file_key };
    const body = { role: 'viewer' as const, expires_at: null };
    const { data: link } = await server.api('createShareLink', { as: team.owner, params, body });
    await trash(team.owner, file.file_key);
    expect((await purge(team.owner, file.file_key)).status).toBe(200);
    expect((await server.api('getSharedFile', { params: { token: link.token } })).status).toBe(404);
    expect(await rowOf(file.file_key)).toMatchObject({ purged_at: server.clock.now() });
    expect(await hasBoard(file.file_key)).toBe(false);
    expect((await server.api('fileExists', { params: { file_key: file.file_key } })).data).toBe(true);
    expect((await list(team.owner, team.teamId)).data.list).toEqual([]);
    expect(await restore(team.owner, file.file_key)).toMatchObject(NO_FILE);
    expect(await purge(team.owner, file.file_key)).toMatchObject(NO_FILE);
  });

  test('all at once takes what the caller sees, and counts it', async () => {
    const team = await createTeam(server);
    const editor = await admit(server, team.teamId, 'editor');
    const keys: string[] = [];
    for (const as of [team.owner, editor, team.owner]) {
      const file = await addFile(server, as, team);
      await trash(as, file.file_key);
      keys.push(file.file_key);
    }
    const kept = await addFile(server, editor, team, 'Kept');
    expect((await empty(editor, team.teamId)).data).toEqual({ purged: 1 });
    expect((await empty(team.owner, team.teamId)).data).toEqual({ purged: 2 });
    expect((await empty(team.owner, team.teamId)).data).toEqual({ purged: 0 });
    for (const fileKey of keys) expect(await rowOf(fileKey)).toBeUndefined();
    expect(await rowOf(kept.file_key)).toBeDefined();
  });

  test('happens by itself after thirty days, once also when two do it at a time', async () => {
    const team = await createTeam(server);
    const old: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      const file = await addFile(server, team.owner, team);
      await trash(team.owner, file.file_key);
      old.push(file.file_key);
    }
    await handIn(server, old[0] ?? '', team.owner.userId);
    server.clock.advance(29 * DAY_MS);
    const owner = await comeBack(server, team.owner);
    const young = await addFile(server, owner, team, 'Young');
    await trash(owner, young.file_key);
    const { trash: service } = server.services;
    await service.purgeOldTrash(server.clock.now());
    expect(await Promise.all(old.map((fileKey) => rowOf(fileKey)))).not.toContain(undefined);
    server.clock.advance(2 * DAY_MS);
    const now = server.clock.now();
    const counts = await Promise.all([service.purgeOldTrash(now), service.purgeOldTrash(now)]);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBeGreaterThanOrEqual(3);
    expect((await rowOf(old[0] ?? ''))?.purged_at).toEqual(now);
    expect(await rowOf(old[1] ?? '')).toBeUndefined();
    expect(await rowOf(old[2] ?? '')).toBeUndefined();
    expect(await rowOf(young.file_key)).toBeDefined();
    expect(await service.purgeOldTrash(now)).toBe(0);
  });

  test('is done every night', async () => {
    const team = await createTeam(server);
    const file = await addFile(server, team.owner, team);
    await trash(team.owner, file.file_key);
    server.clock.advance(31 * DAY_MS);
    await server.runJobs('purge-trash');
    expect(await rowOf(file.file_key)).toBeUndefined();
  });
});
