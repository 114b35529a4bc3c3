import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

/** Texts that share a stem and are not the name of a button: lines of text, pictures, fields. */
const NO_BUTTONS = new Set([
  'centre.workspace.boardsOf',
  'editor.textOf',
  'map.themeOf',
  'table.sizeOf',
  'votes.countOf',
]);

/** Who speaks to a computer says what they read: a button that names what it is for begins with, or holds, its words. */
test('a button that is named by what it is for is named by its words too (WCAG 2.5.3), in all languages', () => {
  const pairs: string[] = [];
  const silent: string[] = [];
  for (const file of globSync('apps/*/lang/*.json', { cwd: PROJECT })) {
    const texts = JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as Record<string, string>;
    for (const [id, named] of Object.entries(texts)) {
      const shown = texts[id.replace(/(?:Of|Named)$/u, '')];
      if (shown === undefined || shown === named || NO_BUTTONS.has(id)) continue;
      pairs.push(id);
      const words = shown.replace(/…$/u, '').toLowerCase();
      if (!named.toLowerCase().includes(words))
        silent.push(`${basename(file, '.json')} ${id}: “${shown}” is not in “${named}”`);
    }
  }
  expect(new Set(pairs).size).toBeGreaterThan(20);
  expect(silent).toEqual([]);
});
