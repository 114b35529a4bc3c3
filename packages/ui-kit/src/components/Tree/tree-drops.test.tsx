import { expect, test } from 'vitest';
import { allDrops, dropAt, dropLine, movedTogether, moveTo, type Drop } from './tree-drops.ts';
import { rowByLetters, visibleRows } from './tree-rows.ts';
import { applyMove } from './testing/applyMove.ts';
import type { TreeItem } from './tree-types.ts';

const leaf = (id: string): TreeItem => ({ id, label: id });
const ITEMS: readonly TreeItem[] = [
  { id: 'a', label: 'a', children: [leaf('a1'), { id: 'a2', label: 'a2', children: [leaf('a21')] }] },
  leaf('b'),
  { id: 'c', label: 'c', branch: true },
];
const rows = visibleRows(ITEMS, new Set(['a', 'a2']));
const outline = (items: readonly TreeItem[]): string =>
  items.map((item) => item.id + (item.children ? `(${outline(item.children)})` : '')).join(' ');

test.each<[string, string[], Drop, string]>([
  ['in front of another', ['b'], { rowId: 'a', where: 'before' }, 'b a(a1 a2(a21)) c'],
  ['behind another', ['a1'], { rowId: 'b', where: 'after' }, 'a(a2(a21)) b a1 c'],
  ['behind the last', ['a1'], { rowId: 'c', where: 'after' }, 'a(a2(a21)) b c a1'],
  ['into a branch, at its end', ['b'], { rowId: 'a', where: 'inside' }, 'a(a1 a2(a21) b) c'],
  ['into a branch that is not loaded', ['b'], { rowId: 'c', where: 'inside' }, 'a(a1 a2(a21)) c(b)'],
  ['behind an open branch is its beginning', ['b'], { rowId: 'a2', where: 'after' }, 'a(a1 a2(b a21)) c'],
  ['past an open branch', ['b'], { rowId: 'a2', where: 'past' }, 'a(a1 a2(a21) b) c'],
  ['several together', ['a1', 'b'], { rowId: 'c', where: 'inside' }, 'a(a2(a21)) c(a1 b)'],
  ['in front of its own neighbour changes nothing', ['a1'], { rowId: 'a2', where: 'before' }, outline(ITEMS)],
])('%s', (_title, ids, drop, expected) => {
  const move = moveTo(rows, ids, drop);
  expect(move && outline(applyMove(ITEMS, move))).toBe(expected);
});

test('nothing goes below itself', () => {
  expect(moveTo(rows, ['a'], { rowId: 'a21', where: 'before' })).toBeNull();
  expect(moveTo(rows, ['a'], { rowId: 'a', where: 'inside' })).toBeNull();
  expect(allDrops(rows, ['a'], () => true).map(({ rowId }) => rowId)).toEqual(['b', 'c', 'c', 'c']);
});

test('what is below another moved entry comes along with it', () => {
  expect(movedTogether(ITEMS, ['b', 'a21', 'a'])).toEqual(['a', 'b']);
});

test('behind the end of open branches there is a place for each of them that is last', () => {
  const items = [leaf('x'), { id: 'p', label: 'p', children: [{ id: 'q', label: 'q', branch: true }] }];
  const seen = visibleRows(items, new Set(['p', 'q']));
  expect(allDrops(seen, ['x'], () => true).map(({ rowId, where }) => `${where} ${rowId}`)).toEqual([
    'before p',
    'inside p',
    'before q',
    'inside q',
    'past q',
    'past p',
  ]);
  // It is drawn below all that the branch shows, as far in as the branch is.
  expect(dropLine(seen, { rowId: 'p', where: 'past' })).toEqual({
    rowId: 'q/loading',
    where: 'after',
    level: 1,
  });
  expect(dropLine(seen, { rowId: 'q', where: 'inside' })).toEqual({ rowId: 'q', where: 'inside', level: 2 });
});

test('the pointer aims between rows, and at the middle of branches', () => {
  const [a, a1] = rows;
  if (!a || !a1) throw new Error('no rows');
  expect([0.1, 0.5, 0.9].map((part) => dropAt(a, part).where)).toEqual(['before', 'inside', 'after']);
  expect([0.1, 0.6].map((part) => dropAt(a1, part).where)).toEqual(['before', 'after']);
});

test('letters find the next name that begins so, around the end', () => {
  const named = visibleRows(['Berlin', 'Bonn', 'Aachen', 'Ulm'].map(leaf), new Set());
  expect(rowByLetters(named, 0, 'b')).toBe(1);
  expect(rowByLetters(named, 1, 'bb')).toBe(0);
  expect(rowByLetters(named, 0, 'bo')).toBe(1);
  expect(rowByLetters(named, 3, 'a')).toBe(2);
  expect(rowByLetters(named, 3, 'x')).toBe(-1);
});
