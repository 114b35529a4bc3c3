import { expect, test } from 'vitest';
import { clockText, readHeardTimer, timerNow } from './board-clock.ts';

const heard = { length: 300_000, left: 90_000, over: 0, running: true, at: 1000 };

test.each([
  [heard, 1000, { left: 90_000, phase: 'running' }],
  [heard, 31_000, { left: 60_000, phase: 'last-minute' }],
  [heard, 91_000, { left: 0, phase: 'over' }],
  [heard, 151_000, { left: 0, phase: 'over' }],
  [heard, 151_001, null],
  [{ ...heard, left: 0, over: 60_001 }, 1000, null],
  [{ ...heard, running: false }, 500_000, { left: 90_000, phase: 'paused' }],
  [null, 1000, null],
] as const)('a timer that was heard as %o stands at %i as %o', (timer, now, expected) => {
  expect(timerNow(timer, now)).toEqual(expected);
});

test('reads what the server says of a timer, and writes what is left', () => {
  expect(readHeardTimer('{"type":"timer","timer":null}', 5)).toBeNull();
  const { at: _at, ...timer } = heard;
  expect(readHeardTimer(JSON.stringify({ type: 'timer', timer }), 1000)).toEqual(heard);
  expect(readHeardTimer('{"type":"comments"}', 5)).toBeUndefined();
  expect([90_000, 59_001, 1, 0].map(clockText)).toEqual(['1:30', '1:00', '0:01', '0:00']);
});
