import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findReports, readReport } from '../src/index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, content: unknown): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('a report of Vitest', () => {
  test('titles hold the groups around a test, outcomes are passed, failed or skipped', () => {
    const file = write('vitest.json', {
      testResults: [
        {
          name: '/repo/a.test.ts',
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['outer', 'inner'], title: 'one', status: 'passed' },
            { ancestorTitles: [], title: 'two', status: 'failed' },
            { ancestorTitles: [], title: 'three', status: 'pending' },
          ],
        },
      ],
    });
    expect(readReport(file)).toEqual({
      tests: [
        { title: 'outer inner one', file: '/repo/a.test.ts', outcome: 'passed' },
        { title: 'two', file: '/repo/a.test.ts', outcome: 'failed' },
        { title: 'three', file: '/repo/a.test.ts', outcome: 'skipped' },
      ],
      files: ['/repo/a.test.ts'],
      errors: [],
      flaky: [],
    });
  });

  test('a file that does not load is an error although none of its tests failed', () => {
    const file = write('vitest.json', {
      testResults: [
        { name: '/repo/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(readReport(file).errors).toEqual(['/repo/a.test.ts: no such module']);
  });
});

describe('a report of Playwright', () => {
  test('every project of a spec is a test of its own; nested groups are part of the title', () => {
    const file = write('playwright.json', {
      config: { rootDir: '/repo/e2e' },
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          title: 'story.spec.ts',
          file: 'story.spec.ts',
          specs: [
            {
              title: 'top',
              file: 'story.spec.ts',
              tests: [{ status: 'expected' }, { status: 'unexpected' }],
            },
          ],
          suites: [
            {
              title: 'group',
              specs: [
                {
                  title: 'inner',
                  file: 'story.spec.ts',
                  tests: [{ status: 'flaky' }, { status: 'skipped' }],
                },
              ],
            },
          ],
        },
      ],
    });
    const report = readReport(file);
    expect(report.tests.map(({ title, outcome }) => `${title}: ${outcome}`)).toEqual([
      'top: passed',
      'top: failed',
      'group inner: passed',
      'group inner: skipped',
    ]);
    expect(report.files).toEqual(['/repo/e2e/story.spec.ts']);
    expect(report.errors).toEqual(['the server did not start']);
    expect(report.flaky).toEqual(['group inner']);
  });
});

test('a report that a crash cut short is an error naming the file', () => {
  const file = write('vitest.json', '{"testResults":[');
  expect(() => readReport(file)).toThrow(/vitest\.json is no complete JSON/);
});

test('JSON of another kind is an error naming the file', () => {
  const file = write('other.json', { hello: 1 });
  expect(() => readReport(file)).toThrow(/other\.json is neither/);
});

test('reports are found in every package, not in installed ones', () => {
  write('packages/a/.results/vitest.json', {});
  write('e2e/.results/playwright.json', {});
  write('packages/a/node_modules/b/.results/vitest.json', {});
  write('.results/logs/x.json', {});
  expect(findReports(folder)).toEqual([
    join(folder, 'e2e/.results/playwright.json'),
    join(folder, 'packages/a/.results/vitest.json'),
  ]);
});
