import { loadGallery } from '@boardwalk/demo-gallery';
import { FeeType } from '@boardwalk/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '../../test/harness.ts';
import { coverPng } from '../../test/publishForm.ts';
import { recount } from '../modules/files/catalogue/service.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';
import { refuseOpenDemo } from './refuseOpenDemo.ts';
import { seedDemo } from './seedDemo.ts';

const server = testServer();
const gallery = loadGallery();

/** The seed with a painter that gives the same picture for every board: painting is proven elsewhere. */
async function seed(): Promise<{ done: boolean; lines: string[] }> {
  const picture = await coverPng(36, 24);
  const painter = { ...server.infra.painter, paint: async () => picture };
  const lines: string[] = [];
  const tools = { infra: { ...server.infra, painter }, services: server.services };
  const done = await seedDemo({ ...tools, progress: (line) => lines.push(line) });
  return { done, lines };
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) n from ${sql.table(table)}`.execute(server.db);
  return Number(rows[0]?.n);
}

test('a seed that is interrupted leaves nothing, so the next start begins again', async () => {
  await sql`alter table footprint add constraint fails_on_purpose check (false)`.execute(server.db);
  await expect(seed()).rejects.toThrow(/fails_on_purpose/u);
  await sql`alter table footprint drop constraint fails_on_purpose`.execute(server.db);
  for (const table of ['user_account', 'file', 'publication', 'tag', 'image', 'blob'])
    expect(await count(table)).toBe(0);
});

test('an empty database gets the whole gallery, passed and public, found in lists and by words', async () => {
  const { done, lines } = await seed();
  expect(done).toBe(true);
  expect(lines.at(0)).toMatch(/^Filling/u);
  expect(gallery.boards.length).toBeGreaterThanOrEqual(60);
  const { data } = await server.api('countFiles');
  expect(data.count).toBe(gallery.boards.length);
  for (const { fileKey, meta, snapshot } of gallery.boards) {
    const full = await server.api('getFileFull', { params: { file_key: fileKey } });
    expect(full.data).toMatchObject({
      name: meta.title,
      language: meta.language,
      kind: meta.kind,
      fee_type: meta.fee.type,
      unit_price: (meta.fee.price ?? 0) * 1000,
      is_selected_work: meta.selected,
    });
    const board = await server.api('getFileObject', { params: { file_key: fileKey } });
    // Of a work one has to pay for or be a member of, a visitor gets a part.
    if (meta.fee.type === FeeType.FREE)
      expect(board.response.json()).toEqual(JSON.parse(JSON.stringify(snapshot)));
    else expect(board.response.json()).toMatchObject({ element_count: snapshot.elements.length });
  }
  const cover = await server.app.inject({
    url: (await server.api('listViewFiles', { query: { viewType: 1, size: 1 } })).data.list[0]?.cover ?? '',
  });
  expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp']);
  const banners = (await server.api('listBanners', { cookies: { lang: 'es-ES' } })).data.list;
  expect(banners).toHaveLength(gallery.taxonomy.banners.length);
  for (const [index, { image, image_alt: alt, cover_image: sizes }] of banners.entries()) {
    expect(alt).toBe(gallery.taxonomy.banners[index]?.picture['es-ES']);
    expect(sizes).toMatchObject({ width: 1080, height: 700 });
    const picture = await server.app.inject({ url: image ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  const topics = await server.db.selectFrom('topic').select(['cover_hash', 'file_num']).execute();
  expect(topics).toHaveLength(gallery.taxonomy.topics.length);
  expect(topics.every((topic) => topic.cover_hash !== null && topic.file_num > 0)).toBe(true);
});

test('one update waits for its review, the version before it stays public, and nobody is written to', async () => {
  const { data } = await server.api('signIn', {
    body: { account: 'admin@example.com', password: DEMO_PASSWORD },
  });
  const { user_id: userId } = data.user;
  const { token } = await server.infra.tokens.issue({ userId, sessionId: 'test-admin' });
  const admin = { userId, account: 'admin@example.com', token };
  const queue = await server.api('listReviews', { as: admin });
  expect(queue.data.list).toMatchObject([{ is_update: true, overdue: false, auditStatus: 1 }]);
  const params = { file_key: queue.data.list[0]?.file_key ?? '' };
  expect((await server.api('getFileFull', { params })).status).toBe(200);
  expect(await count('mail')).toBe(0);
});

test('every counter is what its events say', async () => {
  const read = async () =>
    server.db
      .selectFrom('publication')
      .select([
        'file_key',
        'view_num',
        'praise_num',
        'collect_num',
        'copy_num',
        'use_num',
        'hot_score',
        'is_hot',
      ])
      .orderBy('file_key')
      .execute();
  const before = await read();
  expect(before.every(({ view_num: views }) => views > 0)).toBe(true);
  expect(before.filter((row) => row.is_hot)).toHaveLength(20);
  const hottest = before.toSorted((a, b) => b.hot_score - a.hot_score);
  expect(hottest[0]?.is_hot).toBe(true);
  await recount(server.db);
  expect(await read()).toEqual(before);
  const sum = (column: 'view_num' | 'praise_num' | 'collect_num' | 'copy_num' | 'use_num') =>
    before.reduce((total, row) => total + row[column], 0);
  expect(sum('view_num')).toBe(await count('view_event'));
  expect(sum('praise_num')).toBe(await count('praise'));
  expect(sum('collect_num')).toBe(await count('collect'));
  expect(sum('copy_num')).toBe(await count('copy_event'));
  expect(sum('use_num')).toBe(await count('use_event'));
});

test('a counter that was lost is counted again', async () => {
  const fileKey = gallery.boards[0]?.fileKey ?? '';
  const read = async () => (await server.api('getFileFull', { params: { file_key: fileKey } })).data.view_num;
  const views = await read();
  await server.db.updateTable('publication').set({ view_num: 0 }).where('file_key', '=', fileKey).execute();
  await recount(server.db);
  expect(await read()).toBe(views);
});

test('everybody can sign in with a demo account, and nobody else has a password', async () => {
  for (const { account, nickName, member } of DEMO_ACCOUNTS) {
    const { data } = await server.api('signIn', { body: { account, password: DEMO_PASSWORD } });
    expect(data.user).toMatchObject({ nick_name: nickName, member });
  }
  const { rows } = await sql<{ n: string }>`
    select count(*) n from user_account where password_hash is not null`.execute(server.db);
  expect(Number(rows[0]?.n)).toBe(DEMO_ACCOUNTS.length);
  const crowd = await server.api('signIn', {
    body: { account: 'en-reader-01@people.example.com', password: DEMO_PASSWORD },
  });
  expect(crowd.error).toBe('wrong_credentials');
});

test('a database with anybody in it is left alone', async () => {
  const before = await count('publication');
  expect((await seed()).done).toBe(false);
  expect(await count('publication')).toBe(before);
});

test('a database with the demo’s accounts is kept off a public address', async () => {
  const { infra, services } = server;
  const on = (isPublic: boolean) =>
    refuseOpenDemo({ ...infra, settings: { ...infra.settings, isPublic } }, services);
  await on(false);
  await expect(on(true)).rejects.toThrow(
    /known password \(creator@example\.com, member@example\.com, admin@example\.com\)/u,
  );
  await server.db.updateTable('user_account').set({ password_hash: null }).execute();
  await on(true);
});
