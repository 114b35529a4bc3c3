import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { createSnapshots, type Snapshot } from './snapshots.ts';

const it = testDatabase();
const MANY = `select repeat('x', 500) from generate_series(1, 1000000)`;

async function inSnapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const snapshot = await createSnapshots(it.connection).open();
  try {
    return await work(snapshot);
  } finally {
    await snapshot.end();
  }
}

async function linesOf(snapshot: Snapshot, query: string): Promise<string[]> {
  let text = '';
  for await (const pieces of snapshot.lines(query)) {
    const whole = Buffer.concat(pieces).toString('utf8');
    expect(whole.endsWith('\n')).toBe(true);
    text += whole;
  }
  return text.split('\n').slice(0, -1);
}

/** Connections that are open now. */
async function openSnapshots(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where application_name = 'boardwalk snapshot' and datname = current_database()`.execute(it.db);
  return rows[0]?.open ?? -1;
}

test('all queries see the rows of one moment, in their order, one after the other', async () => {
  await sql`create table fruit (name text primary key)`.execute(it.db);
  await sql`insert into fruit values ('apple'), ('pear')`.execute(it.db);
  await inSnapshot(async (snapshot) => {
    expect(await linesOf(snapshot, 'select name from fruit order by name')).toEqual(['apple', 'pear']);
    await sql`insert into fruit values ('fig')`.execute(it.db);
    await sql`delete from fruit where name = 'pear'`.execute(it.db);
    expect(await linesOf(snapshot, 'select name from fruit order by name desc')).toEqual(['pear', 'apple']);
    expect(await linesOf(snapshot, 'select name from fruit where false')).toEqual([]);
  });
  expect(await inSnapshot((snapshot) => linesOf(snapshot, 'select name from fruit order by 1'))).toEqual([
    'apple',
    'fig',
  ]);
});

test('JSON comes as it is, whatever is in it, short or long', async () => {
  const texts = [
    '"quoted"',
    'back\\slash',
    'two\nlines\r\n',
    '\u0001\u0002',
    '名前 🎉',
    '\\.',
    ' , ',
    'long '.repeat(90_000),
  ];
  const query = (text: string) =>
    `select row_to_json(x)::text from (select ${sql.lit(text).compile(it.db).sql}::text as text) x`;
  await inSnapshot(async (snapshot) => {
    for (const text of texts) {
      const [line] = await linesOf(snapshot, query(text));
      expect(JSON.parse(line ?? '')).toEqual({ text });
    }
  });
});

test('many rows come in many pieces', async () => {
  const sizes: number[] = [];
  await inSnapshot(async (snapshot) => {
    for await (const pieces of snapshot.lines(`select repeat('x', 500) from generate_series(1, 20000)`))
      sizes.push(...pieces.map(({ byteLength }) => byteLength));
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(501 * 20_000);
  expect(Math.max(...sizes)).toBeLessThan(1024 * 1024);
});

test('a fault of a query, and a connection that breaks, reach the reader; nothing stays open', async () => {
  await expect(
    inSnapshot((snapshot) =>
      linesOf(snapshot, `select (1 / (n - 50000))::text from generate_series(1, 90000) n`),
    ),
  ).rejects.toThrow('division by zero');
  await expect(inSnapshot((snapshot) => linesOf(snapshot, 'select nothing from nowhere'))).rejects.toThrow(
    'nowhere',
  );
  await expect(
    inSnapshot(async (snapshot) => {
      const lines = snapshot.lines(MANY)[Symbol.asyncIterator]();
      await lines.next();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'boardwalk snapshot' and datname = current_database()`.execute(it.db);
      while ((await lines.next()).done !== true);
    }),
  ).rejects.toThrow();
  await vi.waitFor(async () => expect(await openSnapshots()).toBe(0), { timeout: 15_000 });
});

test('a reader may leave in the middle', async () => {
  await inSnapshot(async (snapshot) => {
    const lines = snapshot.lines(MANY)[Symbol.asyncIterator]();
    expect((await lines.next()).done).toBe(false);
  });
  await vi.waitFor(async () => expect(await openSnapshots()).toBe(0), { timeout: 15_000 });
});
