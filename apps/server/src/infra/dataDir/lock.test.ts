import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from './lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('of two servers the second is refused, and learns who the first is and where', async () => {
  const lock = await lockDataDir(dataDir);
  lock.announce('http://127.0.0.1:3000');
  await expect(lockDataDir(dataDir)).rejects.toThrow(`process ${process.pid} at http://127.0.0.1:3000`);
  await lock.release();
});

test('of many starting at once one gets the folder', async () => {
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)));
  const locks = starts.filter((start) => start.status === 'fulfilled');
  expect(locks).toHaveLength(1);
  await locks[0]?.value.release();
});

test('a folder given up can be taken again', async () => {
  await (await lockDataDir(dataDir)).release();
  await (await lockDataDir(dataDir)).release();
});

test('what a killed server leaves behind does not lock the folder', async () => {
  // A socket nobody listens on any more, and the sign of a start that never ended.
  const socketPath = join(dataDir, 'server.sock');
  const dead = createServer();
  await new Promise<void>((resolve) => dead.listen(socketPath, resolve));
  await new Promise((resolve) => dead.close(resolve));
  writeFileSync(socketPath, '');
  const guard = join(dataDir, 'server.starting');
  mkdirSync(guard);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(guard, longAgo, longAgo);
  await (await lockDataDir(dataDir)).release();
});

test('a folder with a very long path can be locked, too', async () => {
  const deep = join(dataDir, 'd'.repeat(100), 'e'.repeat(100));
  mkdirSync(deep, { recursive: true });
  const lock = await lockDataDir(deep);
  await expect(lockDataDir(deep)).rejects.toThrow('in use by another');
  await lock.release();
});
