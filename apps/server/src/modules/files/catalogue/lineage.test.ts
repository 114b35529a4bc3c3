import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../../test/harness.ts';
import { customTag, publish, withoutPlanLimit, type FormFields } from '../../../../test/publishForm.ts';
import { createWork } from '../../../../test/works.ts';
import { encodeCursor } from '../../../infra/lists/cursor.ts';

const server = testServer();
const UNKNOWN_KEY = 'abcdefghjkmn';
let owner: TestUser;
let maker: TestUser;
let admin: TestUser;
let tagIds: number[];

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  maker = await withoutPlanLimit(server, await server.createUser());
  admin = await server.createUser({ kind: 1 });
  tagIds = [await customTag(server, owner, 'planning')];
});

/** Hands a file in and lets it pass. */
async function publishVersion(as: TestUser, fileKey: string, fields: FormFields = {}): Promise<void> {
  const { data, error } = await publish(server, as, fileKey, { tagIds, ...fields });
  if (error !== undefined) throw new Error(error);
  server.clock.advance(60_000);
  await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: data.submission_id },
    body: { decision: 'pass' },
  });
}

/** A work under a licence, or of the licence that works have by themselves. */
async function workUnder(licence?: 'cc0' | 'cc_by' | 'cc_by_sa' | 'cc_by_nc'): Promise<string> {
  const fileKey = await createWork(server, { owner, name: 'Sailboat' });
  if (licence !== undefined)
    await server.db.updateTable('submission').set({ licence }).where('file_key', '=', fileKey).execute();
  return fileKey;
}

async function copyOf(fileKey: string, as = maker): Promise<string> {
  return (await server.api('copyFileByPost', { as, params: { file_key: fileKey } })).data.file_key;
}

async function full(fileKey: string) {
  return (await server.api('getFileFull', { params: { file_key: fileKey } })).data;
}

test('a version keeps its licence and what is new; the next one starts with the licence of the former', async () => {
  const fileKey = await workUnder();
  expect(await full(fileKey)).toMatchObject({ licence: 'site' });
  await publishVersion(owner, fileKey, { licence: 'cc_by', change_note: '  A column for what we keep. ' });
  expect(await full(fileKey)).toMatchObject({ licence: 'cc_by' });
  expect((await full(fileKey)).made_from).toBeUndefined();
  await publishVersion(owner, fileKey);
  expect(await full(fileKey)).toMatchObject({ licence: 'cc_by' });

  const list = async (query: Record<string, string>) =>
    server.api('listPublishedVersions', { params: { file_key: fileKey }, query });
  const first = await list({ size: '2' });
  expect(first.data.list).toMatchObject([
    { version: 3, change_note: '', is_current: true },
    { version: 2, change_note: 'A column for what we keep.', is_current: false },
  ]);
  const second = await list({ size: '2', cursor: first.data.next_cursor });
  expect([second.data.list.map(({ version }) => version), second.data.has_more]).toEqual([[1], false]);
  expect((await list({ cursor: 'nonsense' })).status).toBe(400);
  const beyond = await list({ cursor: encodeCursor([1e15]) });
  expect(beyond.data.list.map(({ version }) => version)).toEqual([3, 2, 1]);
  const unknown = await server.api('listPublishedVersions', { params: { file_key: UNKNOWN_KEY } });
  expect([unknown.status, unknown.error]).toEqual([404, 'file_not_found']);

  const refused = await publish(server, owner, fileKey, { tagIds, change_note: 'x'.repeat(301) });
  expect(refused.fields).toEqual(['change_note max_length 300']);
  const paid = { tagIds, fee_type: '3', unit_price: '5000' };
  expect((await publish(server, owner, fileKey, { ...paid, licence: 'cc_by' })).fields).toEqual([
    'licence not_allowed',
  ]);
  // Without a licence it takes the one that what is paid may have.
  expect((await publish(server, owner, fileKey, paid)).status).toBe(200);
  const detail = await server.api('getFileFullLatestSelf', { as: owner, params: { file_key: fileKey } });
  expect(detail.data).toMatchObject({ licence: 'site', change_note: '' });
});

test('a copy keeps the licence of its source, which says what it may be published under', async () => {
  const detailOf = async (fileKey: string, as = maker) =>
    (await server.api('getFile', { as, params: { file_key: fileKey } })).data.source_licence;
  const source = await workUnder('cc_by_sa');
  const copy = await copyOf(source);
  expect(await detailOf(copy)).toBe('cc_by_sa');
  expect((await publish(server, maker, copy, { tagIds, licence: 'cc_by' })).fields).toEqual([
    'licence not_allowed',
  ]);
  const sold = { tagIds, fee_type: '3', unit_price: '5000', licence: 'site' };
  expect((await publish(server, maker, copy, sold)).fields).toEqual(['fee_type not_allowed']);
  await publishVersion(maker, copy);
  expect(await full(copy)).toMatchObject({ licence: 'cc_by_sa', made_from: { licence: 'cc_by_sa' } });

  const attributed = await copyOf(await workUnder('cc_by'));
  expect((await publish(server, maker, attributed, sold)).status).toBe(200);
  const own = await copyOf(source, owner);
  expect(await detailOf(own, owner)).toBeUndefined();
  expect((await publish(server, owner, own, sold)).status).toBe(200);
});

test('the duplicate of a copy is bound as the copy is, and counts as no use of its source', async () => {
  const source = await workUnder('cc_by_sa');
  const duplicateOf = async (fileKey: string) =>
    (await server.api('duplicateFile', { as: maker, params: { file_key: fileKey } })).data.file_key;
  const twice = await duplicateOf(await duplicateOf(await copyOf(source)));
  const { data } = await server.api('getFile', { as: maker, params: { file_key: twice } });
  expect(data).toMatchObject({ source_licence: 'cc_by_sa', source_file_key: source });
  const sold = { tagIds, fee_type: '3', unit_price: '5000', licence: 'site' };
  expect((await publish(server, maker, twice, sold)).fields).toEqual(['fee_type not_allowed']);
  const givenAway = { tagIds, licence: 'cc0' };
  expect((await publish(server, maker, twice, givenAway)).fields).toEqual(['licence not_allowed']);
  await server.api('recordFileUse', { as: maker, params: { file_key: twice } });
  const uses = await server.db
    .selectFrom('use_event')
    .select('use_event.copy_file_key')
    .where('source_file_key', '=', source)
    .execute();
  expect(uses).toEqual([]);
});

test('a work leads to what it was made from and to what was made of it, as long as they are public', async () => {
  const source = await workUnder('cc_by');
  const derived: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const copy = await copyOf(source);
    await publishVersion(maker, copy, { name: `Made ${count}` });
    derived.unshift(copy);
  }
  await copyOf(source);
  const list = async (query: Record<string, string> = {}) =>
    server.api('listDerivedFiles', { params: { file_key: source }, query });
  const first = await list({ size: '2' });
  const second = await list({ size: '2', cursor: first.data.next_cursor });
  expect([...first.data.list, ...second.data.list].map(({ file_key: key }) => key)).toEqual(derived);
  expect((await list({ cursor: 'nonsense' })).status).toBe(400);
  const unknown = await server.api('listDerivedFiles', { params: { file_key: UNKNOWN_KEY } });
  expect([unknown.status, unknown.error]).toEqual([404, 'file_not_found']);

  const [made = ''] = derived;
  expect((await full(made)).made_from).toMatchObject({
    licence: 'cc_by',
    file_key: source,
    name: 'Sailboat',
    owner: { nick_name: 'Olga' },
  });
  await server.api('cancelPublish', { as: owner, params: { file_key: source } });
  expect((await full(made)).made_from).toEqual({ licence: 'cc_by' });
});

test('who has copied an earlier version learns that there is a newer one, until they copy that', async () => {
  const fileKey = await workUnder('cc_by');
  const isOutdated = async (as: TestUser) =>
    (await server.api('getAttrStatus', { as, body: { file_key_list: [fileKey] } })).data.list[0]
      ?.updated_since_copy;
  expect(await isOutdated(maker)).toBe(false);
  await copyOf(fileKey);
  expect(await isOutdated(maker)).toBe(false);
  await publishVersion(owner, fileKey);
  expect([await isOutdated(maker), await isOutdated(admin)]).toEqual([true, false]);
  await copyOf(fileKey);
  expect(await isOutdated(maker)).toBe(false);
});
