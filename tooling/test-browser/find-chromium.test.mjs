import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { chromiumLaunchOptions, findChromium } from './index.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-browser-'));
after(() => rmSync(folder, { recursive: true, force: true }));

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
  assert.deepEqual(findChromium({ env: { PATH: folder, CHROMIUM_PATH: chosen } }), {
    path: chosen,
    source: 'CHROMIUM_PATH',
  });
});

test('a CHROMIUM_PATH that is no executable is an error, not a silent fallback', () => {
  assert.throws(() => findChromium({ env: { CHROMIUM_PATH: join(folder, 'absent') } }), /CHROMIUM_PATH/);
});

test('a browser on PATH is found, chromium before chrome', () => {
  const chromium = fakeBrowser('chromium');
  fakeBrowser('google-chrome');
  assert.deepEqual(findChromium({ env: { PATH: folder } }), { path: chromium, source: 'system' });
});

test('every call answers a new object, as the caller may change it', () => {
  process.env.CHROMIUM_PATH = fakeBrowser('my-browser');
  const first = chromiumLaunchOptions();
  first.args.push('--changed');
  assert.ok(!chromiumLaunchOptions().args.includes('--changed'));
  delete process.env.CHROMIUM_PATH;
});
