import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findReports, readReport } from '@boardwalk/tooling-test-reports';
import type { RunReport } from '@boardwalk/tooling-test-reports';
import type { WorkspacePackage } from './workspace.ts';

/** What the tests of one package came to. */
export interface Verdict {
  passed: number;
  failed: number;
  /** What went wrong beside failing tests, one line each; each counts as a failure. */
  problems: string[];
  /** Not counted, but said. */
  remarks: string[];
}

const TEST_FILES = '**/*.{test,spec,server-test}.{ts,tsx,mts,mjs}';
const STORY_FILES = '**/*.stories.{ts,tsx}';
const NOT_OURS = [
  '**/node_modules/**',
  '**/dist/**',
  '**/build/**',
  '**/fixtures/**',
  '**/storybook-static/**',
];

/** The test files a package has on disk; its stories too where they are run as tests. */
export function testFilesOf({ folder, manifest }: WorkspacePackage): string[] {
  const patterns = manifest.devDependencies?.['@storybook/addon-vitest']
    ? [TEST_FILES, STORY_FILES]
    : [TEST_FILES];
  return globSync(patterns, { cwd: folder, exclude: NOT_OURS })
    .map((path) => join(folder, path))
    .toSorted();
}

/**
 * Judges one package's run, so that nothing which was not really run can pass for passed.
 *
 * @param name the package, for messages
 * @param folder its folder, for messages
 * @param testFiles the test files it has
 * @param reports what its runners wrote; undefined stands for a report that cannot be read
 * @param exitCode how its test script ended
 */
export function judge(
  { name, folder }: { name: string; folder: string },
  testFiles: readonly string[],
  reports: readonly (RunReport | { unreadable: string })[],
  exitCode: number,
): Verdict {
  const verdict: Verdict = { passed: 0, failed: 0, problems: [], remarks: [] };
  const ran = new Set<string>();
  for (const report of reports) {
    if ('unreadable' in report) {
      verdict.problems.push(report.unreadable);
      continue;
    }
    verdict.passed += report.tests.filter((test) => test.outcome === 'passed').length;
    verdict.failed += report.tests.filter((test) => test.outcome === 'failed').length;
    verdict.problems.push(...report.errors);
    verdict.remarks.push(...report.flaky.map((title) => `passed only when repeated: ${title}`));
    const skipped = report.tests.filter((test) => test.outcome === 'skipped').length;
    if (skipped > 0) verdict.remarks.push(`${name}: ${skipped} skipped`);
    for (const file of report.files) ran.add(file);
  }
  if (reports.length === 0)
    verdict.problems.push(`${name}: its tests left no report in .results (did the runner crash?)`);
  else {
    for (const file of testFiles) {
      if (!ran.has(file)) verdict.problems.push(`${name}: ${relative(folder, file)} produced no result`);
    }
  }
  if (exitCode !== 0 && verdict.failed === 0 && verdict.problems.length === 0) {
    verdict.problems.push(`${name}: its test script ended with ${exitCode} although no test failed`);
  }
  verdict.failed += verdict.problems.length;
  return verdict;
}

/** Reads a package's reports and judges them. */
export function judgePackage(pkg: WorkspacePackage, exitCode: number): Verdict {
  const reports = findReports(pkg.folder).map((file) => {
    try {
      return readReport(file);
    } catch (error) {
      return { unreadable: `${pkg.name}: ${error instanceof Error ? error.message : String(error)}` };
    }
  });
  return judge(pkg, testFilesOf(pkg), reports, exitCode);
}
