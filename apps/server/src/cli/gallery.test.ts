import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, settingsOf } from '../../test/cli.ts';
import { testServer, type TestUser } from '../../test/harness.ts';
import { createFile, customTag, publish } from '../../test/publishForm.ts';
import { createWork } from '../../test/works.ts';

const source = testServer();
const target = testServer();
const other = testServer();
const folder = mkdtempSync(join(tmpdir(), 'boardwalk-gallery-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const gallery = join(folder, 'gallery');

let author: TestUser;
let fileKey: string;

beforeAll(async () => {
  author = await source.createUser({ nickName: 'Mara Voss' });
  const admin = await source.createUser({ kind: 1 });
  fileKey = await createFile(source, author, 'Draft');
  const tag = await customTag(source, author, 'sprint review');
  const name = 'Café plan 林';
  const submitted = await publish(source, author, fileKey, {
    name,
    tagIds: [tag],
    fee_type: '3',
    unit_price: '5000',
  });
  expect([submitted.status, ...submitted.fields]).toEqual([200]);
  const params = { submission_id: submitted.data.submission_id };
  const passed = await source.api('reviewSubmission', { as: admin, params, body: { decision: 'pass' } });
  expect(passed.status).toBe(200);
  for (const site of [target, other]) await site.createUser({ kind: 1 });
});

interface GalleryFile {
  works: { file_key: string; name: string; unit_price: number; board_sha256: string }[];
}

/** A copy of the gallery in which something is different. */
function changedGallery(name: string, change: (list: GalleryFile, place: string) => void): string {
  const place = join(folder, name);
  cpSync(gallery, place, { recursive: true });
  const path = join(place, 'gallery.json');
  const list = JSON.parse(readFileSync(path, 'utf8')) as GalleryFile;
  change(list, place);
  writeFileSync(path, JSON.stringify(list));
  return place;
}

test('all public works are written into a folder, once', async () => {
  const made = await runCommand(settingsOf(source), ['export-gallery', gallery, '--json']);
  expect([made.code, JSON.parse(made.out.join(''))]).toEqual([0, { folder: gallery, works: 1 }]);
  for (const path of ['gallery.json', `boards/${fileKey}.json`, `covers/${fileKey}.webp`])
    expect(existsSync(join(gallery, path))).toBe(true);
  const list = readFileSync(join(gallery, 'gallery.json'), 'utf8');
  expect(list).toContain('Mara Voss');
  expect(list).not.toContain(author.account);
  expect((await runCommand(settingsOf(source), ['export-gallery', gallery])).code).toBe(1);
  expect((await runCommand({}, ['import-gallery', gallery, '--check'])).code).toBe(0);
});

test('a gallery is published elsewhere as it was, and a second time nothing happens', async () => {
  const first = await runCommand(settingsOf(target), ['import-gallery', gallery, '--json']);
  expect([first.code, first.progress]).toEqual([0, []]);
  expect(JSON.parse(first.out.join(''))).toEqual({ imported: 1, present: 0, unknown: [] });
  const params = { file_key: fileKey };
  const [before, after] = [
    (await source.api('getFileFull', { params })).data,
    (await target.api('getFileFull', { params })).data,
  ];
  expect(after).toMatchObject({
    name: before.name,
    description: before.description,
    fee_type: 3,
    unit_price: 5000,
    object_point: before.object_point,
  });
  expect(after.tag_list.map(({ name }) => name)).toEqual(['sprint review']);
  expect(after.owner.nick_name).toBe('Mara Voss');
  const found = await target.api('searchFiles', { query: { keyword: 'cafe' } });
  expect(found.data.list.map(({ file_key: key }) => key)).toEqual([fileKey]);
  const cover = await target.app.inject({ url: after.cover });
  expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp']);

  const again = await runCommand(settingsOf(target), ['import-gallery', gallery, '--json']);
  expect(JSON.parse(again.out.join(''))).toEqual({ imported: 0, present: 1, unknown: [] });
  expect((await runCommand(settingsOf(target), ['recount', '--check'])).code).toBe(0);
});

test('tags and topics a site does not have are left out, or added when asked for', async () => {
  const now = new Date();
  const names = JSON.stringify({ 'en-US': 'Teams', 'es-ES': 'Equipos' });
  const { tag_id: parentId } = await source.db
    .insertInto('tag')
    .values({ slug: 'teams', ttype: 1, name: 'Teams', names, name_key: 'teams', created_at: now })
    .returning('tag_id')
    .executeTakeFirstOrThrow();
  const { tag_id: tagId } = await source.db
    .insertInto('tag')
    .values({
      slug: 'retro',
      ttype: 1,
      parent_id: parentId,
      name: 'Retro',
      names: '{}',
      name_key: 'retro',
      created_at: now,
    })
    .returning('tag_id')
    .executeTakeFirstOrThrow();
  const { topic_id: topicId } = await source.db
    .insertInto('topic')
    .values({ slug: 'week', title: 'This week', titles: '{}', descriptions: '{}', created_at: now })
    .returning('topic_id')
    .executeTakeFirstOrThrow();
  const tagged = await createWork(source, {
    owner: author,
    name: 'Tagged',
    tagIds: [tagId],
    topicIds: [topicId],
  });
  // A work made without the publishing of it has no cover; this one borrows another's.
  await sql`update publication set cover_hash = (select cover_hash from publication where file_key = ${fileKey})
    where file_key = ${tagged}`.execute(source.db);
  const place = join(folder, 'tagged');
  expect((await runCommand(settingsOf(source), ['export-gallery', place])).code).toBe(0);

  const without = await runCommand(settingsOf(target), ['import-gallery', place, '--json']);
  expect(JSON.parse(without.out.join(''))).toEqual({ imported: 1, present: 1, unknown: ['retro', 'week'] });
  await runCommand(settingsOf(other), ['import-gallery', place, '--taxonomy']);
  const added = await other.api('getFileFull', { params: { file_key: tagged } });
  expect(added.data.tag_list).toMatchObject([{ name: 'Retro', ttype: 1 }]);
  const { rows } = await sql<{ path: string }>`
    select parent.slug || ' > ' || tag.slug || ' ' || parent.names::text as path
    from tag join tag parent on parent.tag_id = tag.parent_id`.execute(other.db);
  expect(rows).toEqual([{ path: 'teams > retro {"en-US": "Teams", "es-ES": "Equipos"}' }]);
  const again = await runCommand(settingsOf(other), ['import-gallery', place, '--taxonomy', '--json']);
  expect(JSON.parse(again.out.join(''))).toEqual({ imported: 0, present: 2, unknown: [] });
});

test('nobody can enter the account that stands for an author, and it gets no mail', async () => {
  const row = await target.db
    .selectFrom('user_account')
    .select(['email', 'password_hash'])
    .where('nick_name', '=', 'Mara Voss')
    .executeTakeFirstOrThrow();
  expect(row.password_hash).toBeNull();
  expect(row.email).toMatch(/@imported\.invalid$/u);
  expect(await target.db.selectFrom('mail').selectAll().execute()).toEqual([]);
});

test('works can be given to one account, and pass in the name of an admin only', async () => {
  const owner = await target.createUser();
  const key = 'kkkkkkkkkkkk';
  const place = changedGallery('given', ({ works: [work] }, at) => {
    if (work === undefined) return;
    for (const [part, ending] of PARTS)
      cpSync(join(at, part, `${fileKey}.${ending}`), join(at, part, `${key}.${ending}`));
    work.file_key = key;
  });
  const settings = settingsOf(target);
  const args = ['import-gallery', place, '--owner', owner.account];
  const refused = await runCommand(settings, [...args, '--reviewer', owner.account]);
  expect([refused.code, refused.progress]).toEqual([1, ['Only admins may do this.']]);
  expect((await runCommand(settings, ['import-gallery', place, '--owner', 'no@example.com'])).code).toBe(1);
  expect((await runCommand(settings, args)).code).toBe(0);
  const params = { file_key: key };
  expect((await target.api('getFileFull', { params })).data.owner.user_id).toBe(owner.userId);
});

test('a gallery that breaks a rule of publishing is refused as a whole', async () => {
  const unknownKey = 'mmmmmmmmmmmm';
  const broken: [string, string][] = [
    [changedGallery('name', ({ works: [work] }) => void (work && (work.name = ' '))), 'works.0.name'],
    [
      changedGallery('price', ({ works: [work] }) => void (work && (work.unit_price = 1))),
      'works.0.unit_price',
    ],
    [
      changedGallery('key', ({ works: [work] }) => void (work && (work.file_key = '../../../etc'))),
      'file_key',
    ],
    [
      changedGallery('missing', ({ works: [work] }) => void (work && (work.file_key = unknownKey))),
      'cannot be read',
    ],
    [
      changedGallery('sum', ({ works: [work] }) => void (work && (work.board_sha256 = '0'.repeat(64)))),
      'was changed',
    ],
    [changedGallery('twice', (list) => void list.works.push(...list.works)), 'there twice'],
    [folder, 'cannot be read'],
  ];
  for (const [place, word] of broken) {
    const refused = await runCommand({}, ['import-gallery', place, '--check']);
    expect([place, refused.code, refused.progress.join('\n')]).toEqual([
      place,
      1,
      expect.stringContaining(word),
    ]);
  }
  // Nothing of it is published either: the second of the two works is the broken one.
  const half = changedGallery('half', ({ works }, at) => {
    for (const [part, ending] of PARTS)
      cpSync(join(at, part, `${fileKey}.${ending}`), join(at, part, `${unknownKey}.${ending}`));
    const [work] = works;
    if (work !== undefined)
      works.splice(0, 1, { ...work, file_key: unknownKey }, { ...work, file_key: 'nnnnnnnnnnnn' });
  });
  expect((await runCommand(settingsOf(target), ['import-gallery', half])).code).toBe(1);
  expect((await target.api('fileExists', { params: { file_key: unknownKey } })).data).toBe(false);
});

/** What a gallery holds of each work beside the list. */
const PARTS = [
  ['boards', 'json'],
  ['covers', 'webp'],
] as const;
