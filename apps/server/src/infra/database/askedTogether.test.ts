import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';
import { askedTogether } from './askedTogether.ts';

const server = testServer();

/** Numbers by their keys, of those that are small enough. */
function numbers() {
  const asked: (readonly string[])[] = [];
  const find = askedTogether(
    async (keys) => {
      asked.push(keys);
      const { rows } = await sql<{ key: string; number: number }>`
        select key, key::integer as number from unnest(${sql.val([...keys])}::text[]) as of (key) where length(key) < 3
        order by key desc`.execute(server.db);
      return rows;
    },
    ({ key }) => key,
  );
  return { asked, find };
}

test('what is asked for in one turn is one statement, and everybody gets the row of their key', async () => {
  const { asked, find } = numbers();
  const found = await Promise.all(['1', '2', '100', '2'].map(async (key) => find(key)));
  expect(found.map((row) => row?.number)).toEqual([1, 2, undefined, 2]);
  expect(asked).toEqual([['1', '2', '100']]);
  expect((await find('1'))?.number).toBe(1);
  expect(asked).toHaveLength(2);
});

test('what is asked for later in the same turn goes with the rest', async () => {
  const { asked, find } = numbers();
  const first = find('1');
  await new Promise((done) => {
    process.nextTick(done);
  });
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
  expect((await Promise.all([first, find('2')])).map((row) => row?.number)).toEqual([1, 2]);
  expect(asked).toEqual([['1', '2']]);
});

test('more than go into one statement go into several', async () => {
  const { asked, find } = numbers();
  const keys = Array.from({ length: 70 }, (_none, index) => String(index));
  const found = await Promise.all(keys.map(async (key) => find(key)));
  expect(found.map((row) => row?.number)).toEqual(keys.map(Number));
  expect(asked.map((some) => some.length)).toEqual([50, 20]);
});

test('a statement that fails fails for all who are in it, and for nobody after them', async () => {
  const { find } = numbers();
  const failed = await Promise.allSettled(['1', 'x'].map(async (key) => find(key)));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await find('1'))?.number).toBe(1);
});

test('details that are asked for together are one statement, and each is its own', async () => {
  const owner = await server.createUser();
  const works = await Promise.all(
    ['One', 'Two', 'Three'].map(async (name) => createWork(server, { owner, name })),
  );
  const keys = [...works, 'abcdefghjkmn', works[0] ?? ''];
  let answers: Awaited<ReturnType<typeof getFull>>[] = [];
  const getFull = async (fileKey: string) => server.api('getFileFull', { params: { file_key: fileKey } });
  const statements = await server.statementsOf(async () => {
    answers = await Promise.all(keys.map(getFull));
  });
  expect(answers.map(({ status, data }) => (status === 200 ? data.name : status))).toEqual([
    'One',
    'Two',
    'Three',
    404,
    'One',
  ]);
  expect(statements.filter((text) => text.includes('from "publication"'))).toHaveLength(1);
});
