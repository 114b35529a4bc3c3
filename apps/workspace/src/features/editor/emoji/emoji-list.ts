import type { EmojiData, EmojiDataResolver } from 'frimousse';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { CATEGORIES, RECENT } from './categories.ts';
import type { EmojiBook } from './emoji-book.ts';

/** Names the list of all signs. */
export const EVERYTHING = 'everything';
/** While something is looked for, those used last do not stand there a second time. */
export const SEARCH = 'search';

/** Names what is listed: everything, what a search looks through, or one category. */
export const listKey = (search: string, category: number | null): string =>
  search === '' ? String(category ?? EVERYTHING) : SEARCH;

/** The emoji of a list, by its name. */
export function listedEmoji(book: EmojiBook, recent: readonly string[], key: string): EmojiData['emojis'] {
  const used = recent.flatMap((emoji) => {
    const label = book.names.get(emoji);
    // Kept with the skin tone it had.
    return label === undefined ? [] : [{ emoji, label, category: RECENT, version: 0, tags: [] }];
  });
  if (key === SEARCH) return book.emojis;
  const all = [...used, ...book.emojis];
  return key === EVERYTHING ? all : all.filter(({ category }) => String(category) === key);
}

/** Gives the picker its lists. */
export function useEmojiList(book: EmojiBook, recent: readonly string[]): EmojiDataResolver {
  const intl = useIntl();
  return useMemo(
    () => (key) => ({
      locale: key,
      emojis: listedEmoji(book, recent, key),
      categories: CATEGORIES.map(([index, label]) => ({ index, label: intl.formatMessage(label) })),
      // The picker's own choice of tones is not used.
      skinTones: { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' },
    }),
    [book, recent, intl],
  );
}
