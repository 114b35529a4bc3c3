import { expect, test } from 'vitest';
import { placeBubble } from './placeBubble.ts';

const view = { width: 1000, height: 600 };
const bubble = { width: 100, height: 30 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test('it stands on the wanted side, in the middle of the element', () => {
  expect(placeBubble(anchorAt(400, 300), bubble, 'right', view)).toEqual({
    side: 'right',
    left: 440,
    top: 305,
  });
  expect(placeBubble(anchorAt(400, 300), bubble, 'top', view)).toEqual({ side: 'top', left: 370, top: 270 });
});

test('without room it goes to the other side', () => {
  expect(placeBubble(anchorAt(950, 300), bubble, 'right', view).side).toBe('left');
  expect(placeBubble(anchorAt(400, 0), bubble, 'top', view).side).toBe('bottom');
});

test('without room on both sides it goes below, and never leaves the window', () => {
  const narrow = { width: 120, height: 600 };
  const placed = placeBubble(anchorAt(40, 100), bubble, 'right', narrow);
  expect(placed.side).toBe('bottom');
  expect(placed.left).toBeGreaterThanOrEqual(0);
  expect(placed.left + bubble.width).toBeLessThanOrEqual(narrow.width);
});
