import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';

const server = testServer();

describe('recent files', () => {
  const recent = (as: TestUser | undefined, query: { name?: string; cursor?: string; size?: number } = {}) =>
    server.api('listRecentFiles', { as, query });

  test('are those of all one’s teams, the last changed first, without gaps, in at most three statements', async () => {
    const mara = await server.createUser();
    const own = await createTeam(server, mara);
    const foreign = await createTeam(server);
    await admit(server, foreign.teamId, 'guest', mara);
    const closed = await createTeam(server);
    const names: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      await addFile(server, mara, own, `own ${number}`);
      await addFile(server, foreign.owner, foreign, `foreign ${number}`);
      await addFile(server, closed.owner, closed, `closed ${number}`);
      names.unshift(`foreign ${number}`, `own ${number}`);
    }
    const seen: string[] = [];
    let cursor = '0';
    do {
      const { data } = await recent(mara, { size: 4, cursor });
      seen.push(...data.list.map(({ name }) => name));
      cursor = data.next_cursor;
    } while (cursor !== '0');
    expect(seen).toEqual(names);
    expect((await recent(mara, { size: 1 })).data.list[0]).toMatchObject({
      team_name: expect.any(String),
      owner: { user_id: foreign.owner.userId },
    });
    const statements = await server.statementsOf(() => recent(mara));
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(await recent(undefined)).toMatchObject({ status: 401 });
  });

  test('can be found by a part of their name, whatever team they are in; the trash is left out', async () => {
    const mara = await server.createUser();
    const own = await createTeam(server, mara);
    const foreign = await createTeam(server);
    await admit(server, foreign.teamId, 'viewer', mara);
    await addFile(server, mara, own, 'Weekly plan');
    await addFile(server, foreign.owner, foreign, 'PLANS for 100%');
    const gone = await addFile(server, mara, own, 'Old plan');
    await server.api('deleteFile', { as: mara, params: { file_key: gone.file_key } });
    const names = async (name: string) => (await recent(mara, { name })).data.list.map((file) => file.name);
    expect(await names('plan')).toEqual(['PLANS for 100%', 'Weekly plan']);
    expect(await names('0%')).toEqual(['PLANS for 100%']);
    expect(await names('_')).toEqual([]);
    const wrong = await server.api('listRecentFiles', { as: mara, raw: { query: { cursor: 'x' } } });
    expect(wrong.fields).toEqual(['cursor format']);
  });
});

describe('starred files', () => {
  const starred = (as: TestUser | undefined, query: { cursor?: string; size?: number } = {}) =>
    server.api('listStarredFiles', { as, query });
  const setStar = (as: TestUser | undefined, fileKey: string, star = true) =>
    server.api(star ? 'starFile' : 'unstarFile', { as, params: { file_key: fileKey } });

  test('are kept, the last starred first, and each list says which they are', async () => {
    const mara = await server.createUser();
    const own = await createTeam(server, mara);
    const keys: string[] = [];
    for (const name of ['one', 'two', 'three'])
      keys.unshift((await addFile(server, mara, own, name)).file_key);
    const wanted = [keys[1] ?? '', keys[0] ?? '', keys[2] ?? ''];
    for (const key of wanted.toReversed()) {
      server.clock.advance(1000);
      expect(await setStar(mara, key)).toMatchObject({ status: 200 });
    }
    server.clock.advance(1000);
    await setStar(mara, keys[2] ?? '');
    const first = await starred(mara, { size: 2 });
    const second = await starred(mara, { size: 2, cursor: first.data.next_cursor });
    expect([...first.data.list, ...second.data.list].map((file) => file.file_key)).toEqual(wanted);
    expect(second.data.has_more).toBe(false);
    expect(await setStar(mara, wanted[0] ?? '', false)).toMatchObject({ status: 200 });
    expect(await setStar(mara, wanted[0] ?? '', false)).toMatchObject({ status: 200 });
    const { data } = await server.api('listProjectFiles', { as: mara, params: own });
    expect(data.list.filter((file) => file.is_starred).map((file) => file.file_key)).toEqual(
      keys.filter((key) => key !== wanted[0]),
    );
    const recent = await server.api('listRecentFiles', { as: mara });
    expect(recent.data.list.map((file) => file.is_starred)).toEqual([true, false, true]);
    expect(recent.data.list.every((file) => file.is_own)).toBe(true);
    expect((await starred(mara, { size: 1 })).data.list[0]).toMatchObject({
      is_starred: true,
      team_name: expect.any(String),
    });
  });

  test('a file that is purged while it is starred is gone', async () => {
    const mara = await server.createUser();
    const { file_key: fileKey } = await addFile(server, mara, await createTeam(server, mara), 'late');
    const { starring } = await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('file').where('file_key', '=', fileKey).execute();
      const begun = setStar(mara, fileKey);
      await vi.waitFor(
        async () => {
          const { rows } = await sql`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000 },
      );
      return { starring: begun };
    });
    expect(await starring).toMatchObject({ status: 404, error: 'file_not_found' });
  });

  test('are those one can open: not what is in the trash, nor in a team one has left', async () => {
    const mara = await server.createUser();
    const team = await createTeam(server);
    await admit(server, team.teamId, 'viewer', mara);
    const kept = await addFile(server, team.owner, team, 'kept');
    const gone = await addFile(server, team.owner, team, 'gone');
    await setStar(mara, kept.file_key);
    await setStar(mara, gone.file_key);
    await server.api('deleteFile', { as: team.owner, params: { file_key: gone.file_key } });
    const names = async () => (await starred(mara)).data.list.map(({ name }) => name);
    expect(await names()).toEqual(['kept']);
    expect((await starred(mara)).data.list[0]?.is_own).toBe(false);
    const seen = await server.api('listProjectFiles', { as: mara, params: team });
    expect(seen.data.list.map((file) => file.is_own)).toEqual([false]);
    expect((await starred(team.owner)).data.list).toEqual([]);
    await server.api('leaveTeam', { as: mara, params: { teamId: team.teamId } });
    expect(await names()).toEqual([]);
    expect(await setStar(mara, kept.file_key)).toMatchObject({ status: 403, error: 'not_member' });
    expect(await setStar(mara, 'kkkkkkkkkkkk')).toMatchObject({ status: 404, error: 'file_not_found' });
    expect(await setStar(mara, kept.file_key, false)).toMatchObject({ status: 403, error: 'not_member' });
    expect(await setStar(mara, 'kkkkkkkkkkkk', false)).toMatchObject({ status: 404 });
    expect(await setStar(undefined, kept.file_key)).toMatchObject({ status: 401 });
    expect(await setStar(undefined, kept.file_key, false)).toMatchObject({ status: 401 });
    expect(await starred(undefined)).toMatchObject({ status: 401 });
    for (const operation of ['starFile', 'unstarFile'] as const) {
      const wrong = await server.api(operation, { as: mara, raw: { params: { file_key: 'x' } } });
      expect(wrong.status).toBe(400);
    }
    expect(await starred(mara, { cursor: 'x' })).toMatchObject({ status: 400 });
  });
});

test('files of a folder come in the order that is asked for, part by part', async () => {
  const mara = await server.createUser();
  const team = await createTeam(server, mara);
  for (const name of ['zebra', 'Ångström', 'apple', '图', 'Apple']) await addFile(server, mara, team, name);
  const { data } = await server.api('listProjectFiles', { as: mara, params: team });
  const first = data.list.find(({ name }) => name === 'zebra');
  await server.api('renameFile', {
    as: mara,
    params: { file_key: first?.file_key ?? '' },
    body: { name: 'Zebra' },
  });
  const inOrder = async (order?: 'updated' | 'created' | 'name') => {
    const names: string[] = [];
    let cursor = '0';
    do {
      const query = { cursor, size: 2, ...(order === undefined ? {} : { order }) };
      const part = await server.api('listProjectFiles', { as: mara, params: team, query });
      names.push(...part.data.list.map(({ name }) => name));
      cursor = part.data.next_cursor;
    } while (cursor !== '0');
    return names;
  };
  expect(await inOrder()).toEqual(['Zebra', 'Apple', '图', 'apple', 'Ångström']);
  expect(await inOrder('created')).toEqual(['Apple', '图', 'apple', 'Ångström', 'Zebra']);
  const byName = await inOrder('name');
  expect(byName.map((name) => name.toLowerCase())).toEqual(
    ['ångström', 'apple', 'apple', 'zebra', '图'].toSorted(new Intl.Collator('und').compare),
  );
  // A cursor of another order is refused.
  const page = await server.api('listProjectFiles', {
    as: mara,
    params: team,
    query: { size: 2, order: 'name' },
  });
  const wrong = await server.api('listProjectFiles', {
    as: mara,
    params: team,
    query: { cursor: page.data.next_cursor },
  });
  expect(wrong).toMatchObject({ status: 400 });
});
