import { expect, test } from 'vitest';
import { fitsDraft } from './fits-draft.ts';

const taxonomy = { scenes: [], roles: [] };

test.each([
  ['a text', 'Retro', ''],
  ['a switch', false, true],
  ['a number', 3, 1],
  ['a number chosen at last', 302, null],
  ['a number not chosen yet', null, null],
  ['a list of texts', ['retro', 'team'], []],
  ['a list of numbers', [101], [201, 202]],
  ['a group of lists', { scenes: [101], roles: [] }, taxonomy],
])('%s fits its field', (_what, value, like) => {
  expect(fitsDraft(value, like)).toBe(true);
});

test.each([
  ['a field the form has no longer', 'Retro', undefined],
  ['a number where a text stands', 3, ''],
  ['nothing where a text stands', null, ''],
  ['a group where a number may be chosen', {}, null],
  ['a text where a list stands', 'retro', []],
  ['a list of groups', [{}], []],
  ['a group without one of its lists', { scenes: [] }, taxonomy],
  ['nothing where a group stands', null, taxonomy],
])('%s does not', (_what, value, like) => {
  expect(fitsDraft(value, like)).toBe(false);
});
