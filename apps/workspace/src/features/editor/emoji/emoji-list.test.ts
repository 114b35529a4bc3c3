import { expect, test } from 'vitest';
import { readBook } from './emoji-book.ts';
import { listedEmoji, listKey } from './emoji-list.ts';
import { readKept, withRecent } from './kept-emoji.ts';

const BOOK = readBook([
  { emoji: '🇦', label: 'indicador regional A', version: 0 },
  { emoji: '❤️', label: 'corazón rojo', tags: ['amor'], group: 0, version: 0.6 },
  {
    emoji: '👍️',
    label: 'pulgar hacia arriba',
    tags: ['señal'],
    group: 1,
    version: 0.6,
    skins: [
      { emoji: '👍🏻', label: 'pulgar: tono claro', tone: 1 },
      { emoji: '👍🏿', label: 'pulgar: tono oscuro', tone: 5 },
    ],
  },
  { emoji: '🫩', label: 'cara con ojeras', group: 0, version: 16 },
]);

const listed = (recent: readonly string[], search: string, category: number | null) =>
  listedEmoji(BOOK, recent, listKey(search, category)).map(({ emoji }) => emoji);

test('emoji that everybody sees are offered, with their skin tones, and found without accents', () => {
  expect(BOOK.emojis.map(({ emoji, tags }) => [emoji, tags])).toEqual([
    ['❤️', ['corazón rojo', 'amor', 'corazon rojo']],
    ['👍️', ['pulgar hacia arriba', 'señal', 'senal']],
  ]);
  expect(BOOK.emojis[1]?.skins).toEqual({ light: '👍🏻', dark: '👍🏿' });
});

test('what was used last stands first with the tone it had, alone in its category, and not in a search', () => {
  const recent = ['👍🏿', 'gone'];
  expect(listed(recent, '', null)).toEqual(['👍🏿', '❤️', '👍️']);
  expect(listed(recent, '', -1)).toEqual(['👍🏿']);
  expect(listed(recent, '', 1)).toEqual(['👍️']);
  expect(listed(recent, 'pul', 1)).toEqual(['❤️', '👍️']);
});

test('the latest emoji comes first and once, fourteen are remembered, and what cannot be read is nothing', () => {
  let kept = readKept(null);
  for (let code = 0x1f600; code < 0x1f614; code++) kept = withRecent(kept, String.fromCodePoint(code));
  expect(kept.recent).toHaveLength(14);
  expect(withRecent(kept, '😊').recent.slice(0, 2)).toEqual(['😊', '😓']);
  expect(withRecent(kept, '😊').recent.filter((emoji) => emoji === '😊')).toHaveLength(1);
  expect(readKept({ recent: ['😀', 1, null], tone: 'purple' })).toEqual({ recent: ['😀'], tone: 'none' });
  expect(readKept({ recent: 'no', tone: 'dark' })).toEqual({ recent: [], tone: 'dark' });
});
