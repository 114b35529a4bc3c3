import { expect } from 'vitest';
import { recount } from '../../src/modules/files/service.ts';
import type { TestServer } from '../harness.ts';

async function counters({ db }: TestServer) {
  const works = await db
    .selectFrom('publication')
    .select(['file_key', 'view_num', 'praise_num', 'collect_num', 'copy_num', 'use_num'])
    .orderBy('file_key')
    .execute();
  const people = await db
    .selectFrom('profile')
    .select(['user_id', 'focus_num', 'fans_num', 'pub_files_num'])
    .orderBy('user_id')
    .execute();
  const topics = await db.selectFrom('topic').select(['topic_id', 'file_num']).orderBy('topic_id').execute();
  return { works, people, topics };
}

/** Counts everything anew from the events and fails when a counter said something else. */
export async function expectExactCounters(server: TestServer): Promise<void> {
  const before = await counters(server);
  await server.db.transaction().execute((trx) => recount(trx));
  expect(await counters(server)).toEqual(before);
}
