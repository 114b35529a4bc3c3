import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { afterCursor, afterPlace, placeOf, type Direction } from './afterCursor.ts';
import { encodeCursor, FIRST_CURSOR, toPage } from './cursor.ts';

const it = testDatabase();

interface Item {
  at: Date;
  is_chosen: boolean;
  score: number;
  id: string;
  key: string;
}

/** Items of which many share each value. */
function items() {
  return it.db
    .selectFrom(
      sql<Item>`(
        select timestamptz '2026-11-28 20:00Z' + n % 2 * interval '1 millisecond' as at, n % 3 = 0 as is_chosen,
          n % 2 / 4.0::float8 as score, 9007199254740000 + n % 4 as id, chr(97 + n) as key
        from generate_series(0, 11) as n)`.as('item'),
    )
    .selectAll();
}

const keysOf = (rows: readonly Item[]) => rows.map(({ key }) => key).join('');

/** Walks through all pages of a list; the last column is the key. */
async function walk(
  page: (cursor: string) => Promise<Item[]>,
  cursorOf: (row: Item) => (string | number | boolean)[],
): Promise<string> {
  let seen = '';
  for (let cursor = FIRST_CURSOR; ;) {
    const part = toPage(await page(cursor), 2, cursorOf);
    seen += keysOf(part.list);
    if (!part.has_more) return seen;
    cursor = part.next_cursor;
  }
}

test.each<Direction>(['asc', 'desc'])('pages go through a list once, in its order: %s', async (direction) => {
  const ordered = items()
    .orderBy('is_chosen', direction)
    .orderBy('at', direction)
    .orderBy('score', direction)
    .orderBy('id', direction)
    .orderBy('key', direction);
  const seen = await walk(
    (cursor) =>
      ordered
        .where((eb) =>
          afterCursor(
            eb,
            cursor,
            [
              ['is_chosen', 'boolean'],
              ['item.at', 'time'],
              ['score', 'number'],
              ['item.id', 'integer'],
              ['key', 'string'],
            ],
            direction,
          ),
        )
        .limit(3)
        .execute(),
    (row) => [row.is_chosen, row.at.getTime(), row.score, Number(row.id), row.key],
  );
  expect(seen).toBe(keysOf(await ordered.execute()));
  expect(seen).toHaveLength(12);
});

test('a column may go in a direction of its own', async () => {
  const ordered = items().orderBy('at', 'desc').orderBy('id').orderBy('key', 'desc');
  const seen = await walk(
    (cursor) =>
      ordered
        .where((eb) =>
          afterCursor(
            eb,
            cursor,
            [
              ['at', 'time'],
              ['id', 'integer', 'asc'],
              ['key', 'string'],
            ],
            'desc',
          ),
        )
        .limit(3)
        .execute(),
    (row) => [row.at.getTime(), Number(row.id), row.key],
  );
  expect(seen).toBe(keysOf(await ordered.execute()));
});

test('a list may be ordered by what is computed', async () => {
  const folded = sql<string>`upper(key)`;
  const rows = await items()
    .where((eb) => afterCursor(eb, encodeCursor(['J']), [[folded, 'string']], 'asc'))
    .orderBy(folded)
    .execute();
  expect(keysOf(rows)).toBe('kl');
});

test('columns of one direction are compared as one row, which an index answers', async () => {
  const { sql: text } = items()
    .where((eb) =>
      afterPlace(
        eb,
        [new Date(0), 'a'],
        [
          ['at', 'time'],
          ['key', 'string'],
        ],
        'desc',
      ),
    )
    .compile();
  expect(text).toContain('("at", "key") < ($1::timestamptz, $2)');
});

test('a place beyond what a column holds is after all or before all', async () => {
  const far = (direction: Direction) =>
    items()
      .where((eb) =>
        afterCursor(eb, encodeCursor([1e15]), [[sql`length(item.key)::integer`, 'integer']], direction),
      )
      .execute();
  expect([(await far('asc')).length, (await far('desc')).length]).toEqual([0, 12]);
});

test('a cursor of another list is refused', () => {
  const query = (cursor: string) => () =>
    items()
      .where((eb) => afterCursor(eb, cursor, [['at', 'time']], 'desc'))
      .compile();
  for (const cursor of ['nonsense', encodeCursor(['a']), encodeCursor([1, 'a'])])
    expect(query(cursor)).toThrow(expect.objectContaining({ error: 'bad_input' }));
  expect(query(FIRST_CURSOR)).not.toThrow();
});

test('the place of a cursor has its times as dates', () => {
  expect(placeOf(FIRST_CURSOR, ['time'])).toBeUndefined();
  expect(placeOf(encodeCursor([7, 'a', 8]), ['time', 'string', 'integer'])).toEqual([new Date(7), 'a', 8]);
});

test('columns are those of the query, and of a kind that fits them', () => {
  items().where((eb) => {
    // @ts-expect-error: there is no such column
    afterCursor(eb, FIRST_CURSOR, [['item.nothing', 'string']], 'desc');
    // @ts-expect-error: a time is compared as a time
    afterCursor(eb, FIRST_CURSOR, [['at', 'integer']], 'desc');
    // @ts-expect-error: a number is no text
    afterCursor(eb, FIRST_CURSOR, [['score', 'string']], 'desc');
    return eb.lit(true);
  });
  expect(() => placeOf('nonsense', ['time'])).toThrow();
});
