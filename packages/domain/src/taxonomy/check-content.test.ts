import { expect, test } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { checkContentLink, checkSchedule, checkTexts } from './check-content.ts';

const all = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]));

test('a text must be there in every language, within its length', () => {
  expect(checkTexts('names', all('Retro'), { min: 1, max: 5 })).toEqual([]);
  expect(checkTexts('names', { ...all('Retro'), 'ja-JP': ' ' }, { min: 1, max: 5 })).toEqual([
    { field: 'names.ja-JP', rule: 'required', limit: 1 },
  ]);
  expect(checkTexts('names', { ...all('Retro'), 'ko-KR': 'longer' }, { min: 1, max: 5 })).toEqual([
    { field: 'names.ko-KR', rule: 'max_length', limit: 5 },
  ]);
  expect(checkTexts('names', {}, { min: 0, max: 5 })).toEqual([]);
});

test.each([
  '/community/topic-12',
  '/community/search?keyword=%E5%B9%B4',
  '/',
  'https://example.com/spring?x=1',
])('%s is a link', (link) => {
  expect(checkContentLink('link', link)).toEqual([]);
});

test.each([
  ['//evil.example', 'format'],
  ['/\\evil.example', 'format'],
  ['javascript:alert(1)', 'format'],
  ['http://example.com', 'format'],
  ['https://', 'format'],
  ['community', 'format'],
  ['/with space', 'format'],
  ['', 'required'],
  [`/${'x'.repeat(500)}`, 'max_length'],
])('%s is none', (link, rule) => {
  expect(checkContentLink('link', link)).toMatchObject([{ field: 'link', rule }]);
});

test('what is shown for a while ends after it begins', () => {
  const [one, two] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')];
  expect(checkSchedule(null, null)).toEqual([]);
  expect(checkSchedule(one, null)).toEqual([]);
  expect(checkSchedule(one, two)).toEqual([]);
  expect(checkSchedule(two, one)).toEqual([{ field: 'ends_at', rule: 'min' }]);
  expect(checkSchedule(one, one)).toEqual([{ field: 'ends_at', rule: 'min' }]);
  expect(checkSchedule(new Date('nonsense'), two)).toEqual([{ field: 'starts_at', rule: 'format' }]);
});
