import { GlobalFonts } from '@napi-rs/canvas';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { familyName, type BoardScript } from '../fonts/boardFamily.ts';

const require = createRequire(import.meta.url);
const registered = new Set<BoardScript>();

/**
 * Registers all subsets of a writing's font under its family name, once per thread: about 100 ms.
 * @throws Error when the font's package is not installed.
 */
export function registerFont(script: BoardScript): void {
  if (registered.has(script)) return;
  const folder = join(
    dirname(require.resolve(`@fontsource-variable/noto-sans-${script}/package.json`)),
    'files',
  );
  for (const file of readdirSync(folder)) {
    if (file.endsWith('-wght-normal.woff2'))
      GlobalFonts.registerFromPath(join(folder, file), familyName(script));
  }
  registered.add(script);
}
