import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openScratchFile } from './scratchFile.ts';

const root = mkdtempSync(join(tmpdir(), 'boardwalk-scratch-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('what was written is read from its beginning as often as wanted, and the folder shows nothing of it', async () => {
  const folder = join(root, 'made', 'here');
  const file = await openScratchFile(folder);
  await file.append(Buffer.from('boards '));
  expect(file.size).toBe(7);
  expect(String(await buffer(file.open()))).toBe('boards ');
  await file.append(Buffer.alloc(300_000, 'maps '));
  expect(file.size).toBe(300_007);
  const [one, other] = await Promise.all([buffer(file.open()), buffer(file.open())]);
  expect(one.byteLength).toBe(300_007);
  expect(one.equals(other)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  await file.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('two of them have nothing to do with each other', async () => {
  const [one, other] = await Promise.all([openScratchFile(root), openScratchFile(root)]);
  await Promise.all([one.append(Buffer.from('one')), other.append(Buffer.from('other'))]);
  expect(String(await buffer(one.open()))).toBe('one');
  expect(String(await buffer(other.open()))).toBe('other');
  await Promise.all([one.close(), other.close()]);
});

test('a reader that leaves in the middle, as an upload that breaks off, takes nothing from the next one', async () => {
  const file = await openScratchFile(root);
  expect((await buffer(file.open())).byteLength).toBe(0);
  await file.append(Buffer.alloc(300_000, 'maps '));
  for await (const piece of file.open()) {
    expect((piece as Buffer).byteLength).toBeLessThan(300_000);
    break;
  }
  const upload = Readable.toWeb(file.open()).getReader();
  await upload.read();
  await upload.cancel();
  expect((await buffer(file.open())).byteLength).toBe(300_000);
  await file.close();
});
