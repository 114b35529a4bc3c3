import { expect, test } from 'vitest';
import { Flow } from './flow.ts';
import { LIVE_LIMITS } from './limits.ts';
import { LIVE_END_CODES, LiveEnd, readLiveEnd } from './live-end.ts';

test('a flow gives what it holds at once, and then as much as comes in', () => {
  const flow = new Flow({ perSecond: 10, atOnce: 30 }, 0);
  expect(flow.take(30, 0)).toBe(true);
  expect(flow.take(1, 0)).toBe(false);
  expect(flow.take(1, 99)).toBe(false);
  expect(flow.take(1, 100)).toBe(true);
  expect(flow.take(11, 1_100)).toBe(false);
  expect(flow.take(10, 1_100)).toBe(true);
});

test('a flow holds no more than its limit, however long nothing is taken, and clocks that stand still add nothing', () => {
  const flow = new Flow({ perSecond: 10, atOnce: 30 }, 1_000);
  expect(flow.take(31, 1_000_000)).toBe(false);
  expect(flow.take(30, 1_000_000)).toBe(true);
  expect(flow.take(1, 0)).toBe(false);
});

test('every end has a code of its own in the range for applications', () => {
  const codes = Object.values(LiveEnd).map((end) => LIVE_END_CODES[end]);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code >= 4000 && code <= 4999).toBe(true);
});

test.each([
  ['role-changed', LiveEnd.ROLE_CHANGED],
  ['board-full', LiveEnd.BOARD_FULL],
  ['', null],
  ['Reset Connection', null],
  ['toString', null],
])('the reason %j names %j', (reason, end) => {
  expect(readLiveEnd(reason)).toBe(end);
});

test('a whole board fits into what may come at once, in parts that fit into messages', () => {
  expect(LIVE_LIMITS.bytesAtOnce).toBeGreaterThan(LIVE_LIMITS.boardBytes);
  expect(LIVE_LIMITS.frameBytes).toBeGreaterThan(LIVE_LIMITS.partBytes);
  expect(LIVE_LIMITS.messagesAtOnce).toBeGreaterThan(LIVE_LIMITS.boardBytes / LIVE_LIMITS.partBytes);
});
