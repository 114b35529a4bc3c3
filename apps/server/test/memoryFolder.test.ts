import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, inject, test } from 'vitest';
import { temporaryDataDir } from './liveServer.ts';
import { findMemoryFolder, keepFilesInMemory, memoryFolderFor, type MemoryFolder } from './memoryFolder.ts';

const GIGABYTE = 1024 ** 3;
const roomy: MemoryFolder = { path: '/memory', free: 8 * GIGABYTE, options: ['rw', 'nosuid'] };
/** The number by which Linux knows file systems in memory. */
const TMPFS = 0x01021994;

test('files go to memory where there is room for them', () => {
  expect(memoryFolderFor({}, roomy)).toBe('/memory');
});

test('files go to the disk where memory is missing, small, or runs no programs', () => {
  expect(memoryFolderFor({}, undefined)).toBeUndefined();
  expect(memoryFolderFor({}, { ...roomy, free: GIGABYTE })).toBeUndefined();
  expect(memoryFolderFor({}, { ...roomy, options: ['rw', 'noexec'] })).toBeUndefined();
});

test('a folder that the environment names is kept', () => {
  expect(memoryFolderFor({ TMPDIR: '/elsewhere' }, roomy)).toBeUndefined();
});

test('what is found is in memory', () => {
  const found = findMemoryFolder();
  if (found === undefined) return;
  expect(statfsSync(found.path).type).toBe(TMPFS);
  expect(found.options).toContain('rw');
  expect(found.free).toBeGreaterThan(0);
});

test('files are written where this run wants them', () => {
  expect(tmpdir()).toBe(inject('temporaryFolder'));
});

test('nothing changes for a run whose folder was named', () => {
  const environment = { TMPDIR: '/elsewhere' };
  keepFilesInMemory(environment);
  expect(environment).toEqual({ TMPDIR: '/elsewhere' });
});

test('servers that are killed have their data where this run found the folder for temporary files', () => {
  const data = temporaryDataDir();
  expect(dirname(data.path)).toBe(inject('diskFolder'));
  data.dispose();
});
