import en from 'emojibase-data/en/data.json?url';
import es from 'emojibase-data/es/data.json?url';
import ja from 'emojibase-data/ja/data.json?url';
import ko from 'emojibase-data/ko/data.json?url';
import zh from 'emojibase-data/zh/data.json?url';
import type { EmojiData, SkinTone } from 'frimousse';

/** What is read of an emoji in the files. */
export interface EmojiEntry {
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  /** Left out for parts of emoji, which nobody chooses. */
  readonly group?: number;
  readonly version: number;
  /** The same with skin tones, one for each person in it. */
  readonly skins?: readonly {
    readonly emoji: string;
    readonly label: string;
    readonly tone?: number | readonly number[];
  }[];
}

/** Every emoji that is offered, and what each is called in one language. */
export interface EmojiBook {
  readonly emojis: EmojiData['emojis'];
  /** The names by the emoji, those with a skin tone among them. */
  readonly names: ReadonlyMap<string, string>;
}

const FILES: Readonly<Record<string, string>> = { en, es, ja, ko, zh };

/** Unicode 15 came in 2022. What is newer stands as an empty box on many machines, so that others on the board could not read it. */
const NEWEST = 15;

/** Skin tones by their numbers in the files. */
const TONES: readonly SkinTone[] = ['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'];

const books = new Map<string, Promise<EmojiBook>>();

/**
 * The emoji with their names in a language; English for one without names. Asked for twice, the same promise: the file is
 * fetched once, and again only where that failed.
 *
 * @param locale `es-ES`
 */
export function emojiBook(locale: string): Promise<EmojiBook> {
  const [language = ''] = locale.split('-');
  const file = FILES[language] ?? en;
  const known = books.get(file);
  if (known) return known;
  const book = fetchBook(file);
  books.set(file, book);
  book.catch(() => books.delete(file));
  return book;
}

async function fetchBook(file: string): Promise<EmojiBook> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`The names of emoji did not load: ${response.status}`);
  return readBook((await response.json()) as readonly EmojiEntry[]);
}

/** The emoji that are offered, of all in a file. */
export function readBook(entries: readonly EmojiEntry[]): EmojiBook {
  const names = new Map<string, string>();
  const emojis: EmojiData['emojis'] = [];
  for (const { emoji, label, tags = [], group, version, skins = [] } of entries) {
    if (group === undefined || version > NEWEST) continue;
    for (const each of [{ emoji, label }, ...skins]) names.set(each.emoji, each.label);
    const tones = skins.flatMap(({ tone, emoji: toned }) =>
      typeof tone === 'number' ? [[TONES[tone], toned] as const] : [],
    );
    emojis.push({
      emoji,
      label,
      category: group,
      version,
      tags: withPlain([label, ...tags]),
      ...(tones.length > 0 && {
        skins: Object.fromEntries(tones) as NonNullable<EmojiData['emojis'][0]['skins']>,
      }),
    });
  }
  return { emojis, names };
}

/** Words, and those with accents without them too: not everybody types them. */
function withPlain(words: readonly string[]): string[] {
  const plain = words.map((word) =>
    word
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/gu, '')
      .normalize('NFC'),
  );
  return [...new Set([...words, ...plain])];
}
