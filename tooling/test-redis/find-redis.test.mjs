import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findRedis, startRedis } from './index.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-redis-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name */
function fakeServer(name) {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

test('REDIS_SERVER_PATH wins over the servers on PATH, and must be one', () => {
  fakeServer('redis-server');
  const chosen = fakeServer('my-redis');
  expect(findRedis({ env: { PATH: folder, REDIS_SERVER_PATH: chosen } })).toEqual({
    path: chosen,
    source: 'REDIS_SERVER_PATH',
    env: {},
  });
  expect(() => findRedis({ env: { REDIS_SERVER_PATH: join(folder, 'absent') } })).toThrow(
    'REDIS_SERVER_PATH',
  );
});

test('the machine has a server, or one was fetched before, or there is none', () => {
  const cache = join(folder, 'cache');
  expect(findRedis({ env: { PATH: folder }, cache })).toMatchObject({ source: 'system' });
  expect(findRedis({ env: { PATH: '' }, cache })).toBeUndefined();
  mkdirSync(join(cache, 'usr', 'bin'), { recursive: true });
  mkdirSync(join(cache, 'usr', 'lib', 'x86_64-linux-gnu'), { recursive: true });
  fakeServer('cache/usr/bin/redis-server');
  expect(findRedis({ env: { PATH: '' }, cache })).toMatchObject({
    source: 'cache',
    env: { LD_LIBRARY_PATH: expect.stringContaining('x86_64-linux-gnu') },
  });
});

test('a started server answers, ends, and comes back at the same address', async () => {
  const redis = await startRedis();
  const ping = () =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(redis.url);
      const socket = connect(Number(port), hostname, () => socket.write('PING\r\n'));
      socket.once('data', (data) => {
        socket.destroy();
        resolve(data.toString().trim());
      });
      socket.once('error', reject);
    });
  expect(await ping()).toBe('+PONG');
  await redis.stop();
  await expect(ping()).rejects.toThrow('ECONNREFUSED');
  await redis.restart();
  expect(await ping()).toBe('+PONG');
  await redis.stop();
}, 180_000);
