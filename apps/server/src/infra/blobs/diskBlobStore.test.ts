import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { diskBlobStore } from './diskBlobStore.ts';

const root = mkdtempSync(join(tmpdir(), 'boardwalk-blobs-'));
const blobs = diskBlobStore(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function files(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(root, name)).isFile(),
  );
}

test('bytes are found under their SHA-256', async () => {
  const bytes = Buffer.from('hello');
  const hash = await blobs.put(bytes);
  expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(await blobs.read(hash)).toEqual(bytes);
  const opened = await blobs.open(hash);
  expect(opened?.size).toBe(5);
  expect(await text(opened!.stream)).toBe('hello');
});

test('the same bytes, stored many times at once, are one file and nothing half is left', async () => {
  const bytes = Buffer.alloc(100_000, 'x');
  const before = files().length;
  const hashes = await Promise.all(Array.from({ length: 10 }, () => blobs.put(bytes)));
  expect(new Set(hashes).size).toBe(1);
  expect(files().length).toBe(before + 1);
});

test('an unknown hash gives nothing, and a text that is no hash never becomes a path', async () => {
  for (const hash of ['0'.repeat(64), '../../etc/passwd', '']) {
    expect(await blobs.read(hash)).toBeUndefined();
    expect(await blobs.open(hash)).toBeUndefined();
  }
});
