export type TestOutcome = 'passed' | 'failed' | 'skipped';

/** One test as its runner reported it. */
export interface TestRecord {
  /** The titles of the groups around the test and its own, joined by a space. */
  title: string;
  /** Absolute path of the file that holds it. */
  file: string;
  outcome: TestOutcome;
}

/** What one run of one runner says. */
export interface RunReport {
  tests: TestRecord[];
  /** Files that took part, also those without a test in the end. */
  files: string[];
  /** What went wrong outside of any test: a file that does not load, a failed hook. */
  errors: string[];
  /** Titles of tests that passed only when repeated. */
  flaky: string[];
}
