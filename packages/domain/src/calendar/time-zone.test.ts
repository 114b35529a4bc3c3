import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each(['Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])(
  '%s is a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

test.each(['', 'Mars/Base', '+08:00', 'Asia/Tokyo ', "Asia/Tokyo'", 'tomorrow'])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
