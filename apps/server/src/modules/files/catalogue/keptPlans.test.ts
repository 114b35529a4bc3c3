import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Queryable } from '../../../infra/database/database.ts';
import { testServer } from '../../../../test/harness.ts';
import { createWork } from '../../../../test/works.ts';
import { findCards, findWorks } from './repository.ts';

const server = testServer();
const now = new Date();

/** So often Postgres plans a prepared statement for its values before it tries a general plan. */
const COMPARED_AFTER = 5;

test.each<[string, (db: Queryable, fileKey: string) => Promise<readonly unknown[]>]>([
  ['the detail of a work', (db, fileKey) => findWorks(db, [fileKey], now)],
  ['a card', (db, fileKey) => findCards(db, [fileKey])],
])(
  'Postgres keeps the plan of %s: to plan it takes longer than to run it',
  async (_what, ask) => {
    const fileKey = await workAmongOthers();
    await server.db.connection().execute(async (db) => {
      const before = new Set((await planned(db)).map(({ name }) => name));
      for (let time = 0; time < 3 * COMPARED_AFTER; time += 1) expect(await ask(db, fileKey)).toHaveLength(1);
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

let made: Promise<string> | undefined;

/** A work among forty: with fewer Postgres reads the whole table, whatever is asked for. */
async function workAmongOthers(): Promise<string> {
  made ??= (async () => {
    const owner = await server.createUser();
    let fileKey = '';
    for (let work = 0; work < 40; work += 1)
      fileKey = await createWork(server, { owner, name: `Plan ${work}` });
    await sql`analyze`.execute(server.db);
    return fileKey;
  })();
  return made;
}
