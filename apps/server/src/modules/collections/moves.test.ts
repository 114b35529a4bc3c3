import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();
let mara: TestUser;
let works: string[];

beforeAll(async () => {
  mara = await server.createUser({ nickName: 'Mara' });
  const owner = await server.createUser();
  works = [];
  for (const name of ['One', 'Two', 'Three']) works.push(await createWork(server, { owner, name }));
});

/** A collection that holds works, the last put in first. */
async function collectionOf(as: TestUser, ...keys: string[]): Promise<string> {
  const body = { name: 'Plans', description: '', is_public: true };
  const { data } = await server.api('createCollection', { as, body });
  for (const key of keys)
    await server.api('setCollectionFile', {
      as,
      params: { collection_id: data.collection_id },
      body: { file_key: key, included: true },
    });
  return data.collection_id;
}

const move = (as: TestUser | undefined, from: string, fileKey: string, to: string) =>
  server.api('moveCollectionFile', {
    ...(as && { as }),
    params: { collection_id: from },
    body: { file_key: fileKey, to },
  });
const namesOf = async (id: string) =>
  (await server.api('listCollectionFiles', { as: mara, params: { collection_id: id } })).data.list.map(
    ({ name }) => name,
  );

test('a work moves to the beginning of another collection, and stays saved; one that is there already keeps its place', async () => {
  const [one = '', two = '', three = ''] = works;
  const from = await collectionOf(mara, one, two);
  const to = await collectionOf(mara, three, one);
  expect((await move(mara, from, two, to)).status).toBe(200);
  expect([await namesOf(from), await namesOf(to)]).toEqual([['One'], ['Two', 'One', 'Three']]);
  expect((await move(mara, from, one, to)).status).toBe(200);
  expect([await namesOf(from), await namesOf(to)]).toEqual([[], ['Two', 'One', 'Three']]);
  const saved = await server.api('listCollectedFiles', { as: mara });
  expect(saved.data.list.map(({ name }) => name).toSorted()).toEqual(['One', 'Three', 'Two']);
  // To where it is, however that is written, changes nothing.
  for (const same of [to, `0${to}`]) await move(mara, to, two, same);
  expect(await namesOf(to)).toEqual(['Two', 'One', 'Three']);
});

test('what is refused changes neither collection', async () => {
  const [one = '', two = ''] = works;
  const from = await collectionOf(mara, one);
  const to = await collectionOf(mara, two);
  const other = await server.createUser();
  const theirs = await collectionOf(other, two);
  const hidden = await collectionOf(other);
  await server.api('updateCollection', {
    as: other,
    params: { collection_id: hidden },
    body: { name: 'Hidden', description: '', is_public: false },
  });
  expect((await move(undefined, from, one, to)).error).toBe('not_signed_in');
  expect((await move(mara, from, two, to)).error).toBe('file_not_found');
  expect((await move(mara, from, one, theirs)).error).toBe('not_owner');
  expect((await move(mara, theirs, two, to)).error).toBe('not_owner');
  expect((await move(mara, from, one, hidden)).error).toBe('collection_not_found');
  expect((await move(mara, from, one, '9223372036854775808')).error).toBe('collection_not_found');
  expect((await move(mara, from, one, 'none')).status).toBe(400);
  expect([await namesOf(from), await namesOf(to)]).toEqual([['One'], ['Two']]);
});

test('a full collection takes nothing, and the work stays where it was', async () => {
  const [one = '', two = ''] = works;
  const from = await collectionOf(mara, one);
  const to = await collectionOf(mara, two);
  await sql`
    insert into file (file_key, owner_id, team_id, project_id, name, kind, created_at, updated_at)
    select 'y' || lpad(n::text, 11, '0'), owner_id, team_id, project_id, name, kind, created_at, updated_at
    from file, generate_series(1, 499) n where file_key = ${one}`.execute(server.db);
  const template = await server.db
    .selectFrom('publication')
    .selectAll()
    .where('file_key', '=', one)
    .executeTakeFirstOrThrow();
  const keys = Array.from({ length: 499 }, (_, n) => `y${String(n + 1).padStart(11, '0')}`);
  await server.db
    .insertInto('publication')
    .values(keys.map((file_key) => ({ ...template, file_key })))
    .execute();
  const created_at = server.clock.now();
  const rest = { collection_id: to, user_id: mara.userId, created_at };
  await server.db
    .insertInto('collection_file')
    .values(keys.map((file_key, place) => ({ ...rest, file_key, place })))
    .execute();
  const full = await move(mara, from, one, to);
  expect([full.status, full.error, full.json['data']]).toEqual([409, 'collection_full', { limit: 500 }]);
  expect(await namesOf(from)).toEqual(['One']);
});

test('moves that cross each other are all done, and no work is lost or doubled', async () => {
  const [one = '', two = ''] = works;
  const left = await collectionOf(mara, one);
  const right = await collectionOf(mara, two);
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = round % 2 === 0 ? [left, right] : [right, left];
    const answers = await Promise.all([move(mara, a, one, b), move(mara, b, two, a)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  expect([await namesOf(left), await namesOf(right)]).toEqual([['Two'], ['One']]);
});
