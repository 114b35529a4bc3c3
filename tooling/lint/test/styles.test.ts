import { readFileSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** What Base UI and Frimousse set on the elements that they make. */
const SET_BY_LIBRARIES = new Set([
  '--active-tab-left',
  '--active-tab-width',
  '--anchor-width',
  '--available-height',
  '--available-width',
  '--frimousse-list-columns',
  '--transform-origin',
  '--toast-swipe-movement-y',
]);

function sources(pattern: string): Map<string, string> {
  const paths = globSync(`{apps,packages}/**/${pattern}`, {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/storybook-static/**', '**/.results/**'],
  });
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gsu, '');
const SHEETS = new Map([...sources('*.css')].map(([path, css]) => [path, withoutComments(css)]));
const SCRIPTS = new Map(
  [...sources('*.{ts,tsx,mdx}')].filter(([path]) => !/(?:test|stories)\.tsx?$/u.test(path)),
);

/** The groups of a pattern's matches. */
const groups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group]) => group ?? '');

/** The names of the classes in the selectors of a sheet. */
function classesOf(css: string): Set<string> {
  const selectors = groups(css.replaceAll(/:global\([^)]*\)/gu, ''), /([^{};]*)\{/gu).filter(
    (selector) => !selector.trim().startsWith('@'),
  );
  return new Set(selectors.flatMap((selector) => groups(selector, /\.(-?[a-z_][\w-]*)/giu)));
}

/** The path of the sheet that a script imports: beside it, or under the `src` of its package after `#`. */
function sheetOf(path: string, specifier: string): string {
  const source = path.split('/').slice(0, 3).join('/');
  return specifier.startsWith('#') ? join(source, specifier.slice(1)) : join(dirname(path), specifier);
}

test('every custom property that a style uses is declared in a sheet or set by a component', () => {
  const declared = new Set(SET_BY_LIBRARIES);
  for (const css of SHEETS.values()) for (const name of groups(css, /(--[\w-]+)\s*:/gu)) declared.add(name);
  for (const code of SCRIPTS.values())
    for (const name of groups(code, /(--[\w-]+)(?:['"`]|:)/gu)) declared.add(name);
  const missing: string[] = [];
  for (const [path, text] of [...SHEETS, ...SCRIPTS]) {
    for (const name of groups(text, /var\(\s*(--[\w-]+)\s*[,)]/gu))
      if (!declared.has(name)) missing.push(`${path} ${name}`);
  }
  expect(missing).toEqual([]);
});

test('every class that a component names is in its sheet, and no sheet has one that nobody names', () => {
  const used = new Map<string, Set<string> | 'any'>();
  const missing: string[] = [];
  for (const [path, code] of SCRIPTS) {
    for (const [, styles = '', specifier = ''] of code.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/gu,
    )) {
      const sheet = sheetOf(path, specifier);
      const css = SHEETS.get(sheet);
      if (css === undefined) {
        missing.push(`${path} ${specifier}`);
        continue;
      }
      const body = code.replaceAll(/^import .*$/gmu, '');
      const named = [
        ...groups(body, new RegExp(`\\b${styles}\\.([\\w]+)`, 'gu')),
        ...groups(body, new RegExp(`\\b${styles}\\['([^']+)'\\]`, 'gu')),
      ];
      const present = classesOf(css);
      for (const name of named) if (!present.has(name)) missing.push(`${path} ${styles}.${name}`);
      // A class chosen by a value, or a sheet handed on whole: which names are used cannot be read.
      const chosen = new RegExp(`\\b${styles}\\[(?!')|[(,{=]\\s*${styles}\\s*[,)}]`, 'u').test(body);
      const before = used.get(sheet) ?? new Set<string>();
      used.set(sheet, chosen || before === 'any' ? 'any' : new Set([...before, ...named]));
    }
  }
  expect(missing).toEqual([]);
  const unused = [...SHEETS].flatMap(([path, css]) => {
    const names = used.get(path);
    if (names === 'any' || !path.endsWith('.module.css')) return [];
    const composed = new Set(
      [...SHEETS.values()]
        .flatMap((sheet) => groups(sheet, /composes:\s*([^;]+);/gu))
        .flatMap((list) => list.split(/\s+/u)),
    );
    return [...classesOf(css)]
      .filter((name) => names?.has(name) !== true && !composed.has(name))
      .map((name) => `${path} .${name}`);
  });
  expect(unused).toEqual([]);
});
