import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { moduleOwners } from '../src/module-owners.ts';
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

test('a build says whose code each script holds', async () => {
  const root = mkdtempSync(join(tmpdir(), 'boardwalk-owners-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, code] of [
    ['index.html', '<script type="module" src="./apps/site/start.js"></script>'],
    ['apps/site/start.js', "import { plan } from '../../node_modules/@some/library/plan.js'; plan();"],
    ['node_modules/@some/library/plan.js', "export function plan() { document.title = 'plan'; }"],
  ] as const) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  await build({ root, logLevel: 'silent', configFile: false, plugins: [moduleOwners()] });
  const owners = JSON.parse(readFileSync(join(root, 'dist/.vite/owners.json'), 'utf8')) as Record<
    string,
    Record<string, number>
  >;
  const script = Object.entries(owners).find(([name]) => name.includes('index-'))?.[1];
  expect(script?.['@some/library']).toBeGreaterThan(20);
  expect(script?.['apps/site']).toBeGreaterThan(4);
});
