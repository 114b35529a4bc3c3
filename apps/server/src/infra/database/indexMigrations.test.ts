import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createEmptyDatabase } from '../../../test/emptyDatabase.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';
import { openDatabase, type Database } from './database.ts';
import { indexesOf, type FileMigration } from './indexMigrations.ts';
import { migrate, migrationState } from './migrate.ts';
import { lockDatabase } from './serverLock.ts';

let db: Database;
let connection: Awaited<ReturnType<typeof createEmptyDatabase>>['connection'];
let drop: () => Promise<void>;

beforeAll(async () => {
  const empty = await createEmptyDatabase();
  ({ drop, connection } = empty);
  db = openDatabase({ connection });
  // The name of a migration is after all that are done.
  await migrate(db);
  await sql`create table parcel (parcel_id integer primary key, place text not null)`.execute(db);
});

afterAll(async () => {
  await db.destroy();
  await drop();
});

beforeEach(async () => {
  await sql`drop index if exists parcel_by_place`.execute(db);
  await sql`delete from kysely_migration where name like '9999%'`.execute(db);
  await sql`delete from parcel`.execute(db);
  await sql`insert into parcel select number, 'place ' || number from generate_series(1, 1000) as number`.execute(
    db,
  );
});

const building = (
  statement = sql`create index concurrently if not exists parcel_by_place on parcel (place)`,
) => ({
  transaction: false,
  up: async (on: Parameters<FileMigration['up']>[0]) => {
    await statement.execute(on);
  },
});

let names = 0;
/** Migrations besides those of the program, under a name that was not done yet. */
function besides(migration: FileMigration): Record<string, FileMigration> {
  names += 1;
  return { [`99990101000000-build-${names}`]: migration };
}

const last = (migrations: Record<string, FileMigration>) => Object.keys(migrations)[0] ?? '';

/** Whether the index can be used; undefined when there is none. */
async function state(): Promise<boolean | undefined> {
  const { rows } = await sql<{ indisvalid: boolean }>`
    select indisvalid from pg_index where indexrelid = to_regclass('parcel_by_place')`.execute(db);
  return rows[0]?.indisvalid;
}

const isDone = async (name: string) => {
  const { rows } = await sql`select from kysely_migration where name = ${name}`.execute(db);
  return rows.length === 1;
};

/** Reads for as long as a backup may: an index that is built meanwhile has to wait for it. */
async function readLong(): Promise<() => Promise<void>> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  await sql`select from parcel limit 1`.execute(trx);
  const end = async () => {
    if (!trx.isCommitted) await trx.commit().execute();
  };
  onTestFinished(end);
  return end;
}

const builders = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and query like 'create%index concurrently%' and state = 'active'`.execute(
    db,
  );
  return rows.map(({ pid }) => pid);
};

test('an index is built while others read and write, and waits for those who began before, longer than others for locks', async () => {
  const end = await readLong();
  const migrations = besides(building());
  const said: string[] = [];
  const migrated = migrate(db, { besides: migrations, onWait: (line) => said.push(line) });
  await waitForLocks(db, 1);
  await sql`insert into parcel values (2000, 'written meanwhile')`.execute(db);
  expect(await state()).toBe(false);
  await end();
  expect(await migrated).toEqual([last(migrations)]);
  expect([await state(), await isDone(last(migrations)), said.length]).toEqual([true, true, 1]);
  expect(await migrate(db, { besides: migrations })).toEqual([]);
});

test('what a build that was killed has left is dropped, and the index is built again', async () => {
  const end = await readLong();
  const migrations = besides(building());
  const outcome = migrate(db, { besides: migrations }).then(
    () => 'done',
    ({ message }: Error) => message,
  );
  await waitForLocks(db, 1);
  for (const pid of await builders()) await sql`select pg_terminate_backend(${pid})`.execute(db);
  expect(await outcome).toContain('could not be migrated');
  await end();
  expect([await state(), await isDone(last(migrations))]).toEqual([false, false]);
  expect(await migrate(db, { besides: migrations })).toEqual([last(migrations)]);
  expect([await state(), await isDone(last(migrations))]).toEqual([true, true]);
});

test('a build that fails leaves nothing, and the start says which it was', async () => {
  await sql`insert into parcel values (2000, 'place 1')`.execute(db);
  const unique = sql`create unique index concurrently if not exists parcel_by_place on parcel (place)`;
  const migrations = besides(building(unique));
  await expect(migrate(db, { besides: migrations })).rejects.toThrow(
    `(${last(migrations)}): could not create unique`,
  );
  expect(await state()).toBeUndefined();
  await sql`delete from parcel where parcel_id = 2000`.execute(db);
  expect(await migrate(db, { besides: migrations })).toEqual([last(migrations)]);
  expect(await state()).toBe(true);
});

test('who starts meanwhile waits without keeping the build from its end, and builds nothing', async () => {
  const options = { connection, shared: true, log: pino({ level: 'silent' }) };
  const [first, second] = [await lockDatabase(options), await lockDatabase(options)];
  onTestFinished(async () => void (await Promise.all([first.release(), second.release()])));
  const migrations = besides(building());
  const said: string[] = [];
  const run = () => migrate(db, { besides: migrations, onWait: (line) => said.push(line) });
  const end = await readLong();
  const begun = Promise.withResolvers<void>();
  const one = first.alone(() => {
    begun.resolve();
    return run();
  });
  await begun.promise;
  // Another server, and the command by hand, which asks no server.
  const others = [second.alone(run), run()];
  const waiting = async () => {
    const { rows } = await sql<{ what: 'build' | 'turn'; is_held: boolean }>`
      select case when query like '%advisory_lock%' then 'turn' else 'build' end as what, wait_event_type = 'Lock' as is_held
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and (query like '%advisory_lock%' or query like 'create%index concurrently%')`.execute(db);
    return rows;
  };
  // The first server has its turn, the two others ask for theirs.
  await vi.waitFor(async () => {
    const rows = await waiting();
    expect(rows.filter(({ what }) => what === 'turn')).toHaveLength(3);
    expect(rows).toContainEqual({ what: 'build', is_held: true });
  });
  // The build waits for all statements that began before its end: none of them waits for the build.
  expect((await waiting()).filter(({ is_held: isHeld }) => isHeld)).toEqual([
    { what: 'build', is_held: true },
  ]);
  await end();
  const [, ofSecond] = await Promise.all([one, ...others]);
  expect([ofSecond, said.length, await state()]).toEqual([[], 1, true]);
});

test.each([
  ['create index concurrently parcel_by_place on parcel (place)'],
  ['create index concurrently if not exists on parcel (place)'],
  ['create index if not exists parcel_by_place on parcel (place)'],
  ['alter table parcel add column weight integer'],
])('what is left half done when it is cut off is refused: %s', async (statement) => {
  expect(() => indexesOf([statement])).toThrow('Outside of a transaction');
  const migrations = besides(building(sql.raw(statement)));
  await expect(migrate(db, { besides: migrations })).rejects.toThrow('Outside of a transaction');
  expect([await state(), (await migrationState(db)).pending]).toEqual([undefined, []]);
});

test('indexes may be dropped concurrently as well', () => {
  expect(
    indexesOf([
      'drop index concurrently if exists parcel_by_place',
      '  -- of places\n  create unique index concurrently if not exists parcel_place_2 on parcel (place)',
    ]),
  ).toEqual(['parcel_place_2']);
});
