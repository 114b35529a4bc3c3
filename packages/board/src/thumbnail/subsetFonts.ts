import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { familyName, type BoardScript } from '../fonts/boardFamily.ts';

/** A part of a writing's font: the characters it holds, as ranges, and its file. */
interface Subset {
  readonly family: string;
  readonly path: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const SCRIPTS: readonly BoardScript[] = ['sc', 'jp', 'kr'];

const require = createRequire(import.meta.url);
const subsets = new Map<BoardScript, readonly Subset[]>();
const registered = new Set<Subset>();
const subsetOf = new Map<string, Subset | null>();

/**
 * The CSS family list that sets a text: one family for each part of a font the text needs, and no other. A font in a
 * hundred parts under one name makes the canvas look through all of them for every word, which takes milliseconds.
 * Parts are registered when they are first needed, again for each thread.
 * @param script the board's own writing, whose forms shared characters take
 * @throws Error when the font's package is not installed.
 */
export function familiesFor(text: string, script: BoardScript): string {
  const needed = new Map<Subset, BoardScript>();
  const order = [script, ...SCRIPTS.filter((other) => other !== script)];
  for (const character of text) {
    for (const writing of order) {
      const subset = findSubset(character, writing);
      if (subset === null) continue;
      needed.set(subset, writing);
      break;
    }
  }
  for (const subset of needed.keys()) register(subset);
  const byWriting = order.flatMap((writing) =>
    [...needed].flatMap(([subset, of]) => (of === writing ? [`"${subset.family}"`] : [])),
  );
  return [...byWriting, 'sans-serif'].join(', ');
}

/**
 * The context, but that texts are set in the families `familiesFor` gives, not in the families its font lists: everything
 * before the family (style, weight, size) holds.
 */
export function inSubsetFonts(context: SKRSContext2D, script: BoardScript): SKRSContext2D {
  let wanted = context.font;
  const setFont = (text: string) => {
    const face = wanted.slice(0, wanted.indexOf('px ') + 3);
    context.font = face + familiesFor(text, script);
  };
  return new Proxy(context, {
    get(target, key) {
      if (key === 'fillText') {
        return (text: string, x: number, y: number) => {
          setFont(text);
          target.fillText(text, x, y);
        };
      }
      if (key === 'measureText') {
        return (text: string) => {
          setFont(text);
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

function findSubset(character: string, script: BoardScript): Subset | null {
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

function subsetsOf(script: BoardScript): readonly Subset[] {
  let list = subsets.get(script);
  if (list === undefined) {
    const name = `noto-sans-${script}`;
    const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    const table = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    list = Object.entries(table).map(([part, ranges]) => {
      const label = part.replaceAll(/[[\]]/g, '');
      return {
        family: `${familyName(script)} ${label}`,
        path: join(folder, 'files', `${name}-${label}-wght-normal.woff2`),
        ranges: ranges.split(',').map(rangeOf),
      };
    });
    subsets.set(script, list);
  }
  return list;
}

/** A range as CSS writes it: `U+4e00-4eff` or `U+4e00`. */
function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function register(subset: Subset): void {
  if (registered.has(subset)) return;
  GlobalFonts.registerFromPath(subset.path, subset.family);
  registered.add(subset);
}
