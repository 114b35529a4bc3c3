import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { extractedTexts } from '../src/extracted-texts.ts';
import { inOrder } from '../src/order-of-texts.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const SCRIPT = 'node ../../tooling/web-app/src/messages.ts';

/** Apps and packages with texts of their own. */
const homes = globSync('{apps,packages}/*/lang/en-US.json', { cwd: PROJECT }).map((file) =>
  dirname(dirname(file)),
);
const readJson = (path: string) => JSON.parse(readFileSync(join(PROJECT, path), 'utf8')) as unknown;

test('there are apps with texts', () => {
  expect(homes.toSorted()).toEqual([
    'apps/account',
    'apps/community',
    'apps/console',
    'apps/workspace',
    'packages/app-shell',
  ]);
});

describe.each(homes)('%s', (home) => {
  test('has the scripts that keep its texts', () => {
    const { scripts } = readJson(`${home}/package.json`) as { scripts: Record<string, string> };
    expect(scripts).toMatchObject({
      'messages:extract': `${SCRIPT} extract`,
      'messages:add': `${SCRIPT} add`,
    });
  });

  test('has the English texts of its sources', () => {
    expect(readJson(`${home}/lang/en-US.json`), 'Run `pnpm messages:extract`.').toEqual(
      extractedTexts(join(PROJECT, home)),
    );
  });
});

describe('a new text', () => {
  test('goes behind its group, and what is there stays in its order', () => {
    expect(inOrder(['a.x', 'b.new', 'b.y', 'c.new'], ['b.z', 'b.y', 'a.x'])).toEqual([
      'b.y',
      'b.new',
      'a.x',
      'c.new',
    ]);
  });

  test('goes where the order demands it in a sorted file', () => {
    expect(inOrder(['b.y', 'a.x', 'a.new'], ['a.x', 'b.y'])).toEqual(['a.new', 'a.x', 'b.y']);
  });
});
