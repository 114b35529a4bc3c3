import { expect, test } from 'vitest';
import { testServer } from '../../../../test/harness.ts';
import { createWork } from '../../../../test/works.ts';
import { sumOldViews } from './oldViewRepository.ts';
import { recount } from '../catalogue/recountRepository.ts';

const server = testServer();
const DAY_MS = 24 * 60 * 60 * 1000;

test('who looked at a work is forgotten after 90 days, and the look stays counted', async () => {
  const owner = await server.createUser();
  const [work, other] = [await createWork(server, { owner }), await createWork(server, { owner })];
  const { db, clock } = server;
  const [now, old] = [clock.now(), new Date(clock.now().getTime() - 91 * DAY_MS)];
  const look = (file_key: string, hour: Date, viewer: string) => ({ file_key, hour, viewer });
  const lookOften = async (viewers: readonly string[]) => {
    const looks = viewers.flatMap((viewer) => [look(work, old, viewer), look(other, now, viewer)]);
    await db.insertInto('view_event').values(looks).execute();
  };
  const sums = () => db.selectFrom('view_sum').selectAll().execute();
  await lookOften(['a', 'b', 'c', 'd', 'e']);
  await recount(db);

  // In several portions, the last of which is full.
  await sumOldViews(db, { now, portion: 1 });
  expect(await sums()).toEqual([{ file_key: work, view_num: 5 }]);
  const left = await db.selectFrom('view_event').select(['file_key', 'viewer']).orderBy('viewer').execute();
  expect(left).toEqual(['a', 'b', 'c', 'd', 'e'].map((viewer) => ({ file_key: other, viewer })));
  expect(await recount(db)).toEqual([]);

  await lookOften(['f', 'g']);
  await server.runJobs('sum-old-views');
  expect(await sums()).toEqual([{ file_key: work, view_num: 7 }]);
  expect(await recount(db)).toMatchObject(
    [
      { key: work, counter: 'view_num', found: 5, counted: 7 },
      { key: other, counter: 'view_num', found: 5, counted: 7 },
    ].toSorted((one, two) => (one.key < two.key ? -1 : 1)),
  );

  const stopping = AbortSignal.abort();
  await lookOften(['h']);
  await sumOldViews(db, { now, stopping });
  expect(await sums()).toEqual([{ file_key: work, view_num: 7 }]);
});
