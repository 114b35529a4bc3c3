import { describe, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';
import { countSearchWords } from './service.ts';

const server = testServer();
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

async function makeTag(name: string): Promise<number> {
  const { tag_id } = await server.db
    .insertInto('tag')
    .values({ ttype: 1, name, names: '{}', name_key: name, created_at: server.clock.now() })
    .returning('tag_id')
    .executeTakeFirstOrThrow();
  return tag_id;
}

describe('getSearchFacets', () => {
  const facets = async (query: Record<string, unknown>) =>
    (await server.api('getSearchFacets', { raw: { query } })).data;

  test('counts what a search finds by language, kind, price and tag, each as if no other of its kind were chosen', async () => {
    const owner = await server.createUser();
    const [one, two] = [await makeTag('facet one'), await makeTag('facet two')];
    const work = (name: string, more: object) => createWork(server, { owner, name, ...more });
    await work('Jackdaw a', { tagIds: [one, two], kind: 'mindmap' });
    await work('Jackdaw b', { tagIds: [one], publication: { language: 'ja-JP' } });
    await work('Jackdaw c', { publication: { fee_type: 3, unit_price: 1000 } });
    await work('Jackdaw d', { isLive: false });
    expect(await facets({ keyword: 'jackdaw' })).toEqual({
      count: 3,
      precision: 'exact',
      spelling: null,
      languages: [
        { language: 'en-US', count: 2 },
        { language: 'ja-JP', count: 1 },
      ],
      kinds: [
        { kind: 'board', count: 2 },
        { kind: 'mindmap', count: 1 },
      ],
      fee_types: [
        { fee_type: 1, count: 2 },
        { fee_type: 3, count: 1 },
      ],
      tags: [
        { tag_id: one, count: 2 },
        { tag_id: two, count: 1 },
      ],
    });
    expect(await facets({ keyword: 'jackdaw', language: 'en-US', kind: 'mindmap' })).toMatchObject({
      count: 1,
      languages: [{ language: 'en-US', count: 1 }],
      kinds: [
        { kind: 'board', count: 1 },
        { kind: 'mindmap', count: 1 },
      ],
      fee_types: [{ fee_type: 1, count: 1 }],
    });
    expect(await facets({ user_id: owner.userId, tag_id: [one] })).toMatchObject({
      count: 2,
      precision: 'exact',
      tags: [
        { tag_id: one, count: 2 },
        { tag_id: two, count: 1 },
      ],
    });
    expect(await facets({ keyword: '!!!' })).toMatchObject({ count: 0, precision: 'exact', languages: [] });
  });

  test('says which spelling was searched for; as typed, nothing stands for a word that no work has', async () => {
    await createWork(server, { owner: await server.createUser(), name: 'Woodpecker garden' });
    await countSearchWords(server.db, server.clock.now());
    const keyword = 'Garden, woodpekcer!';
    const found = async (more = {}) =>
      namesOf(
        (await server.api('searchFiles', { raw: { query: { keyword: 'woodpekcer', ...more } } })).data.list,
      );
    expect(await facets({ keyword })).toMatchObject({ count: 1, spelling: 'Garden, woodpecker!' });
    expect(await found()).toEqual(['Woodpecker garden']);
    expect(await facets({ keyword: 'woodpekcer', as_typed: true })).toMatchObject({
      count: 0,
      spelling: null,
    });
    expect(await found({ as_typed: true })).toEqual([]);
    const tips = await server.api('listNameTips', { query: { name: 'woodpekc' } });
    expect(namesOf(tips.data.list)).toEqual(['Woodpecker garden']);
  });

  test('bad input is named; tags, topics and creators that do not exist are not found', async () => {
    const ask = (query: Record<string, unknown>) => server.api('getSearchFacets', { raw: { query } });
    expect((await ask({ kind: 'poem' })).fields).toEqual(['kind unknown']);
    expect(await ask({ keyword: 'x', tag_id: [999_999] })).toMatchObject({ error: 'tag_not_found' });
    expect(await ask({ keyword: 'x', special_id: 999_999 })).toMatchObject({ error: 'topic_not_found' });
    expect(await ask({ keyword: 'x', user_id: 'nobodyHere34' })).toMatchObject({ error: 'user_not_found' });
  });
});

describe('setSynonyms', () => {
  test('editors keep the words that mean the same; a search follows, the log shows it, nobody else may', async () => {
    const [admin, owner] = [await server.createUser({ kind: 1 }), await server.createUser()];
    await createWork(server, { owner, name: 'Velocipede' });
    const found = async () =>
      namesOf((await server.api('searchFiles', { query: { keyword: 'penny-farthing' } })).data.list);
    expect((await server.api('getSynonyms', { as: admin })).data).toMatchObject({
      version: 0,
      is_default: true,
    });
    expect(await found()).toEqual([]);
    const groups = [['velocipede', '  penny-farthing ']];
    const set = await server.api('setSynonyms', { as: admin, body: { groups, version: 0 } });
    expect(set.data).toEqual({ groups: [['velocipede', 'penny-farthing']], version: 1, is_default: false });
    await expect.poll(found).toEqual(['Velocipede']);
    const log = await server.api('listModerationLog', { as: admin, query: { action: 'search.synonyms' } });
    expect(log.data.list).toMatchObject([{ moderator: { user_id: admin.userId } }]);
    for (const operation of ['getSynonyms', 'setSynonyms'] as const)
      expect(await server.api(operation, { as: owner, body: { groups, version: 1 } })).toMatchObject({
        status: 403,
        error: 'admins_only',
      });
  });

  test('of editors who set them at the same moment one does; the others are refused, and nothing of theirs is kept', async () => {
    const admins = await Promise.all(Array.from({ length: 6 }, async () => server.createUser({ kind: 1 })));
    const { version } = (await server.api('getSynonyms', { as: admins[0] })).data;
    const answers = await Promise.all(
      admins.map(async (as, n) =>
        server.api('setSynonyms', { as, body: { groups: [['word', `synonym ${n}`]], version } }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const answer of answers)
      if (answer.status !== 200) expect([answer.status, answer.error]).toEqual([409, 'list_changed']);
    expect((await server.api('getSynonyms', { as: admins[0] })).data).toEqual(done[0]?.data);
    const { groups } = done[0]?.data ?? { groups: [] };
    // The same once more changes nothing, and has no version of its own.
    const again = await server.api('setSynonyms', { as: admins[1], body: { groups, version: version + 1 } });
    expect(again.data.version).toBe(version + 1);
  });

  test('groups of one word, words with a comma and too many words are refused', async () => {
    const admin = await server.createUser({ kind: 1 });
    const fields = async (groups: string[][]) =>
      (await server.api('setSynonyms', { as: admin, body: { groups, version: 0 } })).fields;
    expect(await fields([['alone']])).toEqual(['groups.0 min_items 2']);
    expect(await fields([['a', 'b、c']])).toEqual(['groups.0.1 format']);
    expect(await fields([['a', 'x'.repeat(51)]])).toEqual(['groups.0.1 max_length 50']);
    expect(await fields([Array.from({ length: 31 }, (_none, index) => `w${index}`)])).toEqual([
      'groups.0 max_items 30',
    ]);
  });
});
