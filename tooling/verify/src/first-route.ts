/**
 * Whose code the home of the community loads before it works, and what of that no change of ours can take away; on demand, after
 * the build of the community. Writes docs/reports/first-route.md.
 *
 *     pnpm --filter @boardwalk/tooling-verify first-route
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BUDGETS } from './checks/budgets.ts';
import { firstLoad } from './checks/first-load.ts';
import { ROOT } from './workspace.ts';

/** What stands on each part of the stack that was chosen for the project: it goes only with that part. */
const STACK: Readonly<Record<string, readonly string[]>> = {
  React: ['react', 'react-dom', 'scheduler'],
  'React Router': ['react-router'],
  'RTK Query': [
    '@reduxjs/toolkit',
    'immer',
    'redux',
    'redux-thunk',
    'reselect',
    'react-redux',
    'use-sync-external-store',
    '@standard-schema/utils',
  ],
  'react-intl': [
    'react-intl',
    '@formatjs/intl',
    '@formatjs/fast-memoize',
    '@formatjs/icu-messageformat-parser',
    'intl-messageformat',
  ],
};

const home = BUDGETS.find(({ route }) => route === 'community home');
if (home === undefined) throw new Error('the home has no budget');
const manifest = join(ROOT, home.manifest);
const folder = join(manifest, '../..');
const { files, bytes } = firstLoad(manifest, home.entries);
const owners = JSON.parse(readFileSync(join(folder, '.vite/owners.json'), 'utf8')) as Record<
  string,
  Record<string, number>
>;

/** A script's bytes after gzip, divided among its owners by the length of their code. */
const shares = new Map<string, number>();
for (const file of files) {
  const own = Object.entries(owners[file] ?? {});
  const characters = own.reduce((sum, [, length]) => sum + length, 0);
  const size = gzipSync(readFileSync(join(folder, file))).length;
  for (const [owner, length] of own)
    shares.set(owner, (shares.get(owner) ?? 0) + (size * length) / characters);
}
const shareOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (shares.get(name) ?? 0), 0);

const language = readFileSync(join(folder, languageFile()));
const kilobytes = (size: number) => (size / 1000).toFixed(1);
const floor = shareOf(Object.values(STACK).flat());
const inStack = new Set(Object.values(STACK).flat());
const others = [...shares]
  .filter(([owner]) => !inStack.has(owner))
  .toSorted(([, one], [, other]) => other - one);
const brotli = files.reduce(
  (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length,
  0,
);

const report = `# What the first page of the community loads

Scripts that the home loads before it works, in kB (1000 bytes) after gzip: ${kilobytes(bytes)} in ${files.length} files, of
${kilobytes(home.limit)} that its budget allows (${kilobytes(brotli)} after brotli, as most browsers get them). A script's bytes are divided
among those whose code it holds by the length of that code before it is minified. Besides, the texts of the page's language:
${kilobytes(gzipSync(language).length)} for English. Written by \`pnpm --filter @boardwalk/tooling-verify first-route\`, after the build.

| part | kB |
| --- | --: |
${Object.entries(STACK)
  .map(([part, names]) => `| ${part} | ${kilobytes(shareOf(names))} |`)
  .join('\n')}
| **the floor: what the stack itself weighs** | **${kilobytes(floor)}** |
${others.map(([owner, size]) => `| ${owner} | ${kilobytes(size)} |`).join('\n')}
| **all** | **${kilobytes(bytes)}** |

The floor is what these libraries weigh as this application uses them, without a line of its own. A goal below it can be met by
changing the stack alone.
`;
writeFileSync(join(ROOT, 'docs/reports/first-route.md'), report);
process.stdout.write(report);

/** The script with the English texts, relative to the build. */
function languageFile(): string {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const file = chunks['lang/en-US.json']?.file;
  if (file === undefined) throw new Error('the build has no English texts');
  return file;
}
