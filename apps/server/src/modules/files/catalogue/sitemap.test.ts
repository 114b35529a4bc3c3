import { expect, test } from 'vitest';
import { testServer } from '../../../../test/harness.ts';
import { createWork } from '../../../../test/works.ts';
import { findSitemapParts, findSitemapWorks } from './sitemapRepository.ts';

const server = testServer();

test('parts hold every public work once, the oldest first, and say when a work of theirs last changed', async () => {
  const owner = await server.createUser();
  const madeAt = ['2026-01-05', '2026-01-03', '2026-01-01', '2026-01-04', '2026-01-03'].map(
    (day) => new Date(`${day}T10:00:00.123Z`),
  );
  const keys: string[] = [];
  for (const created_at of madeAt) {
    const updated_at = new Date(created_at.getTime() + 86_400_000);
    keys.push(await createWork(server, { owner, publication: { created_at, updated_at } }));
  }
  await createWork(server, { owner, isLive: false, publication: { created_at: new Date('2026-01-02') } });

  const parts = await findSitemapParts(server.db, 2);
  const works = await Promise.all(parts.map((part) => findSitemapWorks(server.db, part, 2)));
  const [newest, second, oldest, fourth, alike] = keys;
  const pair = [second ?? '', alike ?? ''].toSorted((one, other) => (one < other ? -1 : 1));
  expect(works.map((part) => part.map(({ fileKey }) => fileKey))).toEqual([
    [oldest, pair[0]],
    [pair[1], fourth],
    [newest],
  ]);
  expect(parts.map(({ changedAt }) => changedAt.toISOString().slice(0, 10))).toEqual([
    '2026-01-04',
    '2026-01-05',
    '2026-01-06',
  ]);
});
