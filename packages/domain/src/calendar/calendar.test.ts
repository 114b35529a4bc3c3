import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, localDate, localDay, startOfLocalDate } from './local-day.ts';
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from './working-days.ts';

const ZONES = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'America/New_York',
  'America/St_Johns',
  'Europe/Madrid',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Asia/Beirut',
];

test.each([
  ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 23],
  ['Europe/Madrid', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 25],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 25],
  // The clock jumped over midnight: the day began at one o'clock.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z', '2018-11-05T02:00:00Z', 23],
])('a day of %s, %s, begins and ends with the clock of the zone', (zone, date, start, end, hours) => {
  const day = localDay(new Date(`${date}T12:00:00Z`), zone);
  expect(day).toEqual({ date, start: new Date(start), end: new Date(end) });
  expect((day.end.getTime() - day.start.getTime()) / 3_600_000).toBe(hours);
});

test('every instant is in its own day, in every zone', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2012-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      fc.constantFrom(...ZONES),
      (instant, zone) => {
        const { date, start, end } = localDay(instant, zone);
        expect(start <= instant && instant < end).toBe(true);
        expect(localDate(start, zone)).toBe(date);
        expect(localDate(new Date(start.getTime() - 1), zone) < date).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('an unknown zone is refused', () => {
  expect(() => startOfLocalDate('2026-01-01', 'Mars/Olympus')).toThrow(RangeError);
});

const CALENDAR: WorkingCalendar = {
  timeZone: 'Asia/Shanghai',
  weekend: [0, 6],
  holidays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
  extraWorkingDays: ['2026-10-10'],
};

test.each([
  ['2026-09-30', true],
  ['2026-10-01', false],
  ['2026-10-03', false],
  ['2026-10-08', true],
  ['2026-10-10', true],
  ['2026-10-11', false],
])('%s worked: %s', (date, isWorked) => {
  expect(isWorkingDay(date, CALENDAR)).toBe(isWorked);
});

test('the end of a period is the end of its last working day', () => {
  const end = addWorkingDays(new Date('2026-09-30T02:00:00Z'), 3, CALENDAR);
  expect(end).toEqual(new Date('2026-10-10T16:00:00Z'));
});

test('a calendar without any working weekday is refused instead of searched for ever', () => {
  const never = { ...CALENDAR, weekend: [0, 1, 2, 3, 4, 5, 6] };
  expect(() => addWorkingDays(new Date('2026-09-30T02:00:00Z'), 1, never)).toThrow(RangeError);
});

test('days are added across months and years', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});
