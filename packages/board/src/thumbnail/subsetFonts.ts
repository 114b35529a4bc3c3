import type { SKRSContext2D } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { familyName, type BoardScript } from '../fonts/boardFamily.ts';
import { emojiSubsets, hasEmoji, runsOf } from './emojiFonts.ts';
import { loadFontTable, register, type Subset } from './fontTable.ts';

const SCRIPTS: readonly BoardScript[] = ['sc', 'jp', 'kr'];

/** Fonts of writings that are looked for last: a browser has them of its machine, a server may have none. */
const OTHERS = ['general', 'arabic', 'hebrew', 'thai'] as const;

type Writing = BoardScript | (typeof OTHERS)[number];

/** Characters of writings from right to left: their words stand in another order than they are written in. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const require = createRequire(import.meta.url);

const FONTS: Readonly<Record<Writing, { readonly family: string; readonly file: () => string }>> = {
  sc: {
    family: familyName('sc'),
    file: () => require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
  },
  jp: {
    family: familyName('jp'),
    file: () => require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  },
  kr: {
    family: familyName('kr'),
    file: () => require.resolve('@fontsource-variable/noto-sans-kr/package.json'),
  },
  general: {
    family: 'Noto Sans',
    file: () => require.resolve('@fontsource-variable/noto-sans/package.json'),
  },
  arabic: {
    family: 'Noto Sans Arabic',
    file: () => require.resolve('@fontsource-variable/noto-sans-arabic/package.json'),
  },
  hebrew: {
    family: 'Noto Sans Hebrew',
    file: () => require.resolve('@fontsource-variable/noto-sans-hebrew/package.json'),
  },
  thai: {
    family: 'Noto Sans Thai',
    file: () => require.resolve('@fontsource-variable/noto-sans-thai/package.json'),
  },
};
const subsets = new Map<Writing, readonly Subset[]>();
const subsetOf = new Map<string, Subset | null>();

/**
 * The CSS family list that sets a text: one family for each part of a font the text needs, and no other. A font in a
 * hundred parts under one name makes the canvas look through all of them for every word, which takes milliseconds.
 * Parts are registered when they are first needed, again for each thread. Emoji come last.
 * @param script the board's own writing, whose forms shared characters take
 * @throws Error when the font's package is not installed.
 */
export function familiesFor(text: string, script: BoardScript): string {
  const needed = new Map<Subset, Writing>();
  const order: Writing[] = [script, ...SCRIPTS.filter((other) => other !== script), ...OTHERS];
  for (const character of text) {
    for (const writing of order) {
      const subset = findSubset(character, writing);
      if (subset === null) continue;
      needed.set(subset, writing);
      break;
    }
  }
  const byWriting = order.flatMap((writing) =>
    [...needed].flatMap(([subset, of]) => (of === writing ? [subset] : [])),
  );
  return listOf([...byWriting, ...(hasEmoji(text) ? emojiSubsets(text) : [])]);
}

/**
 * The context, but that texts are set in the families `familiesFor` gives, not in the families its font lists: everything
 * before the family (style, weight, size) holds. Emoji between other characters are set by themselves, for many a font has a
 * plain form of some of them.
 */
export function inSubsetFonts(context: SKRSContext2D, script: BoardScript): SKRSContext2D {
  let wanted = context.font;
  const setFamilies = (families: string) => {
    context.font = wanted.slice(0, wanted.indexOf('px ') + 3) + families;
  };
  /** Sets each part of a text in its own families and gives it on with where it begins and the width of it. */
  const forEachRun = (text: string, draw: (part: string, start: number) => void): number => {
    let start = 0;
    for (const run of runsOf(text)) {
      setFamilies(run.isEmoji ? listOf(emojiSubsets(run.text)) : familiesFor(run.text, script));
      draw(run.text, start);
      start += context.measureText(run.text).width;
    }
    return start;
  };
  const isCut = (text: string) => hasEmoji(text) && !RIGHT_TO_LEFT.test(text);
  return new Proxy(context, {
    get(target, key) {
      if (key === 'fillText') {
        return (text: string, x: number, y: number) => {
          const beginsAtX = target.textAlign === 'left' || target.textAlign === 'start';
          if (beginsAtX && target.direction !== 'rtl' && isCut(text)) {
            forEachRun(text, (part, start) => target.fillText(part, x + start, y));
            return;
          }
          setFamilies(familiesFor(text, script));
          target.fillText(text, x, y);
        };
      }
      if (key === 'measureText') {
        return (text: string) => {
          if (isCut(text)) return { width: forEachRun(text, () => undefined) };
          setFamilies(familiesFor(text, script));
          return target.measureText(text);
        };
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set(target, key, value) {
      if (key !== 'font') return Reflect.set(target, key, value, target);
      wanted = String(value);
      return true;
    },
  });
}

/** A family list of parts of fonts, which it registers. */
function listOf(parts: readonly Subset[]): string {
  for (const part of parts) register(part);
  return [...parts.map(({ family }) => `"${family}"`), 'sans-serif'].join(', ');
}

function findSubset(character: string, script: Writing): Subset | null {
  const key = `${script}${character}`;
  let found = subsetOf.get(key);
  if (found === undefined) {
    const code = character.codePointAt(0) ?? 0;
    found =
      subsetsOf(script).find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last)) ??
      null;
    subsetOf.set(key, found);
  }
  return found;
}

function subsetsOf(script: Writing): readonly Subset[] {
  let list = subsets.get(script);
  if (list === undefined) {
    const { family, file } = FONTS[script];
    list = loadFontTable(file(), family, 'wght-normal.woff2');
    subsets.set(script, list);
  }
  return list;
}
