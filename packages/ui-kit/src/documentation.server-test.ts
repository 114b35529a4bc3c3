import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesOf, releasedChanges } from '../.storybook/changes.ts';
import { GROUPS } from '../docs/groups.ts';

const FOLDERS = import.meta.glob<Record<string, unknown>>('./components/*/index.ts');

const read = (folder: string, extension: string) => {
  const path = join(import.meta.dirname, 'components', folder, `${folder}.${extension}`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

describe.each(Object.entries(FOLDERS))('the documentation of %s', (path, load) => {
  const [, folder = ''] = /components\/([^/]+)\//u.exec(path) ?? [];
  const page = read(folder, 'mdx') ?? '';
  const stories = read(folder, 'stories.tsx');

  test('there is a page, and it names every component of the folder', async () => {
    expect(page).not.toBe('');
    const components = Object.entries(await load())
      .filter(([name, value]) => /^[A-Z][a-z]/u.test(name) && typeof value === 'function')
      .map(([name]) => name);
    expect(components.filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(page))).toEqual([]);
  });

  // Parts without stories have no page of states.
  if (stories === undefined) return;
  test('it says everything, and has a Default and a Playground', () => {
    expect(stories).toMatch(/export const Default\b/u);
    expect(stories).toMatch(/export const Playground\b/u);
    expect(page).toContain('<Meta of={stories} />');
    expect(page).toContain('<Guide');
    for (const part of ['use', 'avoid', 'parts', 'keys'])
      expect(page).toMatch(new RegExp(`^ {2}${part}=`, 'mu'));
  });
});

test('every component is in one group of the sidebar, whose groups are in order', () => {
  const folders = Object.keys(FOLDERS).map((path) => /components\/([^/]+)\//u.exec(path)?.[1]);
  expect(new Set(Object.values(GROUPS).flat())).toEqual(new Set(folders));
  expect(Object.values(GROUPS).flat()).toHaveLength(folders.length);
  const preview = readFileSync(join(import.meta.dirname, '..', '.storybook', 'preview.tsx'), 'utf8');
  const order = /order: \[([^\]]+)\]/u.exec(preview)?.[1] ?? '';
  const titles = Array.from(order.matchAll(/'([^']+)'/gu), ([, title]) => title);
  expect(titles.slice(-Object.keys(GROUPS).length)).toEqual(Object.keys(GROUPS));
});

describe('what changed', () => {
  const note =
    "---\n'@boardwalk/domain': patch\n'@boardwalk/ui-kit': minor\n---\n\nA switch.\n\nAnd its page.\n";

  test('a changeset counts for the packages that it names', () => {
    expect(changesOf('@boardwalk/ui-kit', note)).toEqual([
      { kind: 'minor', text: 'A switch.\n\nAnd its page.' },
    ]);
    expect(changesOf('@boardwalk/board', note)).toEqual([]);
    expect(changesOf('@boardwalk/ui', note)).toEqual([]);
  });

  test('a changelog is read by version and kind', () => {
    const changelog = `# @boardwalk/ui-kit

## 0.2.0

### Minor Changes

- 1a2b3c4: A switch.

  And its page.
- Another one.

### Patch Changes

- 5d6e7f8: Mended.

## 0.1.0

### Minor Changes

- First.
`;
    expect(releasedChanges(changelog)).toEqual([
      {
        version: '0.2.0',
        changes: [
          { kind: 'minor', text: 'A switch.\n\nAnd its page.' },
          { kind: 'minor', text: 'Another one.' },
          { kind: 'patch', text: 'Mended.' },
        ],
      },
      { version: '0.1.0', changes: [{ kind: 'minor', text: 'First.' }] },
    ]);
  });
});
