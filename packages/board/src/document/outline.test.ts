import { describe, expect, test } from 'vitest';
import { connector, frame, icon, shape, sticky, table, topic } from '../../test/elements.ts';
import { mindMap, retrospective } from '../../test/samples.ts';
import { makeSnapshot, outlineOf, searchTextOf, type OutlineNode } from './index.ts';

const texts = (nodes: readonly OutlineNode[]): unknown[] =>
  nodes.map(({ text, children }) => (children.length === 0 ? text : [text, ...texts(children)]));
const outline = (...elements: Parameters<typeof makeSnapshot>[0][]) =>
  texts(outlineOf(makeSnapshot(elements.flatMap((all) => [...all]))));

describe('the outline of a board', () => {
  test('reads rows from the top, each from the left', () => {
    const notes = [
      sticky('a', { x: 400, y: 10, text: 'right' }),
      sticky('b', { x: 0, y: 0, text: 'left' }),
      sticky('c', { x: 0, y: 300, text: 'below' }),
    ];
    expect(outline(notes)).toEqual(['left', 'right', 'below']);
  });

  test('puts what is in a frame under its title, frames in frames too', () => {
    const elements = [
      frame('outer', { x: 0, y: 0, w: 1000, h: 800, text: 'Outer' }),
      frame('inner', { x: 20, y: 300, w: 400, h: 400, text: 'Inner' }),
      sticky('in', { x: 50, y: 320, text: 'deep' }),
      sticky('out', { x: 50, y: 50, text: 'shallow' }),
      sticky('beside', { x: 2000, y: 0, text: 'beside' }),
      shape('silent', { x: 60, y: 60 }),
    ];
    expect(outline(elements)).toEqual([['Outer', 'shallow', ['Inner', 'deep']], 'beside']);
  });

  test('has a table with its rows, none that says nothing, and all of its texts are searched', () => {
    const rows = [
      ['Name', 'Role'],
      ['Ada\nLovelace', ''],
    ];
    const board = makeSnapshot([
      table('said', rows, { y: 300 }),
      table('silent', [['', ' ']]),
      sticky('s', { text: 'above' }),
    ]);
    expect(outlineOf(board)).toMatchObject([
      { text: 'above' },
      { id: 'said', type: 'table', rows, header: true },
    ]);
    expect(searchTextOf(board)).toBe('above\nName Role\nAda Lovelace');
  });

  test('names icons by plain words, those that say nothing too, and leaves their names out of searches', () => {
    const board = makeSnapshot([
      icon('bare', { icon: ['shopping-cart', 'M3 3L21 21'] }),
      icon('named', { y: 300, text: 'Checkout' }),
      icon('broken', { y: 600, icon: undefined }),
    ]);
    expect(outlineOf(board)).toMatchObject([
      { id: 'bare', type: 'icon', text: '', icon: 'shopping cart' },
      { id: 'named', text: 'Checkout', icon: 'square slash' },
    ]);
    expect(searchTextOf(board)).toBe('Checkout');
  });

  test('says what icon and picture a topic has, and what describes that is searched', () => {
    const asset = 'a'.repeat(64);
    const board = makeSnapshot([
      topic('r', null, { text: 'Trip', icon: ['map-pin', 'M3 3L21 21'] }),
      topic('a', 'r', { text: 'Beach', asset, assetSize: [200, 100], alt: 'Sand and sea' }),
      topic('b', 'r', { order: 'a1', text: 'Hills', asset, assetSize: [200, 100] }),
      topic('c', 'r', { order: 'a2', text: 'Town', asset }),
    ]);
    const [root] = outlineOf(board);
    expect(root).toMatchObject({ icon: 'map pin' });
    expect(root?.children.map(({ picture }) => picture)).toEqual(['Sand and sea', '', undefined]);
    expect(searchTextOf(board)).toBe('Trip\nBeach\nSand and sea\nHills\nTown');
  });

  test('shows mind maps as trees, and labels of connectors at the end', () => {
    const elements = [
      ...mindMap(['Root', ['A', 'a', 'b'], 'B']),
      connector('l', 't-0', 't-1', { text: 'leads to' }),
    ];
    expect(outline(elements)).toEqual([['Root', ['A', 'a', 'b'], 'B'], 'leads to']);
  });

  test('lists every text exactly once', () => {
    const board = retrospective();
    const lines = searchTextOf(board).split('\n');
    const expected = board.elements.map(({ text }) => text).filter((text) => text !== '');
    expect(lines.toSorted()).toEqual(expected.toSorted());
  });

  test('gets to the end of a tree of any depth', () => {
    const chain = Array.from({ length: 3000 }, (_, index) =>
      topic(`t${index}`, index === 0 ? null : `t${index - 1}`, { text: `x${index}` }),
    );
    expect(searchTextOf(makeSnapshot(chain)).split('\n')).toHaveLength(3000);
  });

  test('search text has one line per element, white space evened out', () => {
    expect(searchTextOf(makeSnapshot([sticky('a', { text: ' two\n  lines ' })]))).toBe('two lines');
  });
});
