import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server, type S3Server } from '../../../test/s3Server.ts';
import type { BlobStore, StoredBlob } from './BlobStore.ts';
import { diskBlobStore } from './diskBlobStore.ts';
import { s3BlobStore } from './s3BlobStore.ts';

/** A store with the folder it keeps its bytes in, to change them behind its back. */
interface Subject {
  blobs: BlobStore;
  folder: string;
  close(): Promise<void>;
}

async function onDisk(): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-blobs-'));
  return {
    blobs: diskBlobStore(folder),
    folder,
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function onS3(): Promise<Subject> {
  const server: S3Server = await startS3Server();
  // Waits as in production: the stand-in answers 500 while it writes the files of an object.
  const blobs = s3BlobStore(server.settings);
  return { blobs, folder: server.directory, close: () => server.close() };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const tomorrow = () => new Date(Date.now() + 86_400_000);

// What a BlobStore promises holds for each of them.
describe.each([
  ['a folder', onDisk],
  ['an object store', onS3],
])('%s', (_name, open) => {
  let it: Subject;
  beforeAll(async () => {
    it = await open();
  });
  afterAll(() => it.close());

  /** The file that holds the bytes of a hash, wherever the store keeps it. */
  function fileOf(bytes: Buffer): string {
    const files = readdirSync(it.folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const hash = sha256(bytes);
    const found = files.find(
      ({ name, parentPath }) => join(parentPath, name).includes(hash) && !/metadata|md5/u.test(name),
    );
    if (found === undefined) throw new Error(`${hash} is nowhere`);
    return join(found.parentPath, found.name);
  }

  test('bytes are found under their SHA-256, whole and as a stream', async () => {
    const bytes = Buffer.from('hello');
    const hash = await it.blobs.put(bytes);
    expect(hash).toBe(sha256(bytes));
    expect(await it.blobs.read(hash)).toEqual(bytes);
    const opened = await it.blobs.open(hash);
    expect(opened?.size).toBe(5);
    expect(await buffer(opened!.stream)).toEqual(bytes);
  });

  test('bytes that come in pieces are found under their SHA-256, and storing them again is no error', async () => {
    const bytes = randomBytes(3_000_000);
    const pieces = [bytes.subarray(0, 1), bytes.subarray(1, 1_000_000), bytes.subarray(1_000_000)];
    const source = { size: bytes.byteLength, open: () => Readable.from(pieces, { objectMode: false }) };
    for (let times = 0; times < 2; times += 1) expect(await it.blobs.putStream(source)).toBe(sha256(bytes));
    expect(await it.blobs.put(bytes)).toBe(sha256(bytes));
    expect((await listed()).filter(({ hash }) => hash === sha256(bytes))).toHaveLength(1);
    expect((await it.blobs.read(sha256(bytes)))?.equals(bytes)).toBe(true);
    expect(await it.blobs.putStream({ size: 0, open: () => Readable.from([]) })).toBe(
      sha256(Buffer.alloc(0)),
    );
  });

  test('bytes that break off are not stored, and nothing of them stays', async () => {
    const before = new Set((await listed()).map(({ hash }) => hash));
    const filesBefore = countFiles();
    const broken = async function* () {
      yield randomBytes(500_000);
      throw new Error('broken off');
    };
    const source = { size: 1_000_000, open: () => Readable.from(broken(), { objectMode: false }) };
    await expect(it.blobs.putStream(source)).rejects.toThrow('broken off');
    expect((await listed()).filter(({ hash }) => !before.has(hash))).toEqual([]);
    expect(countFiles()).toBe(filesBefore);
  });

  test('large and empty bytes come back as they were', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(3_000_000, 'boards ')]) {
      const hash = await it.blobs.put(bytes);
      expect(sha256((await it.blobs.read(hash)) ?? Buffer.from('none'))).toBe(hash);
    }
  });

  test('the same bytes, stored many times at once, are stored once', async () => {
    const bytes = Buffer.alloc(100_000, 'x');
    const hashes = await Promise.all(Array.from({ length: 10 }, () => it.blobs.put(bytes)));
    expect(new Set(hashes).size).toBe(1);
    expect((await listed()).filter(({ hash }) => hash === hashes[0])).toHaveLength(1);
    expect(await it.blobs.read(hashes[0] ?? '')).toEqual(bytes);
  });

  test('an unknown hash gives nothing, and a text that is no hash never becomes a path', async () => {
    for (const hash of ['0'.repeat(64), '../../etc/passwd', '']) {
      expect(await it.blobs.read(hash)).toBeUndefined();
      expect(await it.blobs.open(hash)).toBeUndefined();
      expect(await it.blobs.remove(hash, tomorrow())).toBe(false);
    }
  });

  test('bytes that have changed are a failure, never an answer', async () => {
    const bytes = Buffer.from('the true bytes');
    const hash = await it.blobs.put(bytes);
    writeFileSync(fileOf(bytes), 'the evil bytes');
    await expect(it.blobs.read(hash)).rejects.toThrow(`the bytes of blob ${hash} have changed`);
    const opened = await it.blobs.open(hash);
    await expect(buffer(opened!.stream)).rejects.toThrow('have changed');
  });

  test('what is stored is listed with its size and time', async () => {
    const hash = await it.blobs.put(Buffer.from('to be listed'));
    const found = (await listed()).find((blob) => blob.hash === hash);
    expect(found?.size).toBe(12);
    expect(Math.abs(Date.now() - (found?.putAt.getTime() ?? 0))).toBeLessThan(10_000);
  });

  test('bytes are removed unless they were put since', async () => {
    const bytes = Buffer.from('to be removed');
    const hash = await it.blobs.put(bytes);
    expect(await it.blobs.remove(hash, new Date(Date.now() - 60_000))).toBe(false);
    expect(await it.blobs.read(hash)).toEqual(bytes);
    expect(await it.blobs.remove(hash, tomorrow())).toBe(true);
    expect(await it.blobs.read(hash)).toBeUndefined();
    expect(await it.blobs.remove(hash, tomorrow())).toBe(false);
  });

  test('a put at the same moment as a removal is never lost', async () => {
    const bytes = Buffer.from('contested');
    for (let round = 0; round < 15; round += 1) {
      await it.blobs.put(bytes);
      // Object stores give times in whole seconds; a put of this moment must count as later.
      const since = new Date(Date.now() + 1);
      await sleep(2);
      await Promise.all([it.blobs.remove(sha256(bytes), since), it.blobs.put(bytes), it.blobs.put(bytes)]);
      expect(await it.blobs.read(sha256(bytes))).toEqual(bytes);
    }
  });

  function countFiles(): number {
    return readdirSync(it.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;
  }

  async function listed(): Promise<StoredBlob[]> {
    const all: StoredBlob[] = [];
    for await (const blob of it.blobs.list()) all.push(blob);
    return all;
  }
});
