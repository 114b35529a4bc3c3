import type { EmojiData } from 'frimousse';
import shapesFile from 'lucide-static/icon-nodes.json?url';
import tagsFile from 'lucide-static/tags.json?url';
import { groupOfIcon, ICON_GROUPS } from './icon-groups.ts';
import type { IconShape } from './icon-path.ts';

/** Words of icons in a language, by the English words that their names and tags have. */
type Words = Readonly<Record<string, string>>;

/** Every icon, what it is found by, and how it is drawn. */
export interface IconBook {
  readonly entries: EmojiData['emojis'];
  readonly shapes: ReadonlyMap<string, readonly IconShape[]>;
}

/** The set has English words alone. */
const WORDS: Readonly<Record<string, () => Promise<{ readonly default: Words }>>> = {
  es: async () => await import('./words/es.json'),
  ja: async () => await import('./words/ja.json'),
  ko: async () => await import('./words/ko.json'),
  zh: async () => await import('./words/zh.json'),
};

const books = new Map<string, Promise<IconBook>>();

/**
 * The icons with what they are found by in a language and in English. Asked for twice, the same promise: what it takes is
 * fetched once, and again only where that failed.
 *
 * @param locale `es-ES`
 */
export function iconBook(locale: string): Promise<IconBook> {
  const [language = ''] = locale.split('-');
  const known = books.get(language);
  if (known) return known;
  const book = fetchBook(language);
  books.set(language, book);
  book.catch(() => books.delete(language));
  return book;
}

async function fetchBook(language: string): Promise<IconBook> {
  const [shapes, tags, words] = await Promise.all([
    fetchJson<Record<string, readonly IconShape[]>>(shapesFile),
    fetchJson<Record<string, readonly string[]>>(tagsFile),
    WORDS[language]?.(),
  ]);
  return readIconBook(shapes, tags, words?.default ?? {});
}

async function fetchJson<T>(file: string): Promise<T> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`The icons did not load: ${response.status}`);
  return (await response.json()) as T;
}

/** The icons in the files of the set, with words of a language beside the English ones. */
export function readIconBook(
  shapes: Readonly<Record<string, readonly IconShape[]>>,
  tags: Readonly<Record<string, readonly string[]>>,
  words: Words,
): IconBook {
  const entries = Object.keys(shapes).map((name): EmojiData['emojis'][number] => {
    const own = [name.replaceAll('-', ' '), ...(tags[name] ?? [])];
    const english = new Set(own.flatMap((each) => each.toLowerCase().split(/[\s-]+/)));
    const translated = [...english].flatMap((word) =>
      Object.hasOwn(words, word) ? (words[word] ?? []) : [],
    );
    return {
      emoji: name,
      label: own[0] ?? name,
      category: ICON_GROUPS.indexOf(groupOfIcon(name)),
      version: 0,
      tags: [...own, ...translated, ...translated.map(withoutAccents)],
    };
  });
  return { entries, shapes: new Map(Object.entries(shapes)) };
}

/** Not everybody types accents. */
const withoutAccents = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
