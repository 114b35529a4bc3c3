import { describe, expect, test } from 'vitest';
import type { RunReport } from '@boardwalk/tooling-test-reports';
import { judge } from '../src/judge.ts';

const PACKAGE = { name: '@boardwalk/rules', folder: '/repo/packages/rules' };
const FILE = '/repo/packages/rules/a.test.ts';

function report(change: Partial<RunReport> = {}): RunReport {
  return {
    tests: [{ title: 'works', file: FILE, outcome: 'passed' }],
    files: [FILE],
    errors: [],
    flaky: [],
    ...change,
  };
}

describe('the verdict on a package', () => {
  test('counts what passed and what failed', () => {
    const tests = [
      { title: 'one', file: FILE, outcome: 'passed' as const },
      { title: 'two', file: FILE, outcome: 'failed' as const },
      { title: 'three', file: FILE, outcome: 'skipped' as const },
    ];
    const verdict = judge(PACKAGE, [FILE], [report({ tests })], 1);
    expect(verdict).toMatchObject({ passed: 1, failed: 1, problems: [] });
    expect(verdict.remarks).toEqual(['@boardwalk/rules: 1 skipped']);
  });

  test('a runner that left no report has failed, even when it ended with 0', () => {
    expect(judge(PACKAGE, [FILE], [], 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a report that cannot be read is a failure', () => {
    const verdict = judge(PACKAGE, [], [{ unreadable: 'cut short' }], 1);
    expect(verdict).toMatchObject({ passed: 0, failed: 1, problems: ['cut short'] });
  });

  test('a test file that no report mentions is a failure that names it', () => {
    const verdict = judge(PACKAGE, [FILE, '/repo/packages/rules/lost/b.test.ts'], [report()], 0);
    expect(verdict.failed).toBe(1);
    expect(verdict.problems).toEqual(['@boardwalk/rules: lost/b.test.ts produced no result']);
  });

  test('a script that ends badly although every test passed is a failure', () => {
    const verdict = judge(PACKAGE, [FILE], [report()], 134);
    expect(verdict).toMatchObject({ passed: 1, failed: 1 });
    expect(verdict.problems[0]).toContain('ended with 134');
  });

  test('a file that did not load is a failure', () => {
    expect(judge(PACKAGE, [FILE], [report({ tests: [], errors: ['no such module'] })], 1)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  test('a test that passed only when repeated passes, and is said', () => {
    const verdict = judge(PACKAGE, [FILE], [report({ flaky: ['works'] })], 0);
    expect(verdict).toMatchObject({ passed: 1, failed: 0, remarks: ['passed only when repeated: works'] });
  });
});
