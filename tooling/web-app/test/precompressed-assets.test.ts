import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { precompressedAssets } from '../src/precompressed-assets.ts';

test('scripts lie beside their compressed forms, which hold the same bytes; small ones are left alone', async () => {
  const root = mkdtempSync(join(tmpdir(), 'boardwalk-precompressed-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const words = Array.from({ length: 400 }, (_, index) => `word ${index}`);
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./large.js"></script>');
  writeFileSync(join(root, 'large.js'), `globalThis.words = ${JSON.stringify(words)}; import('./small.js');`);
  writeFileSync(join(root, 'small.js'), 'globalThis.small = true;');
  await build({ root, logLevel: 'silent', configFile: false, plugins: [precompressedAssets()] });
  const assets = join(root, 'dist/assets');
  const names = readdirSync(assets);
  const large = names.find((name) => /^index-.*\.js$/u.test(name)) ?? '';
  const bytes = readFileSync(join(assets, large));
  expect(brotliDecompressSync(readFileSync(join(assets, `${large}.br`)))).toEqual(bytes);
  expect(gunzipSync(readFileSync(join(assets, `${large}.gz`)))).toEqual(bytes);
  expect(names.filter((name) => name.startsWith('small') && !name.endsWith('.js'))).toEqual([]);
});
