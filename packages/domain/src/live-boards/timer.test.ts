import { describe, expect, test } from 'vitest';
import { changeTimer, readTimerRequest, timeLeft, TIMER_LIMITS, type TimerRequest } from './timer.ts';

const MINUTE = 60_000;
const NOW = 1_000_000;
const running = { lengthMs: 5 * MINUTE, endsAt: NOW + 2 * MINUTE, leftMs: null };
const paused = { lengthMs: 5 * MINUTE, endsAt: null, leftMs: 3 * MINUTE };
const over = { lengthMs: 5 * MINUTE, endsAt: NOW - MINUTE, leftMs: null };

describe('a timer on a board', () => {
  test.each([
    [null, { do: 'start', ms: MINUTE }, { lengthMs: MINUTE, endsAt: NOW + MINUTE, leftMs: null }],
    [running, { do: 'start', ms: MINUTE }, { lengthMs: MINUTE, endsAt: NOW + MINUTE, leftMs: null }],
    [running, { do: 'pause' }, { lengthMs: 5 * MINUTE, endsAt: null, leftMs: 2 * MINUTE }],
    [paused, { do: 'resume' }, { lengthMs: 5 * MINUTE, endsAt: NOW + 3 * MINUTE, leftMs: null }],
    [running, { do: 'add', ms: MINUTE }, { lengthMs: 6 * MINUTE, endsAt: NOW + 3 * MINUTE, leftMs: null }],
    [paused, { do: 'add', ms: MINUTE }, { lengthMs: 6 * MINUTE, endsAt: null, leftMs: 4 * MINUTE }],
    [over, { do: 'add', ms: MINUTE }, { lengthMs: 6 * MINUTE, endsAt: NOW + MINUTE, leftMs: null }],
    [running, { do: 'end' }, null],
    // What changes nothing.
    [null, { do: 'pause' }, null],
    [null, { do: 'add', ms: MINUTE }, null],
    [paused, { do: 'pause' }, paused],
    [running, { do: 'resume' }, running],
    [over, { do: 'pause' }, over],
  ] as const)('%o after %o', (timer, request, expected) => {
    expect(changeTimer(timer, request as TimerRequest, NOW)).toEqual(expected);
  });

  test('is never longer than it may be, and never less than over', () => {
    const { longestMs } = TIMER_LIMITS;
    const long = changeTimer(null, { do: 'start', ms: longestMs }, NOW);
    expect(changeTimer(long, { do: 'add', ms: MINUTE }, NOW)).toEqual(long);
    expect(timeLeft(over, NOW)).toBe(0);
    expect(timeLeft(paused, NOW)).toBe(3 * MINUTE);
  });

  test.each([
    [
      { do: 'start', ms: 1000 },
      { do: 'start', ms: 1000 },
    ],
    [
      { do: 'add', ms: MINUTE, more: 1 },
      { do: 'add', ms: MINUTE },
    ],
    [{ do: 'end' }, { do: 'end' }],
    [{ do: 'start' }, undefined],
    [{ do: 'start', ms: 999 }, undefined],
    [{ do: 'start', ms: 1e9 }, undefined],
    [{ do: 'start', ms: 1000.5 }, undefined],
    [{ do: 'stop' }, undefined],
    ['start', undefined],
    [null, undefined],
  ])('the request %o is read as %o', (value, expected) => {
    expect(readTimerRequest(value)).toEqual(expected);
  });
});
