import type { RunReport, TestOutcome } from './report.ts';

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { ancestorTitles?: string[]; title: string; status: string }[];
  }[];
}

export function isVitestReport(json: unknown): json is VitestReport {
  return (
    typeof json === 'object' && json !== null && 'testResults' in json && Array.isArray(json.testResults)
  );
}

function outcomeOf(status: string): TestOutcome {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

export function readVitest(report: VitestReport): RunReport {
  const run: RunReport = { tests: [], files: [], errors: [], flaky: [] };
  for (const file of report.testResults) {
    run.files.push(file.name);
    const tests = file.assertionResults.map((test) => ({
      title: [...(test.ancestorTitles ?? []), test.title].filter(Boolean).join(' '),
      file: file.name,
      outcome: outcomeOf(test.status),
    }));
    run.tests.push(...tests);
    // The file did not load, or a hook outside the tests failed: no test of it says so.
    if (file.status === 'failed' && !tests.some((test) => test.outcome === 'failed')) {
      run.errors.push(`${file.name}: ${file.message || 'failed outside of its tests'}`);
    }
  }
  return run;
}
