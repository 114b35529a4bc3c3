import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { liveBoards } from '../../../test/liveBoards.ts';
import { admit, createTeam } from '../../../test/teams.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';

const server = testServer();
const boards = liveBoards(server);
let owner: TestUser;
let editor: TestUser;
let teamId: string;
let fileKey: string;

beforeEach(async () => {
  owner = await server.createUser();
  const team = await createTeam(server, owner);
  teamId = team.teamId;
  editor = await admit(server, teamId, 'editor');
  const board = { name: 'Plan', kind: 'board' } as const;
  const place = { ...team, folderId: null };
  fileKey = (await server.services.workspace.createFile(owner.userId, place, board)).file_key;
});

const keep = async (as: TestUser, name = 'Before') =>
  server.api('createVersion', { as, params: { file_key: fileKey }, body: { name } });

const restore = (as: TestUser, version_id: string) =>
  server.api('restoreVersion', { as, params: { file_key: fileKey, version_id } });

const kept = async () =>
  server.db
    .selectFrom('board_version')
    .select(['name', 'kind', 'author_id'])
    .where('file_key', '=', fileKey)
    .orderBy('version_id')
    .execute();

/** Writes something new on the board. */
async function write(text: string): Promise<void> {
  const client = await boards.join(owner, fileKey);
  client.putNote('note1', text);
  await client.flush();
  client.close();
}

/** Begins something that waits for team and file, and does something else before they are free. */
async function meanwhile<T>(begin: () => Promise<T>, change: () => Promise<unknown>): Promise<T> {
  const { begun } = await server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('team').select('team_id').where('team_id', '=', teamId).forUpdate().execute();
    await trx.selectFrom('file').select('file_key').where('file_key', '=', fileKey).forUpdate().execute();
    const waiting = begin();
    await waitForLocks(server.db, 1);
    await change();
    return { begun: waiting };
  });
  return begun;
}

const expel = () =>
  server.db
    .deleteFrom('team_member')
    .where('team_id', '=', teamId)
    .where('user_id', '=', editor.userId)
    .execute();

describe('who has lost the right meanwhile', () => {
  test('keeps no version', async () => {
    const answer = await meanwhile(() => keep(editor, 'Mine'), expel);
    expect(answer).toMatchObject({ status: 403, error: 'not_member' });
    expect(await kept()).toEqual([]);
  });

  test('renames and deletes none', async () => {
    const { id: version_id } = (await keep(editor)).data;
    const params = { file_key: fileKey, version_id };
    const renamed = await meanwhile(
      () => server.api('renameVersion', { as: editor, params, body: { name: 'Mine' } }),
      expel,
    );
    expect(renamed).toMatchObject({ status: 403, error: 'not_member' });
    await admit(server, teamId, 'editor', editor);
    const removed = await meanwhile(() => server.api('deleteVersion', { as: editor, params }), expel);
    expect(removed).toMatchObject({ status: 403, error: 'not_member' });
    expect(await kept()).toMatchObject([{ name: 'Before' }]);
  });

  test('brings none back: the board stays as others have it', async () => {
    const { id: version_id } = (await keep(owner)).data;
    await write('written since');
    const { collaboration } = server.services;
    const read = collaboration.readBoard.bind(collaboration);
    const reads = vi.spyOn(collaboration, 'readBoard').mockImplementationOnce(async (key) => {
      await expel();
      return read(key);
    });
    const answer = await restore(editor, version_id);
    reads.mockRestore();
    expect(answer).toMatchObject({ status: 403, error: 'not_member' });
    expect(JSON.stringify(await read(fileKey))).toContain('written since');
    expect(await kept()).toHaveLength(1);
  });
});

test('a version that is dropped for its age while it is named is not there', async () => {
  await keep(owner);
  const { version_id } = await server.db
    .updateTable('board_version')
    .set({ name: null, kind: 'automatic' })
    .where('file_key', '=', fileKey)
    .returning('version_id')
    .executeTakeFirstOrThrow();
  const { named } = await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('board_version').where('version_id', '=', version_id).execute();
    const params = { file_key: fileKey, version_id };
    const naming = server.api('renameVersion', { as: owner, params, body: { name: 'Kept' } });
    await waitForLocks(server.db, 1);
    return { named: naming };
  });
  expect(await named).toMatchObject({ status: 404, error: 'version_not_found' });
});

test('a version that is deleted while it is brought back is on the board all the same', async () => {
  const { id: version_id } = (await keep(owner)).data;
  await write('written since');
  const { collaboration } = server.services;
  const edit = collaboration.editBoard.bind(collaboration);
  const edits = vi.spyOn(collaboration, 'editBoard').mockImplementationOnce(async (...args) => {
    const board = await edit(...args);
    await server.api('deleteVersion', { as: owner, params: { file_key: fileKey, version_id } });
    return board;
  });
  const answer = await restore(owner, version_id);
  edits.mockRestore();
  expect(answer.data).toMatchObject({ kind: 'restored', restored_from: null });
  expect(JSON.stringify(await collaboration.readBoard(fileKey))).not.toContain('written since');
});
