import { describe, expect, test } from 'vitest';
import { drawing, icon, shape, sticky } from '../../test/elements.ts';
import { mindMap } from '../../test/samples.ts';
import { compareSnapshots, type ElementChange } from './compareSnapshots.ts';
import { emptySnapshot } from './boardDocument.ts';
import { makeSnapshot } from './parseSnapshot.ts';
import { encodeStroke } from '../kinds/drawing/stroke.ts';
import type { BoardElement } from './types.ts';

const compare = (before: BoardElement[], after: BoardElement[]) =>
  compareSnapshots(makeSnapshot(before), makeSnapshot(after));
const brief = (change: ElementChange) =>
  [change.kind, change.element.id, ...(change.kind === 'changed' ? change.parts : [])].join(' ');

/** A point of a slanted line. */
const point = (at: number) => ({ x: at, y: at, pressure: 0.5 });

describe('two versions of a board', () => {
  test.each<[string, BoardElement, BoardElement, string[]]>([
    ['nothing', sticky('a', { text: 'Plan' }), sticky('a', { text: 'Plan' }), []],
    ['its text', sticky('a', { text: 'Plan' }), sticky('a', { text: 'Plans' }), ['changed a text']],
    ['its colour', sticky('a'), sticky('a', { style: { fill: 'blue' } }), ['changed a look']],
    [
      'the order of fields alone',
      sticky('a', { style: { fill: 'blue', bold: true } }),
      sticky('a', { style: { bold: true, fill: 'blue' } }),
      [],
    ],
    ['its place', sticky('a'), sticky('a', { x: 40 }), ['changed a place']],
    ['its size', sticky('a'), sticky('a', { w: 80 }), ['changed a place']],
    ['its place in the stack', sticky('a'), sticky('a', { z: 'a1' }), ['changed a place']],
    ['its form', shape('a'), shape('a', { shape: 'ellipse' }), ['changed a look']],
    ['its icon', icon('a'), icon('a', { icon: ['dash', 'M3 3L9 3'] }), ['changed a look']],
    [
      'what was drawn',
      drawing('a'),
      drawing('a', { strokes: encodeStroke([point(0), point(160)], { x: 0, y: 0, w: 160, h: 160 }) }),
      ['changed a look'],
    ],
    ['where it leads', sticky('a'), sticky('a', { link: 'https://b.example' }), ['changed a other']],
    ['what it is', sticky('a', { text: 'Plan' }), shape('a', { text: 'Plan' }), ['changed a look other']],
    [
      'all of it',
      sticky('a'),
      sticky('a', { text: 'x', x: 1, style: { bold: true }, locked: true }),
      ['changed a text look place other'],
    ],
  ])('differ in %s', (_what, before, after, found) => {
    expect(compare([before], [after]).map(brief)).toEqual(found);
  });

  test('what was changed comes first, then what was added, then what was removed; of each, texts first', () => {
    const found = compare(
      [sticky('a', { text: 'one' }), sticky('b'), sticky('gone'), sticky('left', { text: 'Old' })],
      [sticky('a', { text: 'two' }), sticky('b', { x: 9 }), sticky('c'), sticky('d', { text: 'New' })],
    );
    expect(found.map(brief)).toEqual([
      'changed a text',
      'changed b place',
      'added d',
      'added c',
      'removed left',
      'removed gone',
    ]);
    expect(found[0]).toMatchObject({ element: { text: 'two' }, before: { text: 'one' } });
  });

  test('a board against nothing, and against itself', () => {
    const board = makeSnapshot(mindMap(['Plan', 'One', ['Two', 'Three']]));
    expect(compareSnapshots(board, board)).toEqual([]);
    const kinds = (changes: ElementChange[]) => new Set(changes.map(({ kind }) => kind));
    expect(kinds(compareSnapshots(emptySnapshot(), board))).toEqual(new Set(['added']));
    expect(kinds(compareSnapshots(board, emptySnapshot()))).toEqual(new Set(['removed']));
    expect(compareSnapshots(emptySnapshot(), board)).toHaveLength(board.elements.length);
  });
});
