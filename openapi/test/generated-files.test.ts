import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstDifference, publishFiles } from '../scripts/generated-files.ts';

describe('generated files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'generated-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    process.exitCode = undefined;
    vi.restoreAllMocks();
  });

  const publish = (text: string, checkOnly: boolean) =>
    publishFiles({ folder, files: { 'a.txt': text }, checkOnly, remedy: 'Generate again.' });

  test('a check of what was just written passes', () => {
    publish('one\n', false);
    publish('one\n', true);
    expect(process.exitCode).toBeUndefined();
  });

  test('a check of anything else fails, says where and what to do, and writes nothing', () => {
    const written: unknown[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(text) > 0);
    publish('one\ntwo\n', false);
    publish('one\n2\n', true);
    expect(process.exitCode).toBe(1);
    expect(written.join('')).toContain('a.txt differs from line 2');
    expect(written.join('')).toContain('Generate again.');
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('one\ntwo\n');
  });

  test('a missing or longer committed file is a difference too', () => {
    expect(firstDifference(undefined, 'one\n')).toBe('is missing');
    expect(firstDifference('one\ntwo', 'one')).toBe('has lines too many at its end');
    expect(firstDifference('one', 'one')).toBeUndefined();
  });
});
