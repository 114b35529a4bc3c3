import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, FIRST_CURSOR, toPage } from './cursor.ts';

test('the first page has no place before it', () => {
  expect(decodeCursor(FIRST_CURSOR, ['time', 'string'])).toBeUndefined();
});

test('a cursor brings back the sort values it was made of', () => {
  const parts = [1_795_181_428_242, 'kkkkkkkkkkkk'];
  expect(decodeCursor(encodeCursor(parts), ['time', 'string'])).toEqual(parts);
});

test('a cursor that is made up, or of another list, is refused by name', () => {
  const wrong = [
    'nonsense',
    encodeCursor(['text', 'kkkkkkkkkkkk']),
    encodeCursor([1]),
    encodeCursor([1, 'a', 2]),
    encodeCursor([Number.NaN, 'a']),
    encodeCursor([1, 'zero\0character']),
    encodeCursor([1e300, 'a']),
    Buffer.from('{"0":1}').toString('base64url'),
  ];
  for (const cursor of wrong) {
    expect(() => decodeCursor(cursor, ['time', 'string'])).toThrow(
      expect.objectContaining({ error: 'bad_input' }),
    );
  }
});

test('a page ends where the list ends, and says so', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const page = toPage(rows, 2, ({ id }) => [id]);
  expect(page).toMatchObject({ list: [{ id: 1 }, { id: 2 }], has_more: true });
  expect(decodeCursor(page.next_cursor, ['number'])).toEqual([2]);
  expect(toPage(rows, 3, ({ id }) => [id])).toEqual({
    list: rows,
    has_more: false,
    next_cursor: FIRST_CURSOR,
  });
});
