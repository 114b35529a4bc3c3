import { expect, test } from 'vitest';
import { frame, topic } from '../../test/elements.ts';
import { makeSnapshot } from './parseSnapshot.ts';
import { withoutPresenterNotes } from './presenterNotes.ts';

test('what is said of frames goes, the notes of topics stay', () => {
  const board = makeSnapshot([
    frame('f', { text: 'Welcome', note: 'Wait for Ana' }),
    frame('g', { text: 'Plan' }),
    topic('t', null, { text: 'Goal', note: 'By March' }),
  ]);
  const { elements, ...rest } = withoutPresenterNotes(board);
  expect(rest).toEqual({ ...board, elements: undefined });
  expect(elements).toEqual(
    makeSnapshot([
      frame('f', { text: 'Welcome' }),
      frame('g', { text: 'Plan' }),
      topic('t', null, { text: 'Goal', note: 'By March' }),
    ]).elements,
  );
  expect(elements.some((element) => 'note' in element && element.type === 'frame')).toBe(false);
});
