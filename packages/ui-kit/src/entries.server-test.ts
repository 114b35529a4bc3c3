import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the kit can be imported where there is no window', async () => {
  expect(typeof window).toBe('undefined');
  const kit = await import('./index.ts');
  expect(kit.Button).toBeTypeOf('function');
}, 30_000);

const COMPONENTS = join(import.meta.dirname, 'components');

test('every component has an entry of its own, and the root has them all', () => {
  const folders = readdirSync(COMPONENTS).toSorted();
  expect(folders.filter((name) => !existsSync(join(COMPONENTS, name, 'index.ts')))).toEqual([]);
  const root = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
  expect(root.match(/components\/[^/]+\/index\.ts/g)?.toSorted()).toEqual(
    folders.map((name) => `components/${name}/index.ts`),
  );
});

test('every class of the kit stands on the reset of its own, so that a page needs none', () => {
  const sheets = globSync('{components,internal}/**/*.module.css', {
    cwd: import.meta.dirname,
    exclude: ['internal/element.module.css'],
  });
  const missing = sheets.flatMap((sheet) => {
    const css = readFileSync(join(import.meta.dirname, sheet), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    const composing =
      /([^{}]*)\{\s*composes: element from '[^']*element\.module\.css';\s*\}/.exec(css)?.[1] ?? '';
    const classes = (text: string) =>
      new Set(
        Array.from(
          text.matchAll(/(?<!:global\()\.([a-z][\w-]*)(?=[^{}]*(?:\{|$))/gi),
          ([, name = '']) => name,
        ),
      );
    const composed = classes(composing);
    return [...classes(css)].filter((name) => !composed.has(name)).map((name) => `${sheet}: .${name}`);
  });
  expect(sheets.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
