/**
 * Tests the tests: changes the rules of an area in small ways (mutants) and counts the changes that no test notices.
 * Usage: `pnpm --filter @boardwalk/domain mutants [area…]`. Writes docs/reports/mutants.md and fails below the threshold.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));
const RESULTS = join(PACKAGE, '.results', 'mutants');
const REPORT = join(PACKAGE, '..', '..', 'docs', 'reports', 'mutants.md');
/** Percentage of mutants that tests must notice in each area. */
const THRESHOLD = 90;

/** Areas and the sources that belong to them. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  publish: ['src/publish/**/*.ts', '!src/publish/price.ts'],
  review: ['src/review/**/*.ts'],
  price: ['src/publish/price.ts', 'src/money/**/*.ts', 'src/commerce/**/*.ts'],
  onboarding: ['src/onboarding/**/*.ts'],
  rights: ['src/team/**/*.ts', 'src/sharing/**/*.ts', 'src/user/**/*.ts'],
};

interface Survivor {
  readonly place: string;
  readonly change: string;
}

interface AreaResult {
  readonly area: string;
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly survivors: readonly Survivor[];
}

async function testArea(area: string, sources: readonly string[]): Promise<AreaResult> {
  const stryker = new Stryker({
    mutate: [...sources, '!src/**/*.test.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
    tempDirName: '.results/stryker',
    ignorePatterns: ['dist', '.results', '.turbo', 'CHANGELOG.md'],
    allowEmpty: false,
    thresholds: { high: 100, low: THRESHOLD, break: null },
  });
  const mutants = await stryker.runMutationTest();
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location, mutatorName, replacement }) => ({
      place: `${relative(PACKAGE, fileName)}:${location.start.line}`,
      change: `${mutatorName}: ${(replacement ?? '').replaceAll(/\s+/gu, ' ').slice(0, 60)}`,
    }));
  return {
    area,
    killed: count('Killed'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    survivors,
  };
}

const noticed = ({ killed, timedOut }: AreaResult) => killed + timedOut;
const total = (result: AreaResult) => noticed(result) + result.survived + result.uncovered;
const score = (result: AreaResult) => (100 * noticed(result)) / total(result);

function report(results: readonly AreaResult[]): string {
  const rows = results.map((result) =>
    [
      result.area,
      total(result),
      noticed(result),
      result.survived,
      result.uncovered,
      `${score(result).toFixed(1)} %`,
    ].join(' | '),
  );
  const survivors = results.flatMap(({ area, survivors: left }) =>
    left.map(({ place, change }) => `| ${area} | \`${place}\` | \`${change.replaceAll('|', '\\|')}\` |`),
  );
  return [
    '# Mutation tests of the domain',
    '',
    'How many small changes to a rule (mutants) the tests notice. Written by `pnpm --filter @boardwalk/domain mutants`, which',
    `fails when an area falls below ${THRESHOLD} %. Changes to constants count as well; a time-out counts as noticed.`,
    'The table tests alone decide; the property tests (`*-invariants.test.ts`) are left out, since they take longer.',
    '',
    '| area | mutants | killed | survived | not covered | score |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row} |`),
    '',
    '## Survivors',
    '',
    '| area | place | change that no test notices |',
    '| --- | --- | --- |',
    ...survivors,
    '',
  ].join('\n');
}

async function earlierResult(area: string): Promise<AreaResult[]> {
  const text = await readFile(join(RESULTS, `${area}.json`), 'utf8').catch(() => null);
  return text === null ? [] : [JSON.parse(text) as AreaResult];
}

const wanted = parseArgs({ allowPositionals: true }).positionals;
const unknown = wanted.find((area) => !(area in AREAS));
if (unknown !== undefined)
  throw new Error(`unknown area "${unknown}": choose from ${Object.keys(AREAS).join(', ')}`);

process.chdir(PACKAGE);
await mkdir(RESULTS, { recursive: true });
for (const [area, sources] of Object.entries(AREAS)) {
  if (wanted.length > 0 && !wanted.includes(area)) continue;
  const result = await testArea(area, sources);
  await writeFile(join(RESULTS, `${area}.json`), JSON.stringify(result, null, 2));
}
const results = (await Promise.all(Object.keys(AREAS).map(earlierResult))).flat();
await writeFile(REPORT, report(results));
const weak = results.filter((result) => score(result) < THRESHOLD);
for (const result of weak)
  process.stderr.write(`${result.area}: ${score(result).toFixed(1)} % killed, below ${THRESHOLD} %\n`);
process.exitCode = weak.length > 0 ? 1 : 0;
