import type { OutlineNode } from '@boardwalk/board/document';
import { expect, test } from 'vitest';
import { outlineStart } from './outline-start.ts';

const node = (id: string, children: OutlineNode[] = [], text = id): OutlineNode => ({
  id,
  type: 'sticky',
  text,
  children,
});

test('a short outline travels whole', () => {
  const outline = [node('a', [node('b')]), node('c')];
  expect(outlineStart(outline)).toEqual({ nodes: outline, rest: 0 });
});

test('of a long one the upper levels travel first, and what is left out is counted', () => {
  const outline = [node('a', [node('a1', [node('a11')]), node('a2')]), node('b', [node('b1')])];
  expect(outlineStart(outline, 4)).toEqual({
    nodes: [node('a', [node('a1'), node('a2')]), node('b')],
    rest: 2,
  });
});

test('a long text is shortened by whole characters', () => {
  const [first] = outlineStart([node('a', [], '😀'.repeat(500))]).nodes;
  expect(Array.from(first?.text ?? '')).toHaveLength(240);
  expect(first?.text.endsWith('😀…')).toBe(true);
});
