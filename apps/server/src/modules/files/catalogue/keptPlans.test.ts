import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Queryable } from '../../../infra/database/database.ts';
import { testServer } from '../../../../test/harness.ts';
import { createWork } from '../../../../test/works.ts';
import { findCards, findWorks } from './repository.ts';

const server = testServer();
const now = new Date();

/** So often Postgres plans a prepared statement before it compares. */
const COMPARED_AFTER = 5;

test.each<[string, (db: Queryable, fileKeys: readonly string[]) => Promise<readonly unknown[]>, number]>([
  ['the detail of a work', (db, [key = '']) => findWorks(db, [key], now), 1],
  ['a card', (db, [key = '']) => findCards(db, [key]), 1],
])(
  'Postgres keeps the plan of %s: to plan it takes longer than to run it',
  async (_what, ask, found) => {
    const fileKeys = await filled();
    await server.db.connection().execute(async (db) => {
      const before = new Set((await planned(db)).map(({ name }) => name));
      for (let time = 0; time < 3 * COMPARED_AFTER; time += 1)
        expect(await ask(db, fileKeys)).toHaveLength(found);
      const after = await planned(db);
      expect(after.filter(({ name }) => !before.has(name)).map(({ plans }) => Number(plans))).toEqual([
        COMPARED_AFTER,
      ]);
    });
  },
  120_000,
);

/** The prepared statements of a connection, and how often each was planned for its values. */
async function planned(db: Queryable): Promise<{ name: string; plans: string }[]> {
  const { rows } = await sql<{ name: string; plans: string }>`
    select name, custom_plans as plans from pg_prepared_statements where not from_sql`.execute(db);
  return rows;
}

let made: Promise<string[]> | undefined;

/** Forty works. */
async function filled(): Promise<string[]> {
  made ??= (async () => {
    const owner = await server.createUser();
    const fileKeys: string[] = [];
    for (let work = 0; work < 40; work += 1)
      fileKeys.push(await createWork(server, { owner, name: `Plan ${work}` }));
    await sql`analyze`.execute(server.db);
    return fileKeys;
  })();
  return made;
}
