import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutElementReset } from '../src/single-reset.ts';

const KIT = join(import.meta.dirname, '..', '..', '..', 'packages', 'ui-kit', 'src');

test('no stylesheet of the kit repeats the reset of single elements in an app', () => {
  const sheets = globSync('**/*.module.css', { cwd: KIT }).map((path) =>
    readFileSync(join(KIT, path), 'utf8'),
  );
  const composing = sheets.filter((code) => code.includes('/element.module.css'));
  expect(composing.length).toBeGreaterThan(40);
  for (const code of composing) {
    const left = withoutElementReset(code);
    expect(left).not.toContain('element.module.css');
    // Nothing but those lines is gone.
    const lines = code.split('\n').filter((line) => !line.includes('/element.module.css'));
    expect(left.split('\n')).toEqual(lines);
  }
});
