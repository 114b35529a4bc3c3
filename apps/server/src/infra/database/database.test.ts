import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { bigId } from './bigId.ts';
import { toApiError } from '../http/failures.ts';
import { inTransaction, openDatabase } from './database.ts';
import { removeExpired } from './removeExpired.ts';
import { once } from './idempotency.ts';
import { migrate } from './migrate.ts';

const server = testServer();

test('migrating a migrated database does nothing', async () => {
  expect(await migrate(server.db)).toEqual([]);
});

test('every table says what a row means', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely%'
      and obj_description(c.oid) is null`.execute(server.db);
  expect(rows).toEqual([]);
});

test('every foreign key has an index beside it, or points at something that is never deleted', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || a.attname as name
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confdeltype = 'c' and not exists (
      select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
    )`.execute(server.db);
  expect(rows).toEqual([]);
});

test('no unique key is made of a generated column: it would repeat another key, and `on conflict` waits at one key only', async () => {
  const { rows } = await sql<{ name: string }>`
    select i.indexrelid::regclass::text as name from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::smallint[])
    where i.indisunique and c.relnamespace = 'public'::regnamespace and a.attgenerated <> ''`.execute(
    server.db,
  );
  expect(rows).toEqual([]);
});

test('work that throws leaves nothing', async () => {
  const mara = await server.createUser();
  const failing = inTransaction(server.db, async (trx) => {
    await trx
      .updateTable('user_account')
      .set({ nick_name: 'Changed' })
      .where('user_id', '=', mara.userId)
      .execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await server.api('getUserInfo', { as: mara })).data.nick_name).not.toBe('Changed');
});

test('a connection that breaks between two statements of a transaction breaks that transaction, and nothing else', async () => {
  const broken = inTransaction(server.db, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(server.db);
    // No query is running when the connection ends.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow();
  await server.createUser();
});

test('a deadlock starts the work again', async () => {
  const people = [await server.createUser(), await server.createUser()];
  const bothHoldOne = Promise.withResolvers<void>();
  let runs = 0;
  const lockBoth = ([first, second]: readonly { userId: string }[]) =>
    inTransaction(server.db, async (trx) => {
      const lock = (userId = '') =>
        trx.updateTable('user_account').set({ e_id: 1 }).where('user_id', '=', userId).execute();
      await lock(first?.userId);
      runs += 1;
      if (runs === people.length) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await lock(second?.userId);
    });
  await Promise.all([lockBoth(people), lockBoth(people.toReversed())]);
  expect(runs).toBeGreaterThan(2);
});

test('work with an idempotency key is done once, also when asked for many times at once', async () => {
  const mara = await server.createUser();
  let done = 0;
  const ask = (key: string | undefined) =>
    inTransaction(server.db, (trx) =>
      once(trx, { userId: mara.userId, operation: 'test', key, now: server.clock.now() }, async () => {
        done += 1;
        await new Promise((resolve) => setTimeout(resolve, 30));
        return { number: done };
      }),
    );
  const answers = await Promise.all([ask('a'), ask('a'), ask('a')]);
  expect(answers).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
  expect(await ask('b')).toEqual({ number: 2 });
  expect(await ask(undefined)).toEqual({ number: 3 });
});

test('the cleanup removes expired rows and nothing else', async () => {
  const now = server.clock.now();
  const mara = await server.createUser();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const session = (name: string, expires: Date) => ({
    session_id: name,
    secret_hash: name,
    user_id: mara.userId,
    created_at: now,
    last_seen_at: now,
    expires_at: expires,
  });
  await server.db
    .insertInto('session')
    .values([session('old', daysAgo(2)), session('new', daysAgo(-1))])
    .execute();
  const key = (name: string, created: Date) => ({
    user_id: mara.userId,
    operation: 'cleanup',
    key: name,
    answer: '1',
    created_at: created,
  });
  await server.db
    .insertInto('idempotency')
    .values([key('old', daysAgo(8)), key('new', daysAgo(6))])
    .execute();
  const { data: space } = await server.api('getSpace', { as: mara });
  const change = (created: Date) => ({
    user_id: mara.userId,
    team_id: space.team_id,
    before: JSON.stringify({ created }),
    created_at: created,
  });
  await server.db
    .insertInto('item_change')
    .values([change(daysAgo(1.1)), change(daysAgo(0.9))])
    .execute();
  const token = (name: string, ended: Date) => ({
    user_id: mara.userId,
    name,
    token_hash: name.repeat(64).slice(0, 64),
    prefix: 'bwst_',
    scopes: ['files:read' as const],
    created_at: daysAgo(400),
    expires_at: daysAgo(-1),
    revoked_at: ended,
  });
  await server.db
    .insertInto('service_token')
    .values([token('o', daysAgo(367)), token('n', daysAgo(365))])
    .execute();
  await removeExpired(server.infra);
  const sessions = await server.db.selectFrom('session').select('session_id').execute();
  const keys = await server.db
    .selectFrom('idempotency')
    .select('key')
    .where('operation', '=', 'cleanup')
    .execute();
  expect(sessions).toEqual([{ session_id: 'new' }]);
  expect(keys).toEqual([{ key: 'new' }]);
  expect(await server.db.selectFrom('item_change').select('created_at').execute()).toEqual([
    { created_at: daysAgo(0.9) },
  ]);
  expect(await server.db.selectFrom('service_token').select('name').execute()).toEqual([{ name: 'n' }]);
});

test('what has piled up goes in portions, and a table that cannot be cleaned keeps nothing in the others', async () => {
  const mara = await server.createUser();
  const created_at = new Date(server.clock.now().getTime() - 40 * 86_400_000);
  const events = ['a', 'b', 'c', 'd', 'e'].map((event_id) => ({
    event_id,
    user_id: mara.userId,
    type: 'work.published' as const,
    body: '{}',
    created_at,
  }));
  await server.db.insertInto('webhook_event').values(events).execute();
  const key = { user_id: mara.userId, operation: 'portions', key: 'old', answer: '1', created_at };
  await server.db.insertInto('idempotency').values(key).execute();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'too much'; end $$`.execute(
    server.db,
  );
  await sql`
    create trigger refuse before delete on webhook_event
    for each row when (old.event_id = 'e') execute function refuse()`.execute(server.db);
  await expect(removeExpired(server.infra, { portion: 2 })).rejects.toThrow('could not be removed');
  const keysLeft = await server.db
    .selectFrom('idempotency')
    .select('key')
    .where('operation', '=', 'portions')
    .execute();
  const left = async () => (await server.db.selectFrom('webhook_event').select('event_id').execute()).length;
  expect([keysLeft, await left()]).toEqual([[], 1]);
  await sql`drop trigger refuse on webhook_event`.execute(server.db);
  await removeExpired(server.infra, { portion: 2 });
  expect(await left()).toBe(0);
});

test('an id too large for its column is an id nobody has', () => {
  expect(bigId('9223372036854775807')).toBe('9223372036854775807');
  expect(bigId('9223372036854775808')).toBe('-1');
});

test('a statement that takes too long is ended, and so is one that waits too long for a lock', async () => {
  const { connection } = server;
  const db = openDatabase({ connection, poolSize: 2, statementSeconds: 1 });
  try {
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    await inTransaction(server.db, async (trx) => {
      await sql`lock table thumbnail_job in access exclusive mode`.execute(trx);
      await expect(sql`select 1 from thumbnail_job`.execute(db)).rejects.toMatchObject({ code: '55P03' });
    });
    // The caller learns that the server is busy, not that it is broken.
    expect(toApiError(Object.assign(new Error('canceled'), { code: '57014' })).error).toBe('unavailable');
  } finally {
    await db.destroy();
  }
});

test('a transaction nobody goes on with is ended, and what it held is free', async () => {
  const db = openDatabase({ connection: server.connection, poolSize: 2, statementSeconds: 1 });
  try {
    const stuck = inTransaction(db, async (trx) => {
      await sql`lock table thumbnail_job in access exclusive mode`.execute(trx);
      // Waits for something outside that never comes, as a lost connection would.
      await vi.waitFor(() => sql`select 1 from thumbnail_job`.execute(server.db), { timeout: 10_000 });
      await sql`select 1`.execute(trx);
    });
    await expect(stuck).rejects.toThrow();
  } finally {
    await db.destroy();
  }
});
