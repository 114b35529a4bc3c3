import { makeSnapshot, type BoardElement } from '@boardwalk/board/document';
import { FeeType } from '@boardwalk/domain';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../../test/harness.ts';
import type { RowChange } from '../../../infra/database/schema.ts';
import { createWork } from '../../../../test/works.ts';

const server = testServer();
let owner: TestUser;
let reader: TestUser;

beforeAll(async () => {
  owner = await server.createUser();
  reader = await server.createUser();
});

const NOTES = 20;

/** A board of many notes, one below the other, and a connector from each to the next. */
function longBoard() {
  const common = { z: 'a0', style: {} };
  const notes = Array.from({ length: NOTES }, (_each, index): BoardElement => {
    const id = `note${String(index).padStart(2, '0')}`;
    return { ...common, id, type: 'sticky', text: `step ${index}`, x: 0, y: index * 300, w: 200, h: 200 };
  });
  const links = notes.slice(1).map((note, index): BoardElement => ({
    ...common,
    id: `link${String(index).padStart(2, '0')}`,
    type: 'connector',
    text: '',
    from: { element: notes[index]?.id ?? '', anchor: 'auto' },
    to: { element: note.id, anchor: 'auto' },
    route: 'straight',
    fromHead: 'none',
    toHead: 'arrow',
  }));
  return makeSnapshot([...notes, ...links]);
}

/** The board somebody gets. */
async function boardFor(as: TestUser | undefined, file_key: string) {
  const answer = await server.api('getFileObject', { as, params: { file_key } });
  const board = answer.json as { preview?: boolean; element_count?: number; elements: { text: string }[] };
  return { ...answer, board, isWhole: board.preview !== true };
}

test.each([
  ['paid', { feeType: 3, unitPrice: 12_000 }],
  ['for members', { feeType: 2 }],
] as const)('of a work that is %s others get a part, the same each time', async (_what, fee) => {
  const snapshot = longBoard();
  const fileKey = await createWork(server, { owner, snapshot, ...fee });
  for (const as of [undefined, reader]) {
    const { status, board, response } = await boardFor(as, fileKey);
    expect(status).toBe(200);
    expect(board).toMatchObject({ format: 'boardwalk.board', preview: true });
    expect(board.element_count).toBe(snapshot.elements.length);
    const texts = board.elements.map(({ text }) => text).filter((text) => text !== '');
    expect(texts).toHaveLength(NOTES * 0.3);
    expect(texts).toEqual(texts.map((_text, index) => `step ${index}`));
    expect(response.body).not.toContain(`step ${NOTES - 1}`);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(response.headers.vary).toContain('Authorization');
  }
});

test('a paid work is whole for its owner, admins and buyers, and for nobody else', async () => {
  const fileKey = await createWork(server, { owner, snapshot: longBoard(), feeType: 3, unitPrice: 12_000 });
  const [buyer, admin, member] = [
    await server.createUser(),
    await server.createUser({ kind: 2 }),
    await server.createUser(),
  ];
  const bought = { user_id: buyer.userId, file_key: fileKey, source: 'purchase' as const };
  await server.db
    .insertInto('file_entitlement')
    .values({ ...bought, created_at: server.clock.now() })
    .execute();
  await server.services.membership.grantLifetime(server.db, { userId: member.userId, key: 'life 1' });
  for (const as of [owner, buyer, admin]) expect((await boardFor(as, fileKey)).isWhole).toBe(true);
  for (const as of [undefined, reader, member]) expect((await boardFor(as, fileKey)).isWhole).toBe(false);
});

test('a work for members is whole for members until their membership ends', async () => {
  const fileKey = await createWork(server, { owner, snapshot: longBoard(), feeType: 2 });
  const member = await server.createUser();
  await server.services.membership.extendEdition(server.db, { userId: member.userId, days: 1, key: 'day 1' });
  expect((await boardFor(member, fileKey)).isWhole).toBe(true);
  await server.services.membership.revokeGrant(server.db, 'day 1');
  expect((await boardFor(member, fileKey)).isWhole).toBe(false);
});

test('who has the part learns nothing new by asking for the version, nor by its ETag', async () => {
  const fileKey = await createWork(server, { owner, snapshot: longBoard(), feeType: 3, unitPrice: 12_000 });
  const { data: full } = await server.api('getFileFull', { params: { file_key: fileKey } });
  const params = { file_key: fileKey };
  const part = await server.api('getFileObject', { params, query: { object_id: full.object_point } });
  expect(part.json.preview).toBe(true);
  const etag = String(part.response.headers.etag);
  const again = (as?: TestUser) =>
    server.api('getFileObject', { as, params, headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  const whole = await again(owner);
  expect(whole.status).toBe(200);
  expect(whole.json.preview).toBeUndefined();
});

test('anyone who keeps the board of a free work asks again, and gets no more than they may have by then', async () => {
  const fileKey = await createWork(server, { owner, snapshot: longBoard() });
  const { data: full } = await server.api('getFileFull', { params: { file_key: fileKey } });
  const { headers } = await server
    .api('getFileObject', {
      params: { file_key: fileKey },
      query: { object_id: full.object_point },
    })
    .then(({ response }) => response);
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(headers.vary).toContain('Authorization');
  const again = () =>
    server.api('getFileObject', {
      params: { file_key: fileKey },
      query: { object_id: full.object_point },
      headers: { 'if-none-match': String(headers.etag) },
    });
  expect((await again()).status).toBe(304);
  const change = (columns: RowChange<'publication'>) =>
    server.db.updateTable('publication').set(columns).where('file_key', '=', fileKey).execute();
  await change({ fee_type: FeeType.NEED_PAY, unit_price: 12_000 });
  expect((await again()).json).toMatchObject({ preview: true });
  await change({ is_live: false });
  expect((await again()).status).toBe(404);
});

test('of a mind map the upper levels are shown, never a topic without its parent', async () => {
  const topic = (id: string, parent: string | null, order: string): BoardElement => ({
    id,
    type: 'topic',
    z: 'a0',
    style: {},
    text: id,
    x: 0,
    y: 0,
    parent,
    order,
    folded: false,
    layout: 'right',
    side: null,
  });
  const branches = ['a', 'b', 'c', 'd'].flatMap((name, index) => [
    topic(name, 'root', `a${index}`),
    ...[1, 2, 3, 4].map((leaf) => topic(`${name}${leaf}`, name, `a${leaf}`)),
  ]);
  const snapshot = makeSnapshot([topic('root', null, 'a0'), ...branches]);
  const fileKey = await createWork(server, { owner, kind: 'mindmap', snapshot, feeType: 2 });
  const { board } = await boardFor(undefined, fileKey);
  const shown = board.elements.map(({ text }) => text);
  expect(shown).toEqual(expect.arrayContaining(['root', 'a', 'b', 'c', 'd']));
  expect(shown).toHaveLength(7);
});

test('a free work is whole for everybody', async () => {
  const fileKey = await createWork(server, { owner, snapshot: longBoard() });
  const { board, response } = await boardFor(undefined, fileKey);
  expect(board.elements).toHaveLength(longBoard().elements.length);
  expect(board.preview).toBeUndefined();
  expect(response.headers['cache-control']).toMatch(/^public/u);
});

test('a board is asked for by a key and the hash of a version, with a token that is one or without', async () => {
  const fileKey = await createWork(server, { owner, feeType: 2 });
  const params = { file_key: fileKey };
  const bad = await server.api('getFileObject', { params, query: { object_id: 'latest' } });
  expect(bad).toMatchObject({ status: 400, fields: ['object_id format'] });
  const forged = await server.api('getFileObject', { params, headers: { authorization: 'Bearer forged' } });
  expect(forged).toMatchObject({ status: 401, error: 'not_signed_in' });
});
