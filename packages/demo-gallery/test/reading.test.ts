import { describe, expect, test } from 'vitest';

import { readBoard } from '../src/read/readBoard.ts';
import { parseOutline, readMindMap } from '../src/read/readMindMap.ts';

const front = [
  'slug: a-board',
  'language: en-US',
  'title: A board',
  'description: What it is for. How to use it.',
  'tags: [one]',
  'scenes: [meetings]',
  'roles: [everyone]',
  'industry: any-industry',
  'chart: kanban',
  'fee: 7',
  'owner: somebody',
  'published: 3',
];
const board = (content: string[], meta = [...front, 'kind: board']): string =>
  [...meta, 'board:', ...content.map((line) => `  ${line}`)].join('\n');
const columns = [
  'layout: sections',
  'heading: A board',
  'areas: [a b]',
  'sections:',
  '  a: { title: A, cards: [one, two] }',
];

describe('a whiteboard source', () => {
  test('becomes a board with a heading, frames and notes', () => {
    const file = { path: 'boards/a.yaml', text: board([...columns, '  b: { title: B, cards: [three] }']) };
    const { meta, snapshot } = readBoard(file);
    expect(meta.fee).toEqual({ type: 3, price: 7 });
    const texts = (type: string): string[] =>
      snapshot.elements.filter((element) => element.type === type).map((element) => element.text);
    expect(texts('text')).toEqual(['A board']);
    expect(texts('frame')).toEqual(['A', 'B']);
    expect(texts('sticky')).toEqual(['one', 'two', 'three']);
  });

  test('gives the same board each time', () => {
    const file = { path: 'boards/a.yaml', text: board([...columns, '  b: { title: B, cards: [three] }']) };
    expect(readBoard(file)).toEqual(readBoard(file));
  });

  test('is refused with the name of the file and the field', () => {
    const missing = { path: 'boards/a.yaml', text: board(columns) };
    expect(() => readBoard(missing)).toThrow(/sources\/boards\/a\.yaml: .*area "b" has no section/s);
    const typo = { path: 'boards/a.yaml', text: board(columns, [...front, 'kind: board', 'colour: red']) };
    expect(() => readBoard(typo)).toThrow(/sources\/boards\/a\.yaml: .*colour/s);
  });
});

describe('an outline', () => {
  test('becomes a tree by its indentation', () => {
    expect(parseOutline('# Centre\n\n- A\n  - A1\n  - A2\n- B')).toEqual({
      text: 'Centre',
      children: [
        {
          text: 'A',
          children: [
            { text: 'A1', children: [] },
            { text: 'A2', children: [] },
          ],
        },
        { text: 'B', children: [] },
      ],
    });
  });

  test.each([
    ['has no centre', '- A', /indented too far/],
    ['has two centres', '# A\n# B', /line 2 .*second centre/],
    ['skips a level', '# A\n- B\n    - C', /line 3 .*indented too far/],
    ['has a half step', '# A\n- B\n   - C', /line 3 .*indented too far/],
    ['has a stray line', '# A\nwords', /line 2 .*neither/],
    ['is empty', '', /no centre/],
  ])('that %s is refused with the line', (_, text, message) => {
    expect(() => parseOutline(text)).toThrow(message);
  });

  test('needs front matter', () => {
    expect(() => readMindMap({ path: 'mindmaps/a.md', text: '# A' })).toThrow(
      /mindmaps\/a\.md: has no front matter/,
    );
  });
});
