import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Texts by id. */
export type Texts = Record<string, string>;

const PROGRAMS = join(import.meta.dirname, '../node_modules/.bin');
/** Where the sources of apps and packages are. */
const SOURCES = ['app', 'features', 'shared', 'src'].map((part) => `${part}/**/*.{ts,tsx}`);

/**
 * The English texts of the sources of an app or package.
 *
 * @param folder where its package.json is
 */
export function extractedTexts(folder: string): Texts {
  // Lines of a text are part of it: the body of a mail has some.
  const options = ['--format', 'simple', '--preserve-whitespace'];
  const json = execFileSync('formatjs', ['extract', ...SOURCES, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${PROGRAMS}:${process.env['PATH'] ?? ''}` },
  });
  return JSON.parse(json) as Texts;
}
