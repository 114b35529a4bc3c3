import { GlobalFonts } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A part of a font: the characters it holds, as ranges, and its file. */
export interface Subset {
  readonly family: string;
  readonly path: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const registered = new Set<Subset>();

/**
 * The parts of an installed font.
 * @param packageFile where its package.json is
 * @param family names the parts
 * @param ending what the names of its files end in
 */
export function loadFontTable(packageFile: string, family: string, ending: string): readonly Subset[] {
  const folder = dirname(packageFile);
  const name = basename(folder);
  const table = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(table).map(([part, ranges]) => {
    const label = part.replaceAll(/[[\]]/g, '');
    return {
      family: `${family} ${label}`,
      path: join(folder, 'files', `${name}-${label}-${ending}`),
      ranges: ranges.split(',').map(rangeOf),
    };
  });
}

/** Makes a part known to the canvas, once for each thread. */
export function register(subset: Subset): void {
  if (registered.has(subset)) return;
  GlobalFonts.registerFromPath(subset.path, subset.family);
  registered.add(subset);
}

/** A range as CSS writes it: `U+4e00-4eff` or `U+4e00`. */
function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
