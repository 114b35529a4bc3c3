import { expect, test } from 'vitest';
import { connector, shape, sticky, storeWith, topic } from '../../../test/elements.ts';
import { mindMap } from '../../../test/samples.ts';
import { makeSnapshot, outlineOf, type OutlineNode } from '../index.ts';
import { connectElements } from './connectCommands.ts';

test('a connector leads from the first element to the second, with an arrow; undo takes it away', () => {
  const store = storeWith(sticky('a'), shape('b', { x: 300 }));
  expect(connectElements(store, 'a', 'b')).toBe('new1');
  expect(store.elements.get('new1')).toMatchObject({
    from: { element: 'a', anchor: 'auto' },
    to: { element: 'b', anchor: 'auto' },
    fromHead: 'none',
    toHead: 'arrow',
    style: {},
  });
  store.undo();
  expect([...store.elements.keys()]).toEqual(['a', 'b']);
});

test('between two topics it is a dashed relation, and only there', () => {
  const store = storeWith(topic('r', null), topic('one', 'r'), topic('two', 'r'), sticky('note'));
  const styleOf = (id: string | null) => store.elements.get(id ?? '')?.style;
  expect(styleOf(connectElements(store, 'one', 'two'))).toEqual({ dash: 'dashed' });
  expect(styleOf(connectElements(store, 'one', 'note'))).toEqual({});
});

test('what is connected already gets no second line; the other way round is another one', () => {
  const store = storeWith(sticky('a'), sticky('b', { x: 300 }), connector('l', 'a', 'b'));
  expect(connectElements(store, 'a', 'b')).toBe('l');
  expect(connectElements(store, 'b', 'a')).toBe('new1');
});

test('nothing leads to itself, to a connector, or to what is gone', () => {
  const store = storeWith(sticky('a'), sticky('b', { x: 300 }), connector('l', 'a', 'b'));
  for (const [from, to] of [
    ['a', 'a'],
    ['a', 'l'],
    ['l', 'a'],
    ['a', 'gone'],
  ] as const)
    expect(connectElements(store, from, to)).toBeNull();
  expect(store.elements.size).toBe(3);
});

test('the outline says at both topics what they are related to, and which way', () => {
  const elements = [
    ...mindMap(['Root', ['A', 'a'], 'B']),
    sticky('s', { x: 2000, text: 'note' }),
    connector('one', 't-0-0', 't-1', { text: ' leads to ' }),
    connector('both', 't-0', 't-1', { fromHead: 'dot' }),
    connector('plain', 't-0', 't', { toHead: 'none' }),
    connector('other', 't', 's'),
  ];
  const said: string[] = [];
  const walk = (nodes: readonly OutlineNode[]) => {
    for (const { text, relations = [], children } of nodes) {
      for (const { arrow, text: other, label = '' } of relations)
        said.push(`${text} ${arrow} ${other} ${label}`.trim());
      walk(children);
    }
  };
  walk(outlineOf(makeSnapshot(elements)));
  expect(said.toSorted()).toEqual([
    'A – Root',
    'A ↔ B',
    'B ← a leads to',
    'B ↔ A',
    'Root – A',
    'a → B leads to',
  ]);
});
