import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimHome } from './claimHome.ts';

let root: string;
let home: string;
let dataDir: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'boardwalk-home-')));
  home = join(root, 'elsewhere');
  dataDir = join(root, 'data');
  mkdirSync(home);
  mkdirSync(dataDir);
  symlinkSync(home, join(dataDir, 'postgres'));
  claimHome(home, dataDir);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a data folder finds its own database again', () => {
  expect(() => claimHome(home, dataDir)).not.toThrow();
});

test('a copy that links to the same database is refused, naming both folders', () => {
  const copy = join(root, 'copy');
  cpSync(dataDir, copy, { recursive: true, verbatimSymlinks: true });
  expect(() => claimHome(home, copy)).toThrow(`${copy} is a copy of ${dataDir}`);
});

test('a data folder that was moved keeps its database', () => {
  const moved = join(root, 'moved');
  renameSync(dataDir, moved);
  expect(() => claimHome(home, moved)).not.toThrow();
  expect(() => claimHome(home, moved)).not.toThrow();
});
