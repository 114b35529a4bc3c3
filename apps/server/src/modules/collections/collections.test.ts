import { COLLECTION_LIMITS } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();
const NOT_FOUND = { status: 404, error: 'collection_not_found' };
let owner: TestUser;
let works: string[];

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  works = [];
  for (const name of ['One', 'Two', 'Three']) works.push(await createWork(server, { owner, name }));
});

const create = async (as: TestUser | undefined, fields: object = {}) =>
  server.api('createCollection', {
    as,
    body: { name: 'Plans', description: '', is_public: true, ...fields },
  });
const setFile = async (as: TestUser | undefined, id: string, file_key: string, included = true) =>
  server.api('setCollectionFile', { as, params: { collection_id: id }, body: { file_key, included } });
const order = async (as: TestUser | undefined, id: string, file_key: string, before: string | null) =>
  server.api('orderCollectionFile', { as, params: { collection_id: id }, body: { file_key, before } });
const filesOf = async (as: TestUser | undefined, id: string, query: Record<string, string> = {}) =>
  server.api('listCollectionFiles', { as, params: { collection_id: id }, query });
const namesOf = async (as: TestUser | undefined, id: string) =>
  (await filesOf(as, id)).data.list.map(({ name }) => name);
const savedBy = async (user: TestUser) =>
  (await server.api('listCollectedFiles', { as: user })).data.list.map(({ name }) => name);

test('a collection is made, changed and deleted by its owner; what it held stays saved', async () => {
  const mara = await server.createUser({ nickName: 'Mara' });
  expect((await create(undefined)).status).toBe(401);
  expect((await create(mara, { name: ' ' })).fields).toEqual(['name required 1']);
  expect((await create(mara, { name: 'x'.repeat(51) })).fields).toEqual(['name max_length 50']);
  expect((await create(mara, { name: 'Plans \u202esnalp' })).fields).toEqual(['name invalid_characters']);
  const { data } = await create(mara, { name: '  Kick-offs ', description: ' How we begin. ' });
  expect(data).toMatchObject({
    name: 'Kick-offs',
    description: 'How we begin.',
    is_public: true,
    file_count: 0,
    thumbnails: [],
    owner: { user_id: mara.userId, nick_name: 'Mara' },
  });
  const id = data.collection_id;
  await setFile(mara, id, works[0] ?? '');
  const params = { collection_id: id };
  const body = { name: 'Starts', description: '', is_public: false };
  for (const stranger of [undefined, owner]) {
    const isGuest = stranger === undefined;
    const refused = isGuest ? { status: 401 } : { status: 403, error: 'not_owner' };
    expect(await server.api('updateCollection', { as: stranger, params, body })).toMatchObject(refused);
    expect(await server.api('deleteCollection', { as: stranger, params })).toMatchObject(refused);
    expect(await setFile(stranger, id, works[0] ?? '')).toMatchObject(refused);
    expect(await order(stranger, id, works[0] ?? '', null)).toMatchObject(refused);
  }
  const changed = await server.api('updateCollection', { as: mara, params, body });
  expect(changed.data).toMatchObject({ name: 'Starts', is_public: false, file_count: 1 });
  expect(changed.data.thumbnails).toHaveLength(1);
  const tooLong = await server.api('updateCollection', {
    as: mara,
    params,
    body: { ...body, description: 'x'.repeat(301) },
  });
  expect(tooLong.fields).toEqual(['description max_length 300']);
  expect(await server.api('updateCollection', { as: owner, params, body })).toMatchObject(NOT_FOUND);
  expect(await server.api('deleteCollection', { as: owner, params })).toMatchObject(NOT_FOUND);
  expect(await setFile(owner, id, works[0] ?? '')).toMatchObject(NOT_FOUND);
  expect(await order(owner, id, works[0] ?? '', null)).toMatchObject(NOT_FOUND);
  expect((await server.api('deleteCollection', { as: mara, params })).status).toBe(200);
  expect(await server.api('getCollection', { as: mara, params })).toMatchObject(NOT_FOUND);
  expect(await filesOf(mara, id)).toMatchObject(NOT_FOUND);
  expect(await savedBy(mara)).toEqual(['One']);
});

test('others see public collections only', async () => {
  const mara = await server.createUser();
  const open = (await create(mara, { name: 'Open' })).data.collection_id;
  server.clock.advance(1000);
  const closed = (await create(mara, { name: 'Closed', is_public: false })).data.collection_id;
  const listed = async (as: TestUser | undefined, query: Record<string, string>) => {
    const { data, error, status } = await server.api('listCollections', { as, query });
    return error ?? (status === 200 ? data.list.map(({ name, has_file }) => [name, has_file]) : status);
  };
  expect(await listed(mara, {})).toEqual([
    ['Closed', undefined],
    ['Open', undefined],
  ]);
  expect(await listed(undefined, { user_id: mara.userId })).toEqual([['Open', undefined]]);
  expect(await listed(undefined, {})).toBe('not_signed_in');
  expect(await listed(mara, { user_id: 'abcdefghjkmn' })).toBe('user_not_found');
  server.clock.advance(1000);
  await setFile(mara, open, works[1] ?? '');
  expect(await listed(mara, { file_key: works[1] ?? '' })).toEqual([
    ['Open', true],
    ['Closed', false],
  ]);
  expect((await server.api('getCollection', { params: { collection_id: open } })).status).toBe(200);
  for (const as of [undefined, owner]) {
    expect(await server.api('getCollection', { as, params: { collection_id: closed } })).toMatchObject(
      NOT_FOUND,
    );
    expect(await filesOf(as, closed)).toMatchObject(NOT_FOUND);
  }
});

test('collections of a closed account are not shown', async () => {
  const mara = await server.createUser();
  const { collection_id: id } = (await create(mara)).data;
  await server.db
    .updateTable('user_account')
    .set({ deactivated_at: server.clock.now() })
    .where('user_id', '=', mara.userId)
    .execute();
  expect(await server.api('getCollection', { params: { collection_id: id } })).toMatchObject(NOT_FOUND);
  expect(await filesOf(undefined, id)).toMatchObject(NOT_FOUND);
});

test('works are put in, ordered and taken out; what is in one is saved, what is no longer saved leaves it', async () => {
  const mara = await server.createUser();
  const id = (await create(mara)).data.collection_id;
  const [one = '', two = '', three = ''] = works;
  const before = (await server.api('getFileFull', { params: { file_key: one } })).data.collect_num;
  for (const key of [one, two, three, three]) expect((await setFile(mara, id, key)).status).toBe(200);
  expect(await namesOf(undefined, id)).toEqual(['Three', 'Two', 'One']);
  expect((await server.api('getFileFull', { params: { file_key: one } })).data.collect_num).toBe(before + 1);
  expect((await savedBy(mara)).toSorted()).toEqual(['One', 'Three', 'Two']);

  expect((await order(mara, id, one, three)).status).toBe(200);
  expect(await namesOf(mara, id)).toEqual(['One', 'Three', 'Two']);
  expect((await order(mara, id, one, null)).status).toBe(200);
  expect((await order(mara, id, two, two)).status).toBe(200);
  expect(await namesOf(mara, id)).toEqual(['Three', 'Two', 'One']);
  const first = await filesOf(mara, id, { size: '2' });
  const second = await filesOf(mara, id, { size: '2', cursor: first.data.next_cursor });
  expect([...first.data.list, ...second.data.list].map(({ name }) => name)).toEqual(['Three', 'Two', 'One']);
  expect((await filesOf(mara, id, { cursor: 'nonsense' })).status).toBe(400);

  await setFile(mara, id, two, false);
  expect(await order(mara, id, two, null)).toMatchObject({ status: 404, error: 'file_not_found' });
  expect(await order(mara, id, one, two)).toMatchObject({ status: 404, error: 'file_not_found' });
  expect(await savedBy(mara)).toContain('Two');
  await server.api('collectFile', { as: mara, body: { file_key: three, collect: false } });
  expect(await namesOf(mara, id)).toEqual(['One']);
  expect(await setFile(mara, id, 'abcdefghjkmn')).toMatchObject({ status: 404, error: 'file_not_found' });
});

test('one person has at most 50 collections, and one holds at most 500 works', async () => {
  const mara = await server.createUser();
  const made = await Promise.all(Array.from({ length: 53 }, async () => create(mara)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(COLLECTION_LIMITS.perPerson);
  const refused = made.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.error, refused?.json.data]).toMatchObject([
    409,
    'collection_limit_reached',
    { limit: 50 },
  ]);
  const id = made.find(({ status }) => status === 200)?.data.collection_id ?? '';
  const [one = '', two = ''] = works;
  await setFile(mara, id, one);
  // Only their number matters.
  await sql`
    insert into file (file_key, owner_id, team_id, project_id, name, kind, created_at, updated_at)
    select 'z' || lpad(n::text, 11, '0'), owner_id, team_id, project_id, name, kind, created_at, updated_at
    from file, generate_series(1, 499) n where file_key = ${one}`.execute(server.db);
  const template = await server.db
    .selectFrom('publication')
    .selectAll()
    .where('file_key', '=', one)
    .executeTakeFirstOrThrow();
  const keys = Array.from({ length: 499 }, (_, n) => `z${String(n + 1).padStart(11, '0')}`);
  await server.db
    .insertInto('publication')
    .values(keys.map((file_key) => ({ ...template, file_key })))
    .execute();
  await server.db
    .insertInto('collection_file')
    .values(
      keys.map((file_key, place) => ({
        collection_id: id,
        file_key,
        user_id: mara.userId,
        place,
        created_at: server.clock.now(),
      })),
    )
    .execute();
  const full = await setFile(mara, id, two);
  expect([full.status, full.error, full.json.data]).toMatchObject([409, 'collection_full', { limit: 500 }]);
  expect(await savedBy(mara)).not.toContain('Two');
});

test('a collection that is asked for twice with one key is made once, and is not made again when it was deleted', async () => {
  const mara = await server.createUser();
  const ask = () =>
    server.api('createCollection', {
      as: mara,
      body: { name: 'Twice', description: '', is_public: false },
      headers: { 'idempotency-key': 'collection-0001' },
    });
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one.data.collection_id).toBe(other.data.collection_id);
  const params = { collection_id: one.data.collection_id };
  await server.api('deleteCollection', { as: mara, params });
  expect(await ask()).toMatchObject(NOT_FOUND);
  expect(
    (await server.api('listCollections', { as: mara, query: { user_id: mara.userId } })).data.list,
  ).toEqual([]);
});
