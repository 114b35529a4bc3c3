import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { changesetProblems } from '../src/checks/changesets.ts';
import { firstLoad } from '../src/checks/first-load.ts';
import { changedFiles } from '../src/checks/generated.ts';
import { packedTypesProblems } from '../src/checks/packed-types.ts';
import { unseenOutcomes } from '../src/checks/outcomes.ts';
import { failedTasksOutput } from '../src/turbo.ts';
import { testKind } from '../src/workspace.ts';

test('generated files that differ, are new or are gone are drift', () => {
  const file = (text: string) => Buffer.from(text);
  const before = new Map([
    ['same', file('1')],
    ['changed', file('1')],
    ['gone', file('1')],
  ]);
  const after = new Map([
    ['same', file('1')],
    ['changed', file('2')],
    ['new', file('1')],
  ]);
  expect(changedFiles(before, after)).toEqual(['changed', 'gone', 'new']);
});

test('a changeset names published packages with a kind of change, and says something', () => {
  const published = new Set(['@boardwalk/board']);
  const problems = (text: string) => changesetProblems('x.md', text, published);
  expect(problems("---\n'@boardwalk/board': minor\n---\n\nNew shapes.\n")).toEqual([]);
  expect(problems("---\n'@boardwalk/server': minor\n---\n\nWords.\n")[0]).toContain(
    '@boardwalk/server is not',
  );
  expect(problems("---\n'@boardwalk/board': big\n---\n\nWords.\n")[0]).toContain(
    'want major, minor or patch',
  );
  expect(problems("---\n'@boardwalk/board': minor\n---\n\n")[0]).toContain('says nothing');
  expect(problems('no head')[0]).toContain('does not start with');
});

test('types of a packed package are there for every entry, and are those of its script', async () => {
  const place = mkdtempSync(join(tmpdir(), 'packed-'));
  const pack = (files: Record<string, string>) => {
    const folder = join(place, 'package');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    execFileSync('tar', ['-czf', 'packed.tgz', 'package'], { cwd: place });
    rmSync(folder, { recursive: true });
    return packedTypesProblems(readFileSync(join(place, 'packed.tgz')));
  };
  const part = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  const manifest = (exports: object) => ({
    'package.json': JSON.stringify({ name: '@x/parts', version: '1.0.0', type: 'module', exports }),
  });
  const script = { 'a/index.js': 'export const a = 1;', 'b/index.js': 'export const b = 1;' };
  const types = { 'a/index.d.ts': 'export declare const a: 1;' };
  const both = { ...types, 'b/index.d.ts': 'export declare const b: 1;' };
  const parts = manifest({ './*': part('*/index'), './looks.css': './looks.css' });
  expect(await pack({ ...parts, ...script, ...both, 'looks.css': 'a {}' })).toEqual([]);
  // An entry that a pattern gives, whose types import what is not packed.
  const broken = { ...both, 'b/index.d.ts': "export { b } from './b.js';" };
  expect(await pack({ ...parts, ...script, ...broken })).toContainEqual(
    expect.stringContaining('InternalResolutionError'),
  );
  const named = manifest({ './a': part('a/index'), './b': './b/index.js' });
  expect(await pack({ ...named, ...script, ...types })).toContainEqual(
    expect.stringContaining('UntypedResolution: ./b'),
  );
  const wrong = manifest({ '.': { types: './a/index.d.ts', default: './b/index.cjs' } });
  expect(await pack({ ...wrong, ...types, 'b/index.cjs': 'module.exports = 1;' })).toContainEqual(
    expect.stringContaining('FalseESM'),
  );
  expect(await pack({ ...manifest({ './a': './a/index.js' }), ...script })).toEqual(['brings no types']);
  rmSync(place, { recursive: true });
});

test('the first load of a route counts its entry and what that imports, each file once, no styles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, '.vite'));
  const manifest = join(folder, '.vite', 'manifest.json');
  for (const name of ['entry.js', 'shared.js', 'later.js']) writeFileSync(join(folder, name), `// ${name}`);
  writeFileSync(
    manifest,
    JSON.stringify({
      'src/entry.tsx': { file: 'entry.js', imports: ['_shared.js'], dynamicImports: ['src/later.tsx'] },
      'src/other.tsx': { file: 'style.css', imports: ['_shared.js'] },
      '_shared.js': { file: 'shared.js' },
      'src/later.tsx': { file: 'later.js' },
    }),
  );
  const { bytes, files } = firstLoad(manifest, ['src/entry.tsx', 'src/other.tsx']);
  expect(files).toEqual(['entry.js', 'shared.js']);
  expect(bytes).toBe(gzipSync('// entry.js').length + gzipSync('// shared.js').length);
  expect(() => firstLoad(manifest, ['src/typo.tsx'])).toThrow('no entry src/typo.tsx');
  rmSync(folder, { recursive: true });
});

test('an outcome that is promised and was never seen is named, those proven for all operations are not', () => {
  const contract = {
    paths: {
      '/file': {
        get: { operationId: 'getFile', 'x-errors': ['file_not_found', 'not_owner', 'too_many_requests'] },
        put: { operationId: 'renameFile', 'x-errors': ['bad_input'] },
      },
      '/tags': { get: { operationId: 'listTags' } },
    },
  };
  const seen = { getFile: { ok: 7, not_owner: 1 }, renameFile: { ok: 1, bad_input: 2, forbidden: 1 } };
  expect(unseenOutcomes(contract, seen)).toEqual({
    promised: 6,
    unseen: ['getFile: file_not_found', 'listTags: ok'],
  });
});

test('the kind of a package’s tests follows from what it is made of', () => {
  const kind = (name: string, devDependencies: Record<string, string>, scripts: Record<string, string>) =>
    testKind({ name, folder: '/', manifest: { name, devDependencies, scripts } });
  const tested = { test: 'vitest run' };
  expect(kind('@boardwalk/domain', {}, tested)).toBe('unit');
  expect(kind('@boardwalk/ui-kit', { '@boardwalk/tooling-test-browser': 'workspace:*' }, tested)).toBe(
    'component',
  );
  expect(kind('@boardwalk/server', {}, tested)).toBe('api');
  expect(kind('@boardwalk/e2e', {}, tested)).toBe('end-to-end');
  expect(kind('@boardwalk/tooling-typescript', {}, {})).toBeUndefined();
});

test('of a turbo run only the failed tasks are shown', () => {
  const output = [
    '@boardwalk/a:build: fine',
    '@boardwalk/b:build: broken here',
    ' Tasks:    1 successful, 2 total',
    'Failed:    @boardwalk/b#build',
  ].join('\n');
  expect(failedTasksOutput(output)).toBe('@boardwalk/b:build: broken here\n');
  expect(failedTasksOutput('turbo itself crashed')).toBe('turbo itself crashed');
});
