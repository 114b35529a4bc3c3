import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seconds, usefulTail } from '../progress.mjs';
import { isAtLeast } from '../require-node.mjs';
import { describeBuild } from '../start-product.mjs';
import { installHint, isInstalled, pinnedPnpm, writeStamp } from '../toolchain.mjs';

/** A small checkout. @type {string} */
let root;

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check out-'));
  write('package.json', JSON.stringify({ packageManager: 'pnpm@12.21.0' }));
  write('pnpm-lock.yaml', 'lockfileVersion: 9');
  write('pnpm-workspace.yaml', 'packages: []');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Leaves what a complete install leaves. */
function pretendInstall() {
  write('node_modules/node/bin/node', '');
  write('tools/pnpm', '');
  writeStamp(root, join(root, 'tools'));
}

describe('the stamp of an install', () => {
  test('a fresh checkout is not installed, a complete install is', () => {
    expect(isInstalled(root)).toBe(false);
    pretendInstall();
    expect(isInstalled(root)).toBe(true);
  });

  test.each([
    ['the lock file', 'pnpm-lock.yaml', 'lockfileVersion: 10'],
    ['the workspace', 'pnpm-workspace.yaml', 'packages: [apps/*]'],
    ['the pinned pnpm', 'package.json', JSON.stringify({ packageManager: 'pnpm@12.22.0' })],
    ['the stamp (cut short)', 'node_modules/.boardwalk-install.json', '{"finger'],
  ])('a change of %s asks for another install', (_, path, text) => {
    pretendInstall();
    write(path, text);
    expect(isInstalled(root)).toBe(false);
  });

  test.each(['node_modules/node', 'tools'])('without %s it does not hold', (path) => {
    pretendInstall();
    rmSync(join(root, path), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });
});

test('the pinned pnpm is exact, with or without a hash; anything else is refused', () => {
  expect(pinnedPnpm(root)).toBe('12.21.0');
  write('package.json', JSON.stringify({ packageManager: 'pnpm@12.21.0+sha512.abc' }));
  expect(pinnedPnpm(root)).toBe('12.21.0');
  write('package.json', JSON.stringify({ packageManager: 'yarn@4.0.0' }));
  expect(() => pinnedPnpm(root)).toThrow('pins no pnpm');
});

test('a Node from 20.19 on can install the project', () => {
  const enough = ['20.19.0', 'v20.20.2', '22.0.0', '24.21.0'];
  const tooOld = ['20.18.3', '18.20.0', '19.99.0', 'v12.0.0'];
  expect(enough.filter((version) => !isAtLeast(version, '20.19.0'))).toEqual([]);
  expect(tooOld.filter((version) => isAtLeast(version, '20.19.0'))).toEqual([]);
});

test('a failed install says what to do about its usual causes', () => {
  expect(installHint('getaddrinfo ENOTFOUND host')).toContain('registry');
  expect(installHint('ENOSPC: no space left on device')).toContain('disk');
  expect(installHint('EACCES: permission denied')).toContain('owns');
  expect(installHint('ERR_PNPM_OUTDATED_LOCKFILE')).toContain('pnpm-lock.yaml');
  expect(installHint('something else')).toContain('node_modules');
});

test('the last words of an output leave out colours, blank lines, progress bars and stacks', () => {
  const output =
    'first\n\n    at run (file:///a b/c.mjs:50:18)\nx:build:     at async build (file:///d.js:1:2) {\n\u001B[31mProgress: resolved 1\u001B[0m\r\n\u001B[31mred\u001B[0m  \nlast\n';
  expect(usefulTail(output)).toEqual(['first', 'red', 'last']);
});

test('durations read naturally', () => {
  expect([seconds(340), seconds(12_340), seconds(125_000)]).toEqual(['0.3 s', '12.3 s', '2 min 05 s']);
});

test('the build says how much of it was unchanged', () => {
  expect(describeBuild(' Cached:    3 cached, 3 total\n')).toBe('unchanged since the last build');
  expect(describeBuild(' Cached:    1 cached, 3 total\n')).toBe('built 2 of 3, the others unchanged');
  expect(describeBuild(' Cached:    0 cached, 3 total\n')).toBe('built all 3');
  expect(describeBuild('')).toBe('built');
});
