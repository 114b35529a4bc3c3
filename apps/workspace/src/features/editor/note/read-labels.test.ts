import { expect, test } from 'vitest';
import { readLabels } from './read-labels.ts';

test.each([
  ['', []],
  [' , ', []],
  ['a, b ,a', ['a', 'b']],
  ['紧急、本周，后端', ['紧急', '本周', '后端']],
  ['x'.repeat(40), ['x'.repeat(40)]],
  ['x'.repeat(41), null],
  ['a,b,c,d,e,f,g,h,i,j,k', null],
])('%j is read as %j', (text, labels) => {
  expect(readLabels(text)).toEqual(labels);
});
