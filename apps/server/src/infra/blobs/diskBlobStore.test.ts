import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
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

describe('on a machine whose clock is two days behind', () => {
  const DAY_MS = 86_400_000;
  const now = new Date(Date.now() + 2 * DAY_MS);
  const before = new Date(now.getTime() - DAY_MS);
  const behind = diskBlobStore(join(root, 'behind'), { clock: { now: () => now } });

  test('what was put, put again or put in pieces a moment ago is of now, and stays', async () => {
    const [once, streamed] = [Buffer.from('once'), Buffer.from('streamed')];
    const hashes = [
      await behind.put(once),
      await behind.putStream({ size: streamed.byteLength, open: () => Readable.from([streamed]) }),
    ];
    for (let round = 0; round < 2; round += 1) {
      for await (const { putAt } of behind.list()) expect(putAt).toEqual(now);
      for (const hash of hashes) expect(await behind.remove(hash, before)).toBe(false);
      expect(await behind.put(once)).toBe(hashes[0]);
    }
  });

  test('what is being written stays, and goes as a leftover when it is old', async () => {
    const pieces = async function* () {
      yield Buffer.from('one ');
      expect(await behind.tidy(before)).toBe(0);
      const [name = ''] = files().filter((file) => /\.[0-9a-f]+$/u.test(file));
      copyFileSync(join(root, name), join(root, name.replace(/.{12}$/u, '0123456789ab')));
      yield Buffer.from('two');
    };
    const hash = await behind.putStream({ size: 7, open: () => Readable.from(pieces()) });
    expect(await behind.read(hash)).toEqual(Buffer.from('one two'));
    expect(await behind.tidy(now)).toBe(0);
    expect(await behind.tidy(new Date(now.getTime() + 1))).toBe(1);
  });
});
