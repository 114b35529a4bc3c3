import { expect, test } from 'vitest';
import { ReviewStatus } from '../review/review-status.ts';
import { mayPublishToday, publishDay } from './daily-limit.ts';
import { publishDialogHeight, publishDialogView } from './publish-dialog.ts';

test('the hundredth publication of a day is allowed, the next one is not', () => {
  expect(mayPublishToday(99)).toBe(true);
  expect(mayPublishToday(100)).toBe(false);
});

test.each([
  [
    'Asia/Shanghai',
    '2026-03-02T15:59:59.999Z',
    '2026-03-02',
    '2026-03-01T16:00:00.000Z',
    '2026-03-02T16:00:00.000Z',
  ],
  [
    'Asia/Shanghai',
    '2026-03-02T16:00:00.000Z',
    '2026-03-03',
    '2026-03-02T16:00:00.000Z',
    '2026-03-03T16:00:00.000Z',
  ],
  ['UTC', '2026-03-02T16:00:00.000Z', '2026-03-02', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
])('[AMB-36] the day in %s at %s is %s', (timeZone, now, date, start, end) => {
  expect(publishDay(new Date(now), timeZone)).toEqual({ date, start: new Date(start), end: new Date(end) });
});

test.each([
  [ReviewStatus.NOT_PUBLISH, 'form', 600],
  [ReviewStatus.NONE, 'form', 600],
  [ReviewStatus.NOT_PASS, 'form', 600],
  [ReviewStatus.PASS, 'published', 476],
  [ReviewStatus.NOT_AUDIT, 'in_review', 476],
])('[AMB-21][CONST-50] status %i shows the %s in a dialog %i high', (status, view, height) => {
  expect(publishDialogView(status)).toBe(view);
  expect(publishDialogHeight(status)).toBe(height);
});
