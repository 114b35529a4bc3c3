/** Checks the words of Markdown and of the contract; `pnpm words`. Code is checked by oxlint (`boardwalk/plain-words`). */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { findWords } from './words.mjs';

const PROJECT = join(import.meta.dirname, '..', '..');
/** Requirements are the customer's words, the gallery holds the texts of demo boards, reports are written by programs. */
const LEFT_OUT = /^(?:docs\/requirements\.md|docs\/reports\/|packages\/demo-gallery\/|.*CHANGELOG\.md$)/u;

const FOLDERS_LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'build',
  'generated',
  'data',
  '.results',
  '.git',
  '.turbo',
  'storybook-static',
]);

const files = globSync(
  ['*.md', '{.changeset,apps,deploy,docs,e2e,openapi,packages,tooling}/**/*.{md,mdx}', 'openapi/**/*.yaml'],
  {
    cwd: PROJECT,
    exclude: (path) => FOLDERS_LEFT_OUT.has(basename(path)),
  },
)
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !LEFT_OUT.test(file))
  .toSorted();
const problems = files.flatMap((file) => {
  const text = readFileSync(join(PROJECT, file), 'utf8');
  return findWords(text, { prose: true }).map(
    ({ line, word, instead }) => `${file}:${line}: "${word}" is not a word of this project. Say ${instead}.`,
  );
});
process.stdout.write(
  `${[...problems, `${files.length} files, ${problems.length} words to replace`].join('\n')}\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
