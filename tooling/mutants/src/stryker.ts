import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { THRESHOLD } from './report.ts';
import type { Result } from './result.ts';

/** How the sources of a package are changed. */
export interface Ways {
  /** Whether they are changed where they are, and put back: for tests that read files beside the package. */
  readonly isInPlace: boolean;
  /** Whether what is evaluated once, when its file is loaded, stays as it is: each such change takes a run of all tests. */
  readonly leavesOutConstants: boolean;
}

/**
 * Changes some sources in small ways and runs the tests for each change.
 *
 * @param folder the package
 * @param sources from there
 */
export async function testMutants(
  folder: string,
  sources: readonly string[],
  { isInPlace, leavesOutConstants }: Ways,
): Promise<Result> {
  const stryker = new Stryker({
    mutate: [...sources],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts' },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
    inPlace: isInPlace,
    ignoreStatic: leavesOutConstants,
    tempDirName: '.results/stryker',
    ignorePatterns: ['dist', '.results', '.turbo', 'CHANGELOG.md'],
    dryRunTimeoutMinutes: 20,
    // A file of types alone has nothing to change.
    allowEmpty: true,
    thresholds: { high: 100, low: THRESHOLD, break: null },
  });
  const mutants = await stryker.runMutationTest();
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location, mutatorName, replacement }) => ({
      place: `${relative(folder, fileName)}:${location.start.line}`,
      change: `${mutatorName}: ${(replacement ?? '').replaceAll(/\s+/gu, ' ').slice(0, 60)}`,
    }));
  return {
    killed: count('Killed'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    survivors,
  };
}
