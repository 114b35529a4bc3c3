import { loadGallery } from '@boardwalk/demo-gallery';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readGoldenSearches } from '../../../test/goldenSearches.ts';
import { testServer } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

/* What people type, and the board of the demo gallery that they mean. */
const server = testServer();
const slugs = new Map<string, string>();
const SEARCHES = readGoldenSearches();

beforeAll(async () => {
  const owner = await server.createUser();
  for (const { meta, snapshot } of loadGallery().boards) {
    const { title: name, description, language, kind } = meta;
    slugs.set(await createWork(server, { owner, name, description, language, kind, snapshot }), meta.slug);
  }
  await server.runJobs('count-search-words');
});

/** Parts of each class that have to be found among the first ten. */
const NEEDED: Record<string, number> = {
  names: 1,
  sentences: 1,
  typos: 0.9,
  folding: 0.95,
  inflection: 1,
  variants: 1,
  synonyms: 0.9,
};

test.each(Object.entries(NEEDED))(
  '[API-DISC-01] golden searches: of the class %s at least %d are answered',
  async (group, needed) => {
    const searches = SEARCHES.filter((each) => each.group === group);
    const missed: string[] = [];
    for (const { keyword, language, slug } of searches) {
      const { data } = await server.api('searchFiles', {
        query: { keyword, size: 10 },
        cookies: { lang: language },
      });
      if (!data.list.some(({ file_key: key }) => slugs.get(key) === slug)) missed.push(keyword);
    }
    // What is missed beyond the share that may be.
    expect(missed.slice(Math.round(searches.length * (1 - needed)))).toEqual([]);
  },
);

test('every class of the golden searches is held', () => {
  expect([...new Set(SEARCHES.map(({ group }) => group))]).toEqual(Object.keys(NEEDED));
});

async function search(keyword: string): Promise<(string | undefined)[]> {
  const { data } = await server.api('searchFiles', { query: { keyword, size: 10 } });
  return data.list.map(({ file_key: key }) => slugs.get(key));
}

test('a job counts how many works have each word, once something has changed', async () => {
  const works = async () =>
    (
      await server.db.selectFrom('search_word').select('works').where('term', '=', 'retrospective').execute()
    )[0]?.works;
  const before = await works();
  expect(before).toBeGreaterThan(0);
  const key = [...slugs].find(([, slug]) => slug === 'en-sailboat-retro')?.[0] ?? '';
  await server.db.updateTable('publication').set({ is_live: false }).where('file_key', '=', key).execute();
  await server.runJobs('count-search-words');
  expect(await works()).toBe((before ?? 0) - 1 || undefined);
  await server.db.updateTable('publication').set({ is_live: true }).where('file_key', '=', key).execute();
  await server.runJobs('count-search-words');
  expect(await works()).toBe(before);
});

test('entries of an older version are renewed by a job, past boards that cannot be read, and works are found meanwhile', async () => {
  const entry = sql<string>`${"'risk':1A 'register':2A 'regist':3A"}::tsvector`;
  const key = [...slugs].find(([, slug]) => slug === 'en-risk-register')?.[0] ?? '';
  await server.db
    .updateTable('publication')
    .set({ search_vector: entry })
    .where('file_key', '=', key)
    .execute();
  const [first = ''] = [...slugs.keys()].filter((each) => each !== key).toSorted();
  const hash = await server.infra.blobs.put(Buffer.from('no board'));
  await server.db
    .insertInto('blob')
    .values({ hash, mime: 'application/json', size: 8, created_at: server.clock.now() })
    .execute();
  await server.db
    .updateTable('publication')
    .set({ object_hash: hash })
    .where('file_key', '=', first)
    .execute();
  await server.db.updateTable('search_total').set({ index_version: 1 }).execute();
  expect((await search('risk register'))[0]).toBe('en-risk-register');
  expect(await search('registering')).not.toContain('en-risk-register');
  await server.runJobs('renew-search-entries');
  expect(await search('registering')).toContain('en-risk-register');
  const { index_version: version } = await server.db
    .selectFrom('search_total')
    .select('index_version')
    .executeTakeFirstOrThrow();
  expect(version).toBeGreaterThan(1);
});
