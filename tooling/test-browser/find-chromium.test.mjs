import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chromiumLaunchOptions, findChromium, installFirst } from './index.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-browser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name */
function fakeBrowser(name) {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

test('CHROMIUM_PATH wins over the browsers on PATH', () => {
  fakeBrowser('chromium');
  const chosen = fakeBrowser('my-browser');
  expect(findChromium({ env: { PATH: folder, CHROMIUM_PATH: chosen } })).toEqual({
    path: chosen,
    source: 'CHROMIUM_PATH',
  });
});

test('a CHROMIUM_PATH that is no executable is an error, not a silent fallback', () => {
  expect(() => findChromium({ env: { CHROMIUM_PATH: join(folder, 'absent') } })).toThrow('CHROMIUM_PATH');
});

test('a browser on PATH is found, chromium before chrome', () => {
  const chromium = fakeBrowser('chromium');
  fakeBrowser('google-chrome');
  expect(findChromium({ env: { PATH: folder } })).toEqual({ path: chromium, source: 'system' });
});

test('every call answers a new object, as the caller may change it', () => {
  process.env.CHROMIUM_PATH = fakeBrowser('my-browser');
  const first = chromiumLaunchOptions();
  first.args.push('--changed');
  expect(chromiumLaunchOptions().args).not.toContain('--changed');
  delete process.env.CHROMIUM_PATH;
});

test('the headless shell comes before a browser with windows', () => {
  fakeBrowser('chromium');
  const shell = fakeBrowser('chromium-headless-shell');
  expect(findChromium({ env: { PATH: folder } })).toEqual({ path: shell, source: 'system' });
  rmSync(shell);
});

test('a package that cannot be had leads to the next one, and the last failure is reported', async () => {
  /** @type {string[]} */
  const tried = [];
  /** @param {string} missing */
  const install = (missing) => async (/** @type {string} */ name) => {
    tried.push(name);
    if (missing.includes(name)) throw new Error(`no ${name}`);
  };
  await installFirst(['shell', 'browser', 'other'], install('shell'));
  expect(tried).toEqual(['shell', 'browser']);
  await expect(installFirst(['shell', 'browser'], install('shell browser'))).rejects.toThrow('no browser');
});
