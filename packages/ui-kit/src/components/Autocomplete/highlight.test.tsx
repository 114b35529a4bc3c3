import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const show = (text: string, typed: string) =>
  highlight(text, typed)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Roadmap', 'road', '[Road]map'],
  ['用户旅程地图', '旅程', '用户[旅程]地图'],
  ['Café menu', 'cafe', '[Café] menu'],
  ['Cafe\u0301 menu', 'cafe', '[Cafe\u0301] menu'],
  ['ＲＯＡＤ map', 'road', '[ＲＯＡＤ] map'],
  ['한국어 지도', '한국', '[한국]어 지도'],
  ['road to road', 'road', '[road] to [road]'],
  ['🌊 wave', 'wave', '🌊 [wave]'],
  ['Plan', 'road', 'Plan'],
  ['Plan', '  ', 'Plan'],
  ['a.b*c', '.b*', 'a[.b*]c'],
])('[SEARCH-08] %s with %s typed reads %s', (text, typed, expected) => {
  expect(show(text, typed)).toBe(expected);
});

test('the parts joined are always the text', () => {
  for (const text of ['Straße', 'ﬁne', 'ǅ', '한국어', 'e\u0301e\u0301']) {
    expect(
      highlight(text, 'e')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
