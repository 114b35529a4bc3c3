import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();

const look = (as: TestUser, fileKey: string) =>
  server.api('recordFileView', { as, params: { file_key: fileKey } });

async function history(as: TestUser) {
  const { data } = await server.api('listFootprints', { as });
  return data.list.map(({ file }) => file.name);
}

test('[API-DISC-15][ROLE-11][PROD-09] the history shows each work once, the last one looked at first', async () => {
  const [owner, mara, theo] = [
    await server.createUser(),
    await server.createUser(),
    await server.createUser(),
  ];
  const [one, two] = [
    await createWork(server, { owner, name: 'One' }),
    await createWork(server, { owner, name: 'Two' }),
  ];
  for (const fileKey of [one, two, one]) {
    server.clock.advance(1000);
    expect((await look(mara, fileKey)).status).toBe(200);
  }
  const { data } = await server.api('listFootprints', { as: mara });
  expect(data.list.map(({ file, viewed_at }) => [file.file_key, viewed_at])).toEqual([
    [one, server.clock.now().toISOString()],
    [two, new Date(server.clock.now().getTime() - 1000).toISOString()],
  ]);
  expect(data.list[0]?.file).toMatchObject({ name: 'One', owner: { user_id: owner.userId } });
  expect(await history(theo)).toEqual([]);
});

test('[API-DISC-15] pages go on where the last ended, works of the same moment included', async () => {
  const [owner, mara] = [await server.createUser(), await server.createUser()];
  const keys: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    keys.push(await createWork(server, { owner, name: `Work ${number}` }));
    if (number % 2 === 0) server.clock.advance(1000);
    await look(mara, keys.at(-1) ?? '');
  }
  const seen: string[] = [];
  let cursor = '0';
  do {
    const { data } = await server.api('listFootprints', { as: mara, query: { size: 2, cursor } });
    seen.push(...data.list.map(({ file }) => file.file_key));
    cursor = data.next_cursor;
  } while (cursor !== '0');
  expect(seen.toSorted()).toEqual(keys.toSorted());
  expect(seen[0]).toBe(keys[4]);
});

test('a withdrawn work leaves the history, and comes back with the work', async () => {
  const [owner, mara] = [await server.createUser(), await server.createUser()];
  const fileKey = await createWork(server, { owner, name: 'Now and then' });
  await look(mara, fileKey);
  const setLive = (isLive: boolean) =>
    server.db.updateTable('publication').set({ is_live: isLive }).where('file_key', '=', fileKey).execute();
  await setLive(false);
  expect(await history(mara)).toEqual([]);
  await setLive(true);
  expect(await history(mara)).toEqual(['Now and then']);
});

test("[API-DISC-16] clearing empties the caller's history only, and keeps the views counted", async () => {
  const [owner, mara, theo] = [
    await server.createUser(),
    await server.createUser(),
    await server.createUser(),
  ];
  const fileKey = await createWork(server, { owner, name: 'Seen' });
  await look(mara, fileKey);
  await look(theo, fileKey);
  const answer = await server.api('clearFootprints', { as: mara });
  expect([answer.status, answer.data]).toEqual([200, null]);
  expect(await history(mara)).toEqual([]);
  expect(await history(theo)).toEqual(['Seen']);
  const { data } = await server.api('getFileFull', { params: { file_key: fileKey } });
  expect(data.view_num).toBe(2);
});

test('[API-DISC-15][API-DISC-16][ROLE-11] 401 without a token', async () => {
  for (const answer of [await server.api('listFootprints'), await server.api('clearFootprints')])
    expect([answer.status, answer.error]).toEqual([401, 'not_signed_in']);
});

test('400 for a cursor of another list and a size out of bounds', async () => {
  const mara = await server.createUser();
  const fields = async (query: Record<string, unknown>) =>
    (await server.api('listFootprints', { as: mara, raw: { query } })).fields;
  expect(await fields({ cursor: 'nothing' })).toEqual(['cursor format']);
  expect(await fields({ size: 101 })).toEqual(['size max 100']);
});

test('a page takes two statements', async () => {
  const [owner, mara] = [await server.createUser(), await server.createUser()];
  const tag = await server.services.tags.findOrCreateCustomTags(['Seen tag'], owner.userId);
  await look(mara, await createWork(server, { owner, tagIds: tag }));
  const statements = await server.statementsOf(() =>
    server.api('listFootprints', { as: mara, query: { size: 100 } }),
  );
  expect(statements).toHaveLength(2);
});
