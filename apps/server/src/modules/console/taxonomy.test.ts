import { beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '@boardwalk/api-client';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();
let admin: TestUser;
let general: TestUser;

const texts = (name: string) => ({
  'zh-CN': `${name} 中`,
  'en-US': name,
  'ja-JP': `${name} 日`,
  'ko-KR': `${name} 한`,
  'es-ES': `${name} es`,
});

beforeAll(async () => {
  admin = await server.createUser({ kind: 2 });
  general = await server.createUser();
});

async function create(name: string, ttype: 1 | 3 | 4 | 5 = 1, parent: number | null = null) {
  return server.api('createTag', { as: admin, body: { ttype, parent_id: parent, names: texts(name) } });
}
const idOf = async (...parameters: Parameters<typeof create>) => (await create(...parameters)).data.id;
const update = (tagId: number, body: object, as = admin) =>
  server.api('updateTag', { as, params: { tag_id: tagId }, raw: { body } });
const actionsOn = (tagId: number) =>
  server.db
    .selectFrom('moderation_log')
    .select(['action', 'moderator_id', 'changes'])
    .where('subject_type', '=', 'tag')
    .where('subject_id', '=', String(tagId))
    .orderBy('log_id')
    .execute();

describe('tags of the taxonomy', () => {
  test('[ENT-09][ENUM-09] an admin adds a tag in five languages; readers see it last among its siblings', async () => {
    const first = await idOf('First scene');
    const { data } = await create('Second scene');
    expect(data).toEqual({
      id: expect.any(Number),
      ttype: 1,
      parent_id: null,
      slug: null,
      names: texts('Second scene'),
      order: expect.any(Number),
      is_open: true,
    });
    const child = await idOf('A child', 1, first);
    const tree = await server.api('classifyTags', { headers: { 'accept-language': 'ja' } });
    const scenes = tree.data.scenes.filter(({ id }) => [first, data.id].includes(id));
    expect(scenes).toMatchObject([
      { id: first, name: 'First scene 日', child_list: [{ id: child, name: 'A child 日' }] },
      { id: data.id, name: 'Second scene 日' },
    ]);
    expect(await actionsOn(data.id)).toMatchObject([
      { action: 'taxonomy.create', moderator_id: admin.userId },
    ]);
  });

  test('a tag can be renamed, and the log shows from what to what', async () => {
    const id = await idOf('Old name');
    const { data } = await update(id, { names: texts('New name') });
    expect(data.names).toEqual(texts('New name'));
    const [, renamed] = await actionsOn(id);
    expect(renamed?.changes).toContainEqual({ field: 'names.en-US', from: 'Old name', to: 'New name' });
    expect((await update(id, {})).data.names).toEqual(texts('New name'));
    expect(await actionsOn(id)).toHaveLength(2);
  });

  test('a retired tag is offered to nobody, stays on works, and can be opened again', async () => {
    const id = await idOf('Passing fashion');
    const fileKey = await createWork(server, { owner: general, tagIds: [id] });
    const isOffered = async () =>
      (await server.api('classifyTags')).data.scenes.some((scene) => scene.id === id);
    const tagsOfWork = async () =>
      (await server.api('getFileFull', { params: { file_key: fileKey } })).data.tag_list.map((tag) => tag.id);
    expect([await isOffered(), await tagsOfWork()]).toEqual([true, [id]]);
    expect((await update(id, { is_open: false })).data.is_open).toBe(false);
    expect([await isOffered(), await tagsOfWork()]).toEqual([false, []]);
    const { list } = (await server.api('listManagedTags', { as: admin })).data;
    expect(list.find((tag) => tag.id === id)?.is_open).toBe(false);
    await update(id, { is_open: true });
    expect([await isOffered(), await tagsOfWork()]).toEqual([true, [id]]);
  });

  test('works that carry a moved tag are found under its new parent, and no more under the old', async () => {
    const [from, to] = [await idOf('From here'), await idOf('To there')];
    const child = await idOf('Moving child', 1, from);
    const fileKey = await createWork(server, { owner: general, tagIds: [child], tagPathIds: [child, from] });
    const worksBelow = async (tagId: number) =>
      (await server.api('listViewFiles', { query: { viewType: 2, tag_id: [tagId] } })).data.list.map(
        (file) => file.file_key,
      );
    expect(await worksBelow(from)).toEqual([fileKey]);
    expect((await update(child, { parent_id: to })).data.parent_id).toBe(to);
    expect([await worksBelow(from), await worksBelow(to), await worksBelow(child)]).toEqual([
      [],
      [fileKey],
      [fileKey],
    ]);
    await update(child, { parent_id: null });
    expect([await worksBelow(to), await worksBelow(child)]).toEqual([[], [fileKey]]);
  });

  test('the tree has two levels, and parents are of the same kind', async () => {
    const [top, role] = [await idOf('Top'), await idOf('A role', 3)];
    const child = await idOf('Child', 1, top);
    expect((await create('Grandchild', 1, child)).fields).toEqual(['parent_id unknown']);
    expect((await create('Stray', 1, role)).fields).toEqual(['parent_id unknown']);
    expect((await create('Orphan', 1, 2_000_000_000)).fields).toEqual(['parent_id unknown']);
    expect((await update(child, { parent_id: child })).fields).toEqual(['parent_id unknown']);
    expect(await update(top, { parent_id: await idOf('Other') })).toMatchObject({
      status: 409,
      error: 'tag_has_children',
    });
  });

  test('siblings are ordered all at once; a list that lacks one or has a stranger is refused', async () => {
    const parent = await idOf('Ordered', 5);
    const ids = [await idOf('one', 5, parent), await idOf('two', 5, parent), await idOf('three', 5, parent)];
    const order = (tagIds: number[]) =>
      server.api('reorderTags', { as: admin, body: { ttype: 5, parent_id: parent, tag_ids: tagIds } });
    const wanted = ids.toReversed();
    const { list } = (await order(wanted)).data;
    expect(list.filter((tag) => tag.parent_id === parent).map((tag) => tag.id)).toEqual(wanted);
    const tree = (await server.api('classifyTags')).data.commons.find((tag) => tag.id === parent);
    expect(tree?.child_list.map((tag) => tag.id)).toEqual(wanted);
    expect((await order(ids.slice(1))).fields).toEqual(['tag_ids min_items 3']);
    expect((await order([...ids, parent])).fields).toEqual(['tag_ids unknown']);
    expect((await order([ids[0] ?? 0, ids[0] ?? 0])).fields).toEqual(['tag_ids duplicate']);
  });

  test('tags added by many at once all get a place of their own', async () => {
    const parent = await idOf('Crowded', 4);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create(`c${index}`, 4, parent)),
    );
    expect(new Set(answers.map(({ data }) => data.order)).size).toBe(20);
  });

  test('every language needs its name of 1 to 50 characters, and custom tags are none of the console’s', async () => {
    const fields = async (body: object) =>
      (await server.api('createTag', { as: admin, raw: { body } })).fields.toSorted();
    const names = { ...texts('x'), 'ja-JP': ' ', 'ko-KR': '한'.repeat(51) };
    expect(await fields({ ttype: 1, parent_id: null, names })).toEqual([
      'names.ja-JP required 1',
      'names.ko-KR max_length 50',
    ]);
    expect(await fields({ ttype: 2, parent_id: null, names: texts('x') })).toEqual(['ttype unknown']);
    const [custom] = (await server.api('createTags', { as: general, body: { name: ['custom'] } })).data
      .tag_ids;
    expect(await update(custom ?? 0, { is_open: false })).toMatchObject({
      status: 404,
      error: 'tag_not_found',
    });
  });
});

test('[ROLE-15][ROLE-16][OPEN-10] the console is for admins: 403 to others, 401 without a token', async () => {
  const calls: [OperationId, object][] = [
    ['listManagedTags', {}],
    ['createTag', { body: { ttype: 1, parent_id: null, names: texts('x') } }],
    ['updateTag', { params: { tag_id: 1 }, body: {} }],
    ['reorderTags', { body: { ttype: 1, parent_id: null, tag_ids: [1] } }],
    ['listManagedTopics', {}],
    ['createTopic', { body: { titles: texts('x'), descriptions: texts('x'), use: 1 } }],
    ['updateTopic', { params: { topic_id: 1 }, body: {} }],
    ['reorderTopics', { body: { ids: [1] } }],
    ['removeTopicCover', { params: { topic_id: 1 } }],
    ['listManagedBanners', {}],
    [
      'createBanner',
      { body: { titles: texts('x'), subtitles: texts('x'), theme: 'amber', link: '/', effect: 1, use: 1 } },
    ],
    ['updateBanner', { params: { banner_id: 1 }, body: {} }],
    ['reorderBanners', { body: { ids: [1] } }],
    ['removeBannerImage', { params: { banner_id: 1 } }],
    ['listPeople', {}],
    ['updatePerson', { params: { user_id: general.userId }, body: {} }],
  ];
  const before = await server.db.selectFrom('moderation_log').select('log_id').execute();
  for (const [operation, call] of calls) {
    const refused = await server.api(operation, { as: general, ...call });
    expect([operation, refused.status, refused.error]).toEqual([operation, 403, 'admins_only']);
    expect([operation, (await server.api(operation, call)).status]).toEqual([operation, 401]);
  }
  expect(await server.db.selectFrom('moderation_log').select('log_id').execute()).toEqual(before);
});
