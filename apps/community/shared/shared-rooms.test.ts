import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const IMPORT = /(?:from |import\()'([^']+)'/gu;

/** Sources of the app below a folder, without what tests use. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => normalize(`${folder}/${file}`))
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|\/testing\//u.test(file));

/** The room a file is in: the frame of the app, a feature, or a folder of what features share. */
const roomOf = (file: string): string =>
  file.startsWith('app/') ? 'app' : file.split('/').slice(0, 2).join('/');

/** What a file imports of the app, as paths from its root. */
function* importsOf(file: string): Generator<string> {
  for (const [, wanted = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
    if (wanted.startsWith('#')) yield wanted.slice(1);
    else if (wanted.startsWith('.')) yield normalize(join(dirname(file), wanted));
  }
}

/** Which rooms use what is shared: each of its files, and each of its folders. */
function usersOfShared(): { files: Map<string, Set<string>>; folders: Map<string, Set<string>> } {
  const files = new Map<string, Set<string>>();
  const folders = new Map<string, Set<string>>();
  const note = (users: Map<string, Set<string>>, used: string, by: string) =>
    users.set(used, (users.get(used) ?? new Set()).add(by));
  for (const file of ['app', 'features', 'shared'].flatMap(sourcesIn))
    for (const used of importsOf(file)) {
      if (!used.startsWith('shared/')) continue;
      note(files, used, roomOf(file));
      if (roomOf(used) !== roomOf(file)) note(folders, roomOf(used), roomOf(file));
    }
  return { files, folders };
}

test('a folder of what is shared is used by two rooms at least', () => {
  const { folders } = usersOfShared();
  expect(folders.size).toBeGreaterThan(20);
  const alone = [...folders].filter(([, users]) => users.size < 2);
  expect(alone.map(([folder, users]) => `${folder} belongs into ${[...users].join('')}`)).toEqual([]);
  const known = new Set(folders.keys());
  const unused = sourcesIn('shared')
    .map(roomOf)
    .filter((room) => !known.has(room));
  expect(unused).toEqual([]);
});

test('a file of what is shared that one feature or the frame alone uses stands there', () => {
  const { files } = usersOfShared();
  expect(files.size).toBeGreaterThan(50);
  const alone = [...files].filter(([, users]) => users.size === 1 && ![...users][0]?.startsWith('shared/'));
  expect(alone.map(([file, users]) => `${file} belongs into ${[...users].join('')}`)).toEqual([]);
});
