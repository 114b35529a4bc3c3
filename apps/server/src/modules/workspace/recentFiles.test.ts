import { describe, expect, test } from 'vitest';
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

  test('can be found by a part of their name, whatever team they lie in; the trash is left out', async () => {
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
