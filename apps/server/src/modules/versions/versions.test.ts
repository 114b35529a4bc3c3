import { VERSION_LIMITS } from '@boardwalk/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { liveBoards } from '../../../test/liveBoards.ts';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { provesFileAccess } from '../../../test/fileAccess.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';
import type { BoardClient } from '../../../test/boardClient.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const boards = liveBoards(server);
const MINUTE_MS = 60_000;
let mara: TestUser;
let fileKey: string;

beforeEach(async () => {
  mara = await server.createUser({ nickName: 'Mara' });
  fileKey = await boards.createBoard(mara);
});

async function versions(as = mara, query: { cursor?: string; size?: number } = {}) {
  return (await server.api('listVersions', { as, params: { file_key: fileKey }, query })).data;
}

async function keep(name: string, as = mara) {
  return server.api('createVersion', { as, params: { file_key: fileKey }, body: { name } });
}

async function restore(version_id: string, as = mara) {
  return server.api('restoreVersion', { as, params: { file_key: fileKey, version_id } });
}

/** Leaves a board and waits until its edits are merged and a version of them is due. */
async function leave(client: BoardClient): Promise<void> {
  client.close();
  await vi.waitFor(
    async () => {
      const job = await server.db
        .selectFrom('version_job')
        .select('due_at')
        .where('file_key', '=', fileKey)
        .executeTakeFirst();
      expect(job?.due_at.getTime()).toBeLessThanOrEqual(server.clock.now().getTime());
    },
    { timeout: 10_000 },
  );
}

describe('automatic versions', () => {
  test('one is kept when everybody has left, with who edited last', async () => {
    const editor = await boards.join(mara, fileKey);
    editor.putNote('note1', 'hello');
    await editor.flush();
    expect(await server.services.versions.keepDue()).toBe(0);
    await leave(editor);
    expect(await server.services.versions.keepDue()).toBe(1);
    expect((await versions()).list).toMatchObject([
      { kind: 'automatic', name: null, element_count: 1, author: { nick_name: 'Mara' }, restored_from: null },
    ]);
    expect(await server.services.versions.keepDue()).toBe(0);
  });

  test('at most one in ten minutes, and the last edits are never left out', async () => {
    const edit = async (text: string) => {
      const editor = await boards.join(mara, fileKey);
      editor.putNote(text, text);
      await editor.flush();
      await leave(editor);
    };
    await edit('first');
    expect(await server.services.versions.keepDue()).toBe(1);
    server.clock.advance(MINUTE_MS);
    await edit('second');
    expect(await server.services.versions.keepDue()).toBe(0);
    server.clock.advance(VERSION_LIMITS.intervalMs - MINUTE_MS - 1);
    expect(await server.services.versions.keepDue()).toBe(0);
    server.clock.advance(1);
    expect(await server.services.versions.keepDue()).toBe(1);
    const { list } = await versions();
    expect(list.map(({ element_count }) => element_count)).toEqual([2, 1]);
  });

  test('one is kept while a session goes on for long', async () => {
    const editor = await boards.join(mara, fileKey);
    editor.putNote('note1', 'hello');
    await vi.waitFor(
      async () => {
        const job = await server.db
          .selectFrom('version_job')
          .select('due_at')
          .where('file_key', '=', fileKey)
          .executeTakeFirst();
        expect(job).toBeDefined();
      },
      { timeout: 10_000 },
    );
    server.clock.advance(VERSION_LIMITS.intervalMs);
    expect(await server.services.versions.keepDue()).toBe(1);
  });

  test('of several processes that keep what is due one keeps it', async () => {
    const editor = await boards.join(mara, fileKey);
    editor.putNote('note1', 'hello');
    await editor.flush();
    await leave(editor);
    const kept = await Promise.all([1, 2, 3, 4].map(() => server.services.versions.keepDue()));
    expect(kept.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect((await versions()).list).toHaveLength(1);
  });
});

describe('versions with a name', () => {
  test('hold the board as it is now, edits of this moment included', async () => {
    const editor = await boards.join(mara, fileKey);
    editor.putNote('note1', 'hello');
    await editor.flush();
    const { status, data } = await keep('  Before the review ');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      file_key: fileKey,
      kind: 'named',
      name: 'Before the review',
      element_count: 1,
      author: { user_id: mara.userId },
    });
    const object = await server.api('getVersionObject', {
      as: mara,
      params: { file_key: fileKey, object_id: data.object_id },
    });
    expect(object.json).toMatchObject({ format: 'boardwalk.board', elements: [{ text: 'hello' }] });
    expect(object.response.headers['cache-control']).toBe('private, no-cache');
    expect(object.response.headers.etag).toBe(`"${data.object_id}"`);
  });

  test('are made once per Idempotency-Key', async () => {
    const create = () =>
      server.api('createVersion', {
        as: mara,
        params: { file_key: fileKey },
        body: { name: 'Once' },
        headers: { 'idempotency-key': `keep-${fileKey}` },
      });
    const [first, second] = await Promise.all([create(), create()]);
    expect(second.data).toEqual(first.data);
    expect((await versions()).list).toHaveLength(1);
    const other = await boards.createBoard(mara);
    const elsewhere = await server.api('createVersion', {
      as: mara,
      params: { file_key: other },
      body: { name: 'Once' },
      headers: { 'idempotency-key': `keep-${fileKey}` },
    });
    expect(elsewhere).toMatchObject({ status: 409, error: 'idempotency_key_reused' });
  });

  test('can be renamed and deleted', async () => {
    const { data } = await keep('Draft');
    const params = { file_key: fileKey, version_id: data.id };
    const renamed = await server.api('renameVersion', { as: mara, params, body: { name: 'Final' } });
    expect(renamed.data).toMatchObject({ id: data.id, name: 'Final' });
    expect((await server.api('deleteVersion', { as: mara, params })).status).toBe(200);
    expect((await versions()).list).toEqual([]);
    for (const gone of [
      await server.api('deleteVersion', { as: mara, params }),
      await server.api('renameVersion', { as: mara, params, body: { name: 'Again' } }),
      await restore(data.id),
      await server.api('getVersionObject', {
        as: mara,
        params: { file_key: fileKey, object_id: data.object_id },
      }),
    ])
      expect(gone).toMatchObject({ status: 404, error: 'version_not_found' });
  });

  test.each([
    [{}, 'name required'],
    [{ name: '   ' }, 'name required 1'],
    [{ name: 'x'.repeat(51) }, 'name max_length 50'],
  ])('%j is refused: %s', async (body, field) => {
    const answer = await server.api('createVersion', {
      as: mara,
      params: { file_key: fileKey },
      raw: { body },
    });
    expect(answer).toMatchObject({ status: 400, fields: [field] });
  });

  test('are at most so many per file, also when many are made at once', async () => {
    const { data } = await keep('First');
    const limit = VERSION_LIMITS.namedPerFile;
    const row = {
      file_key: fileKey,
      object_hash: data.object_id,
      element_count: 0,
      kind: 'named' as const,
      author_id: mara.userId,
      created_at: server.clock.now(),
    };
    const rows = Array.from({ length: limit - 4 }, (_each, index) => ({ ...row, name: `Version ${index}` }));
    await server.db.insertInto('board_version').values(rows).execute();
    const answers = await Promise.all(Array.from({ length: 10 }, (_each, index) => keep(`Late ${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: 'version_limit_reached',
      json: { data: { limit, current: limit } },
    });
  });
});

test('a name is refused to a version too many', async () => {
  const { data } = await keep('First');
  const row = {
    file_key: fileKey,
    object_hash: data.object_id,
    element_count: 0,
    author_id: mara.userId,
    created_at: server.clock.now(),
  };
  const named = Array.from({ length: VERSION_LIMITS.namedPerFile - 1 }, (_each, index) => ({
    ...row,
    kind: 'named' as const,
    name: `Version ${index}`,
  }));
  await server.db.insertInto('board_version').values(named).execute();
  const { version_id } = await server.db
    .insertInto('board_version')
    .values({ ...row, kind: 'automatic' })
    .returning('version_id')
    .executeTakeFirstOrThrow();
  const rename = (versionId: string) =>
    server.api('renameVersion', {
      as: mara,
      params: { file_key: fileKey, version_id: versionId },
      body: { name: 'Another' },
    });
  expect(await rename(version_id)).toMatchObject({ status: 409, error: 'version_limit_reached' });
  expect((await rename(data.id)).status).toBe(200);
});

describe('bringing a version back', () => {
  test('is an edit everybody who is there sees, and is committed', async () => {
    const noor = await server.createUser();
    const link = await server.api('createShareLink', {
      as: mara,
      params: { file_key: fileKey },
      body: { role: 'editor' },
    });
    await server.api('joinSharedFile', { as: noor, params: { token: link.data.token } });
    const [first, second] = [await boards.join(mara, fileKey), await boards.join(noor, fileKey)];
    first.putNote('note1', 'kept');
    await first.flush();
    const { data: old } = await keep('Kept');
    first.putNote('note2', 'too much');
    await first.flush();
    await vi.waitFor(() => expect(second.texts()).toEqual(['kept', 'too much']));

    const { status, data } = await restore(old.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ kind: 'restored', restored_from: old.id, object_id: old.object_id });
    await vi.waitFor(() => {
      expect(first.texts()).toEqual(['kept']);
      expect(second.texts()).toEqual(['kept']);
    });
    expect(await boards.textsOf(fileKey)).toEqual(['kept']);
    second.putNote('note3', 'it goes on');
    await vi.waitFor(() => expect(first.texts()).toEqual(['it goes on', 'kept']));
  });

  test('keeps the board as it was before, so that it can be taken back; twice changes nothing more', async () => {
    const editor = await boards.join(mara, fileKey);
    editor.putNote('note1', 'old');
    await editor.flush();
    const { data: old } = await keep('Old');
    editor.putNote('note2', 'new');
    await editor.flush();
    await restore(old.id);
    const { list } = await versions();
    expect(list.map(({ kind, element_count }) => [kind, element_count])).toEqual([
      ['restored', 1],
      ['automatic', 2],
      ['named', 1],
    ]);
    expect((await restore(old.id)).data.id).toBe(old.id);
    expect((await versions()).list).toHaveLength(3);
    const before = list[1];
    if (before === undefined) throw new Error('nothing was kept');
    await restore(before.id);
    await vi.waitFor(() => expect(editor.texts()).toEqual(['new', 'old']));
  });

  test('works while nobody has the board open', async () => {
    const { data: empty } = await keep('Empty');
    const editor = await boards.join(mara, fileKey);
    editor.putNote('note1', 'hello');
    await editor.flush();
    await leave(editor);
    await restore(empty.id);
    expect(await boards.textsOf(fileKey)).toEqual([]);
    const again = await boards.join(mara, fileKey);
    expect(again.texts()).toEqual([]);
  });
});

describe('who may', () => {
  test('the owner and editors of the team keep versions; viewers, visitors and outsiders do not even see them', async () => {
    const team = await createTeam(server, mara);
    fileKey = (await addFile(server, mara, team)).file_key;
    const { data: version } = await keep('Team');
    const editor = await admit(server, team.teamId, 'editor');
    const viewer = await admit(server, team.teamId, 'viewer');
    const [visitor, outsider] = [await server.createUser(), await server.createUser()];
    const link = await server.api('createShareLink', {
      as: mara,
      params: { file_key: fileKey },
      body: { role: 'editor' },
    });
    await server.api('joinSharedFile', { as: visitor, params: { token: link.data.token } });
    expect((await keep('By an editor', editor)).status).toBe(200);

    const params = { file_key: fileKey, version_id: version.id };
    const everything = async (as: TestUser | undefined) => [
      await server.api('listVersions', { as, params: { file_key: fileKey } }),
      await server.api('createVersion', { as, params: { file_key: fileKey }, body: { name: 'Mine' } }),
      await server.api('renameVersion', { as, params, body: { name: 'Mine' } }),
      await server.api('deleteVersion', { as, params }),
      await server.api('restoreVersion', { as, params }),
      await server.api('getVersionObject', {
        as,
        params: { file_key: fileKey, object_id: version.object_id },
      }),
    ];
    for (const as of [viewer, visitor]) {
      for (const answer of await everything(as))
        expect(answer).toMatchObject({ status: 403, error: 'not_editor' });
    }
    for (const answer of await everything(outsider))
      expect(answer).toMatchObject({ status: 403, error: 'not_member' });
    for (const answer of await everything(undefined))
      expect(answer).toMatchObject({ status: 401, error: 'not_signed_in' });
  });

  test('an editor deletes versions of their own, those with the privilege permission delete any', async () => {
    const team = await createTeam(server, mara);
    fileKey = (await addFile(server, mara, team)).file_key;
    const editor = await admit(server, team.teamId, 'editor');
    const manager = await admit(server, team.teamId, 'manager');
    const { data: ours } = await keep('Ours');
    const { data: own } = await keep('Own', editor);
    const remove = (as: TestUser, version_id: string) =>
      server.api('deleteVersion', { as, params: { file_key: fileKey, version_id } });
    expect(await remove(editor, ours.id)).toMatchObject({ status: 403, error: 'not_editor' });
    expect((await remove(editor, own.id)).status).toBe(200);
    expect((await remove(manager, ours.id)).status).toBe(200);
  });

  test('a version of another file is not found', async () => {
    const { data } = await keep('Here');
    const other = await boards.createBoard(mara);
    const answer = await server.api('restoreVersion', {
      as: mara,
      params: { file_key: other, version_id: data.id },
    });
    expect(answer).toMatchObject({ status: 404, error: 'version_not_found' });
    expect(await restore('9999999999999999999')).toMatchObject({ status: 404, error: 'version_not_found' });
  });
});

test('the list goes on by cursor, the newest first, in three statements at most', async () => {
  for (const name of ['a', 'b', 'c']) await keep(name);
  const first = await versions(mara, { size: 2 });
  expect(first.list.map(({ name }) => name)).toEqual(['c', 'b']);
  const second = await versions(mara, { size: 2, cursor: first.next_cursor });
  expect(second.list.map(({ name }) => name)).toEqual(['a']);
  expect(second.has_more).toBe(false);
  const statements = await server.statementsOf(() => versions());
  expect(statements.length).toBeLessThanOrEqual(3);
});

provesFileAccess(server, {
  fileOf: async () => fileKey,
  calls: {
    listVersions: (as, file_key) => server.api('listVersions', { as, params: { file_key } }),
    createVersion: (as, file_key) =>
      server.api('createVersion', { as, params: { file_key }, body: { name: 'Mine' } }),
    renameVersion: (as, file_key) =>
      server.api('renameVersion', { as, params: { file_key, version_id: '1' }, body: { name: 'Mine' } }),
    deleteVersion: (as, file_key) =>
      server.api('deleteVersion', { as, params: { file_key, version_id: '1' } }),
    restoreVersion: (as, file_key) =>
      server.api('restoreVersion', { as, params: { file_key, version_id: '1' } }),
    getVersionObject: (as, file_key) =>
      server.api('getVersionObject', { as, params: { file_key, object_id: 'a'.repeat(64) } }),
  },
});
