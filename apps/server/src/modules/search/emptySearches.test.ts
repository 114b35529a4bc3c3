import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { EMPTY_TERMS_PER_DAY } from './emptySearchRepository.ts';

const server = testServer();

const counts = () =>
  server.db
    .selectFrom('empty_search')
    .select(['language', 'search_term', 'count'])
    .orderBy('language')
    .orderBy('term_key')
    .execute();

const writes = (statements: readonly string[]) =>
  statements.filter((statement) => statement.includes('into empty_search'));

test('searches that find nothing are answered without a write, and counted together in one statement', async () => {
  const search = (keyword: string, language: string) =>
    server.api('searchFiles', {
      query: { keyword, cursor: '0', size: 5 },
      headers: { 'accept-language': language },
    });
  const answered = await server.statementsOf(async () => {
    for (const keyword of ['fishbone nowhere', 'FISHBONE  nowhere', 'swimlane nowhere', 'mara@example.com'])
      expect((await search(keyword, 'en-US')).data.list).toEqual([]);
    await search('fishbone nowhere', 'es-ES');
  });
  expect(writes(answered)).toEqual([]);
  const written = await server.statementsOf(() => server.services.emptySearches.flush());
  expect(writes(written)).toHaveLength(1);
  await search('fishbone nowhere', 'en-US');
  await server.services.emptySearches.flush();
  expect(await counts()).toEqual([
    { language: 'en-US', search_term: '', count: 1 },
    { language: 'en-US', search_term: 'fishbone nowhere', count: 3 },
    { language: 'en-US', search_term: 'swimlane nowhere', count: 1 },
    { language: 'es-ES', search_term: 'fishbone nowhere', count: 1 },
  ]);
});

test('of the texts of one day only so many are named, also when they come together; no count is lost', async () => {
  const { emptySearches } = server.services;
  for (let place = 0; place < EMPTY_TERMS_PER_DAY + 7; place += 1)
    emptySearches.count(`term ${place} of many`, 'ko-KR');
  emptySearches.count('term 0 of many', 'ko-KR');
  await emptySearches.flush();
  const rows = (await counts()).filter(({ language }) => language === 'ko-KR');
  const named = rows.filter(({ search_term: text }) => text !== '');
  expect(named).toHaveLength(EMPTY_TERMS_PER_DAY);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(EMPTY_TERMS_PER_DAY + 8);
});

test('what waits to be counted is written when the server ends', async () => {
  server.services.emptySearches.count('last search of all', 'ja-JP');
  await server.app.close();
  expect((await counts()).filter(({ language }) => language === 'ja-JP')).toEqual([
    { language: 'ja-JP', search_term: 'last search of all', count: 1 },
  ]);
});
