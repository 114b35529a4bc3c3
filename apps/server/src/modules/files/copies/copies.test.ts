import { makeSnapshot, parseSnapshot, snapshotOf } from '@boardwalk/board/document';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { boardPictures, hashesIn } from '../../../infra/images/boardPictures.ts';
import { recordImage, storeImage } from '../../../infra/images/imageStore.ts';
import { COVER_SIZE } from '../../../infra/painting/boardPainter.ts';
import { testServer, type TestUser } from '../../../../test/harness.ts';
import { admit, createTeam } from '../../../../test/teams.ts';
import { createWork, noteBoard } from '../../../../test/works.ts';

const server = testServer();
let owner: TestUser;
const UNKNOWN_KEY = 'abcdefghjkmn';

beforeAll(async () => {
  owner = await server.createUser();
  // Makes more files here than the free plan has room for.
  await server.db.updateTable('profile').set({ member: 2 }).where('user_id', '=', owner.userId).execute();
});

/** A picture of one colour whose bytes are stored. */
async function storedPicture(background: string, width = 90) {
  const bytes = await sharp({ create: { width, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  return storeImage(server.infra.blobs, await server.infra.pictures.encode(bytes));
}

const pictureBoard = (asset: string) =>
  makeSnapshot([
    { id: 'p1', type: 'picture', z: 'a0', style: {}, text: '', x: 0, y: 0, w: 900, h: 600, asset },
  ]);

async function copyNumber(fileKey: string): Promise<number> {
  const { data } = await server.api('getFileFull', { params: { file_key: fileKey } });
  return data.copy_num;
}

async function filesOf(user: TestUser) {
  return server.db
    .selectFrom('file')
    .select(['file_key', 'name', 'origin_file_key'])
    .where('owner_id', '=', user.userId)
    .execute();
}

test('pictures of a board are found among as many hexadecimal digits as anybody writes into it', () => {
  const hash = 'ab'.repeat(32);
  const digits = '0123456789abcdef'.repeat(1 << 17);
  expect(hashesIn(digits)).toEqual(new Set());
  expect(hashesIn(JSON.stringify({ text: `: ${digits}`, asset: hash }))).toEqual(new Set([hash]));
  const doc = new Y.Doc();
  doc.getMap('board').set('text', digits);
  doc.getMap('board').set('asset', hash);
  doc.getMap('board').set('nested', { asset: 'cd'.repeat(32) });
  const state = Buffer.from(Y.encodeStateAsUpdate(doc)).toString('latin1');
  expect(hashesIn(state)).toEqual(new Set([hash, 'cd'.repeat(32)]));
});

test('among many pictures of a board each is painted from a small file', async () => {
  const fileKey = await createWork(server, { owner });
  const image = await storedPicture('#00a8a8', 900);
  await recordImage(server.db, image, { fileKey, purpose: 'upload' }, server.infra.clock.now());
  const element = pictureBoard(image.hash).elements[0];
  const widthAmong = async (others: number) => {
    const more = Array.from({ length: others }, (_, index) => ({
      ...element,
      id: `p${index + 2}`,
      asset: index.toString(16).padStart(64, '0'),
    }));
    const board = makeSnapshot([element, ...more] as Parameters<typeof makeSnapshot>[0]);
    const files = await boardPictures(server.infra, fileKey, board);
    return (await sharp(files.get(image.hash)).metadata()).width;
  };
  expect([await widthAmong(11), await widthAmong(12)]).toEqual([720, 360]);
});

describe.each(['copyFile', 'copyFileByPost'] as const)('%s', (operation) => {
  test('[API-FILE-06][API-PUB-12] copies the board into the default project of the caller', async () => {
    const reader = await server.createUser();
    const snapshot = noteBoard('Copy me');
    const fileKey = await createWork(server, { owner, name: 'Weekly plan', snapshot });
    const { status, data, response } = await server.api(operation, {
      as: reader,
      params: { file_key: fileKey },
    });
    expect(status).toBe(200);
    const space = await server.api('getSpace', { as: reader });
    expect(data).toMatchObject({
      name: 'Weekly plan',
      source_file_key: fileKey,
      team_id: space.data.team_id,
      project_id: space.data.project_id,
      folder_id: '0',
    });
    expect(response.headers['cache-control']).toBe('no-store');
    const board = await server.api('getFileObjectSelf', { as: reader, params: { file_key: data.file_key } });
    expect(board.response.json()).toEqual(snapshot);
    expect(await copyNumber(fileKey)).toBe(1);
    const stored = await server.db
      .selectFrom('board_state')
      .select('state')
      .where('file_key', '=', data.file_key)
      .executeTakeFirstOrThrow();
    const doc = new Y.Doc();
    Y.applyUpdate(doc, stored.state);
    expect(snapshotOf(doc)).toEqual(snapshot);
  });

  test('takes along the pictures that the public board shows, and no others', async () => {
    const reader = await server.createUser();
    const shown = await storedPicture('#00a8a8');
    const hidden = await storedPicture('red');
    const fileKey = await createWork(server, { owner, snapshot: pictureBoard(shown.hash) });
    for (const image of [shown, hidden]) {
      const use = { fileKey, purpose: 'upload' } as const;
      await recordImage(server.db, image, use, server.infra.clock.now());
    }
    const { data } = await server.api(operation, { as: reader, params: { file_key: fileKey } });
    const read = async (hash: string) =>
      (await server.api('getUploadedImage', { params: { fileKey: data.file_key, hash } })).status;
    expect([await read(shown.hash), await read(hidden.hash)]).toEqual([200, 404]);
    const board = parseSnapshot(
      (
        await server.api('getFileObjectSelf', { as: reader, params: { file_key: data.file_key } })
      ).response.json(),
    );
    const files = await boardPictures(server.infra, data.file_key, board);
    expect([...files.keys()]).toEqual([shown.hash]);
    const { dominant } = await sharp(await server.infra.painter.paint(board, COVER_SIZE, files)).stats();
    expect(dominant).toMatchObject({ r: 8, g: 168, b: 168 });
  });

  test('needs a token and a public work', async () => {
    const reader = await server.createUser();
    const fileKey = await createWork(server, { owner });
    const withdrawn = await createWork(server, { owner, isLive: false });
    expect((await server.api(operation, { params: { file_key: fileKey } })).status).toBe(401);
    for (const key of [withdrawn, UNKNOWN_KEY]) {
      const { status, error } = await server.api(operation, { as: reader, params: { file_key: key } });
      expect([status, error]).toEqual([404, 'file_not_found']);
    }
    const folder = await server.api(operation, {
      as: reader,
      params: { file_key: fileKey },
      query: { folder_id: '999999' },
    });
    expect([folder.status, folder.error]).toEqual([404, 'folder_not_found']);
    expect(await filesOf(reader)).toEqual([]);
  });

  test('copies into a folder of a chosen team, for those who may edit there', async () => {
    const fileKey = await createWork(server, { owner, name: 'Weekly plan' });
    const { teamId, projectId, owner: host } = await createTeam(server);
    const [reader, viewer] = [await admit(server, teamId, 'editor'), await admit(server, teamId, 'viewer')];
    const place = { teamId, projectId };
    const made = await server.api('createFolder', { as: host, params: place, body: { name: 'Plans' } });
    const wish = { team_id: teamId, project_id: projectId, folder_id: made.data.id };
    const copy = async (query: Record<string, string>, headers = {}, as = reader) =>
      server.api(operation, { as, params: { file_key: fileKey }, query, headers });

    expect(await copy(wish, {}, owner)).toMatchObject({ status: 404, error: 'team_not_found' });
    expect(await copy(wish, {}, viewer)).toMatchObject({ status: 403, error: 'not_editor' });
    expect(await copy({ ...wish, project_id: '999999' })).toMatchObject({
      status: 404,
      error: 'project_not_found',
    });
    expect(await copy({ ...wish, folder_id: '999999' })).toMatchObject({
      status: 404,
      error: 'folder_not_found',
    });
    expect(await copy({ team_id: wish.team_id })).toMatchObject({
      status: 400,
      fields: ['project_id required'],
    });
    expect(await copy({ project_id: wish.project_id })).toMatchObject({
      status: 400,
      fields: ['team_id required'],
    });
    expect(await filesOf(reader)).toEqual([]);

    const headers = { 'idempotency-key': `one-wish-of-${operation}` };
    const { data } = await copy(wish, headers);
    expect(data).toMatchObject(wish);
    const files = await server.api('listProjectFiles', {
      as: host,
      params: place,
      query: { folder_id: made.data.id },
    });
    expect(files.data.list).toMatchObject([{ file_key: data.file_key, name: 'Weekly plan' }]);
    expect((await copy(wish, headers)).data.file_key).toBe(data.file_key);
    const space = await server.api('getSpace', { as: reader });
    const own = { team_id: space.data.team_id, project_id: space.data.project_id, folder_id: wish.folder_id };
    expect(await copy(own, headers)).toMatchObject({ status: 409, error: 'idempotency_key_reused' });
  });

  test('needs a project to copy into', async () => {
    const reader = await server.createUser();
    const fileKey = await createWork(server, { owner });
    const { projectId } = await server.services.workspace.findSpace(reader.userId);
    await server.db.deleteFrom('project').where('project_id', '=', projectId).execute();
    const { status, error } = await server.api(operation, { as: reader, params: { file_key: fileKey } });
    expect([status, error]).toEqual([409, 'no_storage_location']);
    expect(await copyNumber(fileKey)).toBe(0);
  });

  test('the same idempotency key gives the same copy, also to several requests at once', async () => {
    const reader = await server.createUser();
    const fileKey = await createWork(server, { owner });
    const headers = { 'idempotency-key': 'one-wish-for-a-copy' };
    const copies = await Promise.all(
      Array.from({ length: 6 }, async () =>
        server.api(operation, { as: reader, params: { file_key: fileKey }, headers }),
      ),
    );
    expect(new Set(copies.map(({ data }) => data.file_key)).size).toBe(1);
    expect(await filesOf(reader)).toHaveLength(1);
    expect(await copyNumber(fileKey)).toBe(1);

    const other = await createWork(server, { owner });
    const reused = await server.api(operation, { as: reader, params: { file_key: other }, headers });
    expect([reused.status, reused.error]).toEqual([409, 'idempotency_key_reused']);
    const anothers = await server.createUser();
    const free = await server.api(operation, { as: anothers, params: { file_key: other }, headers });
    expect(free.status).toBe(200);
    const bad = await server.api(operation, {
      as: reader,
      params: { file_key: fileKey },
      headers: { 'idempotency-key': 'short' },
    });
    expect([bad.status, bad.fields]).toEqual([400, ['Idempotency-Key format']]);
  });

  test('without a key every request makes a copy of its own', async () => {
    const reader = await server.createUser();
    const fileKey = await createWork(server, { owner });
    await Promise.all(
      [1, 2, 3].map(async () => server.api(operation, { as: reader, params: { file_key: fileKey } })),
    );
    expect(await filesOf(reader)).toHaveLength(3);
    expect(await copyNumber(fileKey)).toBe(3);
  });

  test('what is free for members is copied by members, what is paid by buyers, both by the owner', async () => {
    const memberFree = await createWork(server, { owner, feeType: 2 });
    const paid = await createWork(server, { owner, feeType: 3, unitPrice: 2000 });
    const copy = async (as: TestUser, fileKey: string) => {
      const { status, error } = await server.api(operation, { as, params: { file_key: fileKey } });
      return error ?? status;
    };
    const visitor = await server.createUser();
    expect(await copy(visitor, memberFree)).toBe('membership_required');
    expect(await copy(visitor, paid)).toBe('payment_required');
    await server.services.membership.extendEdition(server.db, {
      userId: visitor.userId,
      days: 30,
      key: `days of ${visitor.userId}`,
    });
    expect(await copy(visitor, memberFree)).toBe(200);
    expect(await copy(visitor, paid)).toBe('payment_required');
    await server.db
      .insertInto('file_entitlement')
      .values({ user_id: visitor.userId, file_key: paid, source: 'purchase', created_at: server.clock.now() })
      .execute();
    expect(await copy(visitor, paid)).toBe(200);
    expect(await copy(owner, paid)).toBe(200);
    const isolated = await server.createUser();
    await server.db
      .updateTable('user_account')
      .set({ e_id: 3 })
      .where('user_id', '=', isolated.userId)
      .execute();
    expect(await copy(isolated, memberFree)).toBe(200);
  });
});

test.each([
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://neighbour.example' },
])('[API-FILE-06][AMB-14] a GET copy is refused when it was not made on purpose: %o', async (headers) => {
  const reader = await server.createUser();
  const fileKey = await createWork(server, { owner });
  const { status, error } = await server.api('copyFile', {
    as: reader,
    params: { file_key: fileKey },
    headers,
  });
  expect([status, error]).toEqual([403, 'prefetch_refused']);
  expect(await filesOf(reader)).toEqual([]);
});

test('[AMB-14] a session cookie alone copies nothing', async () => {
  const fileKey = await createWork(server, { owner });
  const signedIn = await server.api('signIn', {
    body: { account: owner.account, password: 'correct horse 8' },
  });
  const cookies = Object.fromEntries(signedIn.response.cookies.map(({ name, value }) => [name, value]));
  const { status } = await server.api('copyFile', { params: { file_key: fileKey }, cookies });
  expect(status).toBe(401);
});

test('[ROLE-22][ROLE-25] copies at once never pass the limit of the free plan; a VIP has none', async () => {
  const reader = await server.createUser();
  const fileKey = await createWork(server, { owner });
  const call = { as: reader, params: { file_key: fileKey } };
  const answers = await Promise.all(
    Array.from({ length: 14 }, async () => server.api('copyFileByPost', call)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.error]).toEqual([409, 'file_limit_reached']);
  expect(refused?.json.data).toMatchObject({ limit: 10, current: 10 });
  expect(await filesOf(reader)).toHaveLength(10);
  expect(await copyNumber(fileKey)).toBe(10);
  expect(await server.api('copyFile', call)).toMatchObject({ status: 409, error: 'file_limit_reached' });

  await server.db.updateTable('profile').set({ member: 2 }).where('user_id', '=', reader.userId).execute();
  expect((await server.api('copyFileByPost', call)).status).toBe(200);
});

test('[API-FILE-05] the board of an own file is for its owner', async () => {
  const reader = await server.createUser();
  const fileKey = await createWork(server, { owner });
  const params = { file_key: fileKey };
  expect((await server.api('getFileObjectSelf', { as: owner, params })).status).toBe(200);
  expect((await server.api('getFileObjectSelf', { as: reader, params })).error).toBe('not_owner');
  const unknown = await server.api('getFileObjectSelf', { as: owner, params: { file_key: UNKNOWN_KEY } });
  expect([unknown.status, unknown.error]).toEqual([404, 'cmt_open_file_error']);
  expect((await server.api('getFileObjectSelf', { params })).status).toBe(401);
});
