import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { compiledByForm, compiledOnce } from './compiledOnce.ts';

const server = testServer();

test('a statement that is put together once is asked with the values of each time, and with its constants', async () => {
  let built = 0;
  const ask = compiledOnce((db, name: string, time: Date) => {
    built += 1;
    return db.selectNoFrom([
      sql<string>`${name}::text`.as('name'),
      sql<number>`${7}::integer`.as('seven'),
      sql<Date>`${time}::timestamptz`.as('time'),
      sql<string>`${name}::text`.as('again'),
    ]);
  });
  for (const [name, time] of [
    ['mara', new Date(0)],
    ['noor', new Date(86_400_000)],
  ] as const)
    expect(await ask(server.db, name, time)).toEqual([{ name, seven: 7, time, again: name }]);
  expect(built).toBe(2);
});

test('a statement that depends on its values is refused', async () => {
  const changed = compiledOnce((db, name: string) =>
    db.selectNoFrom(sql`${name.length}::integer`.as('size')),
  );
  await expect(changed(server.db, 'mara')).rejects.toThrow(TypeError);
  const chosen = compiledOnce((db, name: string) =>
    db.selectNoFrom((name.includes('another') ? sql`1` : sql`2`).as('number')),
  );
  await expect(chosen(server.db, 'mara')).rejects.toThrow(TypeError);
});

test('a statement with a form is put together once for each, with numbers and lists among its values', async () => {
  let built = 0;
  const ask = compiledByForm((db, { isNamed, numbers }: { isNamed: boolean; numbers: number }, values) => {
    built += 1;
    return db
      .selectNoFrom(sql<number[]>`${sql.val(values.slice(0, numbers))}::integer[]`.as('numbers'))
      .$if(isNamed, (query) => query.select(sql<string>`${values[numbers]}::text`.as('name')));
  });
  for (const some of [[1, 2] as const, [3, 4] as const]) {
    expect(await ask(server.db, { isNamed: true, numbers: 2 }, [...some, 'mara'])).toEqual([
      { numbers: some, name: 'mara' },
    ]);
    expect(await ask(server.db, { isNamed: false, numbers: 2 }, some)).toEqual([{ numbers: some }]);
  }
  expect(built).toBe(4);
});
