import { describe, expect, test } from 'vitest';
import { connector, frame, shape, sticky, topic } from '../../test/elements.ts';
import { BoardLimits, checkSnapshot, makeSnapshot, parseSnapshot, SnapshotError } from './index.ts';

const problemsOf = (value: unknown) => {
  const check = checkSnapshot(value);
  return check.ok ? [] : check.problems;
};
const board = (...elements: unknown[]) => ({ format: 'boardwalk.board', version: 1, elements });
const fieldsOf = (...elements: unknown[]) =>
  problemsOf(board(...elements)).map(({ field, rule }) => `${field} ${rule}`);

describe('a board snapshot', () => {
  test('survives JSON and comes back canonical: sorted by id, styles in one order', () => {
    const elements = [
      topic('root', null),
      topic('child', 'root', { folded: true, side: 'left' }),
      sticky('b', { style: { fill: 'yellow', bold: true } }),
      shape('a', { style: { bold: true, fill: '#AABBCC' }, text: '研究\n😀' }),
      connector('line', 'a', 'b', { to: { x: 3, y: -4 }, text: 'label' }),
      frame('f'),
    ];
    const snapshot = parseSnapshot(JSON.parse(JSON.stringify(board(...elements))));
    expect(snapshot.elements.map(({ id }) => id)).toEqual(['a', 'b', 'child', 'f', 'line', 'root']);
    expect(snapshot.elements[0]?.style.fill).toBe('#aabbcc');
    expect(Object.keys(snapshot.elements[0]?.style ?? {})).toEqual(['bold', 'fill']);
    expect(parseSnapshot(snapshot)).toEqual(snapshot);
  });

  test('keys left out take their defaults, unknown ones are dropped', () => {
    const [read] = parseSnapshot(
      board({ id: 't', type: 'topic', z: 'a0', order: 'a0', x: 1, y: 2, extra: 1 }),
    ).elements;
    expect(read).toEqual(topic('t', null, { x: 1, y: 2 }));
  });

  test.each([null, [], 'board', 7])('%j is refused as no object', (value) => {
    expect(problemsOf(value)).toEqual([{ field: '', rule: 'type', msg: 'must be an object' }]);
  });

  test('another format or version is refused before its elements are read', () => {
    const value = { ...makeSnapshot([]), format: 'other', version: 2 };
    expect(problemsOf(value).map(({ field }) => field)).toEqual(['format', 'version']);
  });

  test('too many elements are refused before any is read', () => {
    const problems = problemsOf(board(...Array.from({ length: BoardLimits.elements + 1 }, () => null)));
    expect(problems).toMatchObject([{ field: 'elements', rule: 'count', limit: BoardLimits.elements }]);
  });

  test.each([
    [{ ...sticky('a'), id: 'no spaces' }, 'elements[0].id value'],
    [{ ...sticky('a'), type: 'video' }, 'elements[0].type value'],
    [{ ...sticky('a'), x: Number.NaN }, 'elements[0].x type'],
    [{ ...sticky('a'), x: 1_000_001 }, 'elements[0].x range'],
    [{ ...sticky('a'), w: 7 }, 'elements[0].w range'],
    [{ ...sticky('a'), z: 'a00' }, 'elements[0].z value'],
    [{ ...sticky('a'), text: 'x'.repeat(10_001) }, 'elements[0].text length'],
    [{ ...sticky('a'), style: { fill: 'mauve' } }, 'elements[0].style.fill value'],
    [{ ...sticky('a'), style: { fontSize: 401 } }, 'elements[0].style.fontSize range'],
    [{ ...sticky('a'), style: { font: 'x' } }, 'elements[0].style.font value'],
    [{ ...shape('a'), shape: 'blob' }, 'elements[0].shape value'],
    [{ ...topic('a', null), folded: 1 }, 'elements[0].folded type'],
    [connector('a', 'gone', 'gone'), 'elements[0].from.element reference'],
    [topic('a', 'gone'), 'elements[0].parent reference'],
    [topic('a', 'a'), 'elements[0].parent cycle'],
  ])('a broken element is refused, naming the field and rule (%#)', (element, expected) => {
    expect(fieldsOf(element)).toContain(expected);
  });

  test('ten thousand code points are allowed even when they are surrogate pairs', () => {
    expect(fieldsOf(sticky('a', { text: '😀'.repeat(10_000) }))).toEqual([]);
    expect(fieldsOf(sticky('a', { text: '😀'.repeat(10_001) }))).toEqual(['elements[0].text length']);
  });

  test('all texts together have a limit of their own', () => {
    const many = Array.from({ length: 201 }, (_, index) => sticky(`s${index}`, { text: 'x'.repeat(10_000) }));
    expect(fieldsOf(...many)).toEqual(['elements length']);
  });

  test('an id used twice, a parent that is no topic and a connector on a connector are refused', () => {
    expect(fieldsOf(sticky('a'), sticky('a'))).toEqual(['elements[1].id unique']);
    expect(fieldsOf(sticky('a'), topic('b', 'a'))).toEqual(['elements[1].parent reference']);
    expect(fieldsOf(sticky('a'), connector('b', 'a', 'a'), connector('c', 'a', 'b'))).toEqual([
      'elements[2].to.element reference',
    ]);
  });

  test('a long way round is a cycle too', () => {
    expect(fieldsOf(topic('a', 'b'), topic('b', 'c'), topic('c', 'a'), topic('d', 'a'))).toEqual([
      'elements[0].parent cycle',
    ]);
  });

  test('at most fifty problems are listed, and the error says what is wrong', () => {
    const bad = board(...Array.from({ length: 80 }, () => ({})));
    expect(problemsOf(bad)).toHaveLength(50);
    expect(() => parseSnapshot(bad)).toThrow(SnapshotError);
    expect(() => parseSnapshot(bad)).toThrow(/elements\[0\]\.type must be one of .* \(and 49 more\)/);
  });
});
