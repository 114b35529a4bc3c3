import { expect, test } from 'vitest';
import { frame, sticky, table, topic } from '../../test/elements.ts';
import { findText, makeSnapshot } from './index.ts';

const board = makeSnapshot([
  sticky('low', { x: 0, y: 600, text: 'Plan B' }),
  sticky('right', { x: 400, y: 0, text: 'A plan\nfor Ángela' }),
  sticky('left', { x: 0, y: 0, text: 'Nothing of that' }),
  frame('f', { x: 1000, y: 0, w: 300, h: 300, text: 'PLANS' }),
  table('table', [['Cost'], ['Über all']], { x: 0, y: 800 }),
  topic('root', null, { x: 0, y: 1000, text: '週間プラン' }),
  topic('child', 'root', {
    order: 'a0',
    text: 'ＰＬＡＮ',
    note: 'Ask Ana',
    labels: ['soon'],
    asset: 'a'.repeat(64),
    assetSize: [40, 40],
    alt: 'The sea in winter',
  }),
]);

test.each([
  { wanted: 'plan', found: ['right', 'f', 'low', 'child'] },
  { wanted: '  PLAN ', found: ['right', 'f', 'low', 'child'] },
  { wanted: 'plan for', found: ['right'] },
  { wanted: 'angela', found: ['right'] },
  { wanted: 'プラン', found: ['root'] },
  { wanted: 'ask ana', found: ['child'] },
  { wanted: 'Soon', found: ['child'] },
  { wanted: 'uber', found: ['table'] },
  { wanted: 'in winter', found: ['child'] },
  { wanted: 'nowhere', found: [] },
  { wanted: '', found: [] },
  { wanted: ' ', found: [] },
])('“$wanted” is found in the order in which one reads', ({ wanted, found }) => {
  expect(findText(board, wanted)).toEqual(found);
});
