import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { PUBLISHED } from '../src/pack.ts';

const app = inject('app');

/** Every text in a piece of JSON. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

test.each(PUBLISHED)(
  '%s brings a manifest, a licence and a readme that hold outside this repository',
  (name) => {
    const folder = join(app, 'node_modules', '@boardwalk', name);
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ license: 'MIT', engines: { node: '>=20.19' } });
    const needed = textsIn([manifest['dependencies'], manifest['peerDependencies']]);
    expect(needed.filter((range) => /^(catalog|workspace|file|link):/.test(range))).toEqual([]);
    expect(
      textsIn([manifest['exports'], manifest['imports']]).filter((path) => path.includes('/src/')),
    ).toEqual([]);
    expect(existsSync(join(folder, 'LICENSE'))).toBe(true);
    expect(existsSync(join(folder, 'README.md'))).toBe(true);
    expect(globSync('**/*.test.*', { cwd: folder })).toEqual([]);
  },
);

test.each(['ui-kit', 'board'])('%s takes every React it works with, and no other', (name) => {
  const manifest = JSON.parse(
    readFileSync(join(app, 'node_modules', '@boardwalk', name, 'package.json'), 'utf8'),
  );
  expect(manifest.peerDependencies.react).toBe(manifest.peerDependencies['react-dom']);
  expect(manifest.peerDependencies.react).toMatch(/\^19\.0\.0$/);
});
