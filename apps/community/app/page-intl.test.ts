import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { intlOf } from './page-intl.ts';

const compiled = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })]),
  );
const texts = compiled({
  plain: 'Like',
  likes: '{count, plural, one {# like} other {# likes}}',
  day: 'On {day, date, medium}',
  rich: 'Read <b>{name}</b>',
});
const intl = intlOf('en-US', texts, 'Asia/Tokyo');
const library = createIntl({ locale: 'en-US', messages: texts, timeZone: 'Asia/Tokyo' });
const day = new Date('2026-11-22T20:00:00Z');

test.each([
  ['plain', undefined],
  ['likes', { count: 1 }],
  ['likes', { count: 12_345 }],
  ['day', { day }],
  ['rich', { name: 'Plan', b: (parts: unknown[]) => `[${parts.join('')}]` }],
] as const)('%s with %o is what the library makes of it, the first time and again', (id, values) => {
  const wanted = library.formatMessage({ id }, values);
  expect([1, 2].map(() => intl.formatMessage({ id }, values))).toEqual([wanted, wanted]);
});

test('a value that is missing shows the id, as the library does', () => {
  intl.formatMessage({ id: 'likes' }, { count: 1 });
  expect(intl.formatMessage({ id: 'likes' }, {})).toBe('likes');
});

test('another time zone has formats of its own', () => {
  const elsewhere = intlOf('en-US', texts, 'America/New_York');
  expect(intl.formatMessage({ id: 'day' }, { day })).toBe('On Nov 23, 2026');
  expect(elsewhere.formatMessage({ id: 'day' }, { day })).toBe('On Nov 22, 2026');
  expect(intlOf('en-US', texts, 'Asia/Tokyo')).toBe(intl);
});
