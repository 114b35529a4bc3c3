import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlaywrightReport, readPlaywright } from './playwright.ts';
import { isVitestReport, readVitest } from './vitest.ts';
import type { RunReport } from './report.ts';

export type { RunReport, TestOutcome, TestRecord } from './report.ts';

/** Where each package's runner leaves its report; turbo restores the folder with a cached run. */
export const RESULTS_FOLDER = '.results';

/**
 * Reads one report, whichever runner wrote it.
 * @param file absolute path of a JSON report
 * @throws Error naming the file when it is no report of a known runner, such as one that a crash cut short
 */
export function readReport(file: string): RunReport {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no complete JSON: did its runner crash?`, { cause: error });
  }
  if (isVitestReport(json)) return readVitest(json);
  if (isPlaywrightReport(json)) return readPlaywright(json);
  throw new Error(`${file} is neither Vitest's nor Playwright's JSON report`);
}

/** The reports below a folder, in the order of their paths; never those of installed packages. */
export function findReports(folder: string): string[] {
  return globSync(`**/${RESULTS_FOLDER}/*.json`, {
    cwd: folder,
    exclude: ['**/node_modules/**', `${RESULTS_FOLDER}/logs/**`],
  })
    .map((path) => join(folder, path))
    .toSorted();
}
