import type { BoardElement } from '@boardwalk/board';
import { describe, expect, test } from 'vitest';
import { fullOutline, idsBetween, rowByLetters, visibleRows } from './outline-rows.ts';

const box = { z: 'a0', style: {}, w: 100, h: 40 };
const topic = (id: string, parent: string | null, order: string): BoardElement => ({
  id,
  type: 'topic',
  z: 'a0',
  style: {},
  text: id,
  x: 0,
  y: 400,
  parent,
  order,
  folded: false,
  layout: 'right',
  side: null,
});

const elements: BoardElement[] = [
  { ...box, id: 'section', type: 'frame', text: 'Section', x: 0, y: 0, w: 400, h: 200 },
  { ...box, id: 'inside', type: 'sticky', text: '', x: 20, y: 20 },
  topic('root', null, 'a0'),
  topic('first', 'root', 'a0'),
  topic('second', 'root', 'a1'),
];

describe('outline', () => {
  test('holds every element, also those without text', () => {
    const [section, root] = fullOutline(elements);
    expect(section).toMatchObject({ id: 'section', children: [{ id: 'inside', text: '' }] });
    expect(root?.children.map(({ id }) => id)).toEqual(['first', 'second']);
  });

  test('shows a boundary ahead of what is left of its topics, also where others took the first away', () => {
    const bounded = (first: string): BoardElement => ({
      id: 'around',
      type: 'boundary',
      z: 'a1',
      style: {},
      text: '',
      span: ['root', first, 'second'],
    });
    const below = (first: string) =>
      fullOutline([...elements, bounded(first)]).flatMap(({ children }) => children.map(({ id }) => id));
    expect(below('first')).toEqual(['inside', 'around', 'first', 'second']);
    expect(below('gone')).toEqual(['inside', 'first', 'around', 'second']);
  });

  test('rows know their level, place and siblings, as a tree gives them', () => {
    const rows = visibleRows(fullOutline(elements), new Set());
    expect(rows.map(({ node, level, position, siblings }) => [node.id, level, position, siblings])).toEqual([
      ['section', 1, 1, 2],
      ['inside', 2, 1, 1],
      ['root', 1, 2, 2],
      ['first', 2, 1, 2],
      ['second', 2, 2, 2],
    ]);
  });

  test('what is below a closed entry is not among the rows', () => {
    const rows = visibleRows(fullOutline(elements), new Set(['root']));
    expect(rows.map(({ node }) => node.id)).toEqual(['section', 'inside', 'root']);
    expect(rows.find(({ node }) => node.id === 'root')?.isOpen).toBe(false);
  });

  test('finds a row by its first letters, from a place on and around the end', () => {
    const rows = visibleRows(fullOutline(elements), new Set());
    const find = (at: number, typed: string) => rowByLetters(rows, at, typed, ({ id }) => id);
    expect(find(0, 's')).toBe(4);
    expect(find(4, 's')).toBe(0);
    expect(find(0, 'ss')).toBe(4);
    expect(find(2, 'sec')).toBe(4);
    expect(find(2, 'x')).toBe(-1);
    expect(idsBetween(rows, 3, 1)).toEqual(['inside', 'root', 'first']);
  });

  test('says what a topic is related to, also where neither it nor the line has a text', () => {
    const line: BoardElement = {
      id: 'line',
      type: 'connector',
      z: 'a1',
      style: {},
      text: '',
      from: { element: 'first', anchor: 'auto' },
      to: { element: 'second', anchor: 'auto' },
      route: 'curved',
      fromHead: 'none',
      toHead: 'arrow',
    };
    const board = elements.map((element) => (element.id === 'second' ? { ...element, text: '' } : element));
    const [, root] = fullOutline([...board, line]);
    expect(root?.children.map(({ relations }) => relations)).toEqual([
      [{ id: 'line', to: 'second', text: '', arrow: '→' }],
      [{ id: 'line', to: 'first', text: 'first', arrow: '←' }],
    ]);
  });
});
