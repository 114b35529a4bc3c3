import { resolve } from 'node:path';
import type { RunReport, TestOutcome } from './report.ts';

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightSuite {
  title: string;
  file?: string;
  specs?: { title: string; file?: string; tests: { status: string; projectName?: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config?: { rootDir?: string };
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}

export function isPlaywrightReport(json: unknown): json is PlaywrightReport {
  return typeof json === 'object' && json !== null && 'suites' in json && Array.isArray(json.suites);
}

/** Playwright calls an outcome by how it compares with what was expected. */
const OUTCOMES: Readonly<Record<string, TestOutcome>> = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
};

export function readPlaywright(report: PlaywrightReport): RunReport {
  const root = report.config?.rootDir ?? '';
  const run: RunReport = {
    tests: [],
    files: [],
    errors: (report.errors ?? []).map((error) => error.message ?? 'an error outside of any test'),
    flaky: [],
  };
  const walk = (suite: PlaywrightSuite, titles: readonly string[]): void => {
    for (const spec of suite.specs ?? []) {
      const file = resolve(root, spec.file ?? suite.file ?? '');
      const title = [...titles, spec.title].filter(Boolean).join(' ');
      run.files.push(file);
      for (const test of spec.tests) {
        run.tests.push({ title, file, outcome: OUTCOMES[test.status] ?? 'failed' });
        if (test.status === 'flaky') run.flaky.push(title);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  // The outermost suite is the file; its title is a path.
  for (const suite of report.suites) walk(suite, []);
  run.files = [...new Set(run.files)];
  return run;
}
