import { expect, test } from 'vitest';
import { storeWith, topic } from '../../../test/elements.ts';
import type { BoardStore } from '../boardStore.ts';
import { addSiblingTopic } from './topicCommands.ts';
import { shiftTopic, type TopicShift } from './topicShift.ts';

const board = () =>
  storeWith(
    topic('r', null, { layout: 'both' }),
    topic('a', 'r', { order: 'a1', side: 'left' }),
    topic('a1', 'a', { order: 'a1' }),
    topic('a2', 'a', { order: 'a2' }),
    topic('b', 'r', { order: 'a2', folded: true }),
    topic('b1', 'b', { order: 'a1' }),
    topic('c', 'r', { order: 'a3' }),
  );

/** A map as one line: `r(a(a1 a2) b)`. */
const shown = (store: BoardStore, id = 'r'): string => {
  const children = store.forest.childrenOf(id).map((child) => shown(store, child.id));
  return children.length === 0 ? id : `${id}(${children.join(' ')})`;
};

test.each<[string, TopicShift, string | null]>([
  ['a2', 'in', 'r(a(a1(a2)) b(b1) c)'],
  ['c', 'in', 'r(a(a1 a2) b(b1 c))'],
  ['a1', 'in', null],
  ['a1', 'out', 'r(a(a2) a1 b(b1) c)'],
  ['a', 'out', null],
  ['r', 'in', null],
  ['b', 'up', 'r(b(b1) a(a1 a2) c)'],
  ['a', 'up', null],
  ['a1', 'down', 'r(a(a2 a1) b(b1) c)'],
  ['c', 'down', null],
])('%s goes %s', (id, shift, expected) => {
  const store = board();
  expect(shiftTopic(store, id, shift)).toBe(expected !== null);
  expect(shown(store)).toBe(expected ?? 'r(a(a1 a2) b(b1) c)');
  store.undo();
  expect(shown(store)).toBe('r(a(a1 a2) b(b1) c)');
});

test('what a topic comes under is unfolded, and a main branch keeps its side', () => {
  const store = board();
  shiftTopic(store, 'c', 'in');
  expect(store.elements.get('b')).toMatchObject({ folded: false });
  shiftTopic(store, 'a1', 'out');
  expect(store.elements.get('a1')).toMatchObject({ parent: 'r', side: 'left' });
  shiftTopic(store, 'a', 'down');
  expect(store.elements.get('a')).toMatchObject({ side: 'left' });
});

test('a sibling comes before or after, and under a root first or last', () => {
  const store = board();
  addSiblingTopic(store, 'a2', '', 'before');
  addSiblingTopic(store, 'a2');
  addSiblingTopic(store, 'r', '', 'before');
  expect(shown(store)).toBe('r(new3 a(a1 new1 a2 new2) b(b1) c)');
});
