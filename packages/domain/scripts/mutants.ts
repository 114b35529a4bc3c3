/**
 * Tests the tests: changes the rules of an area in small ways (mutants) and counts the changes that no test notices.
 * Usage: `pnpm --filter @boardwalk/domain mutants [--continue] [area…]`. Writes docs/reports/mutants.md and fails below
 * the threshold. Each source file is a run of its own; `--continue` skips those that an interrupted run has finished.
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  publish: ['src/publish/!(price).ts'],
  review: ['src/review/*.ts'],
  price: ['src/publish/price.ts', 'src/money/*.ts', 'src/commerce/*.ts'],
  onboarding: ['src/onboarding/*.ts'],
  rights: ['src/team/*.ts', 'src/sharing/*.ts', 'src/user/*.ts'],
};

interface Survivor {
  readonly place: string;
  readonly change: string;
}

/** What the mutants of some sources met. */
interface Result {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly survivors: readonly Survivor[];
}

interface AreaResult extends Result {
  readonly area: string;
}

async function testFile(source: string): Promise<Result> {
  const stryker = new Stryker({
    mutate: [source],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
    tempDirName: '.results/stryker',
    ignorePatterns: ['dist', '.results', '.turbo', 'CHANGELOG.md'],
    // A file of types alone has nothing to change.
    allowEmpty: true,
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

/** The sources of an area. */
const sourcesOf = (area: string): string[] =>
  globSync([...(AREAS[area] ?? [])], { cwd: PACKAGE })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();

/** Where the result of a source file is kept. */
const resultPath = (source: string) => join(RESULTS, `${source.replaceAll('/', '.')}.json`);

async function readResult(source: string): Promise<Result[]> {
  const text = await readFile(resultPath(source), 'utf8').catch(() => null);
  return text === null ? [] : [JSON.parse(text) as Result];
}

/** The results of an area's sources added up; nothing while any is missing. */
async function areaResult(area: string): Promise<AreaResult[]> {
  const sources = sourcesOf(area);
  const results = (await Promise.all(sources.map(readResult))).flat();
  if (results.length < sources.length) return [];
  const sum = (count: (result: Result) => number) => results.reduce((all, result) => all + count(result), 0);
  return [
    {
      area,
      killed: sum(({ killed }) => killed),
      timedOut: sum(({ timedOut }) => timedOut),
      survived: sum(({ survived }) => survived),
      uncovered: sum(({ uncovered }) => uncovered),
      survivors: results.flatMap(({ survivors }) => survivors),
    },
  ];
}

const { positionals: named, values: flags } = parseArgs({
  allowPositionals: true,
  options: { continue: { type: 'boolean', default: false } },
});
const unknown = named.find((area) => !(area in AREAS));
if (unknown !== undefined)
  throw new Error(`unknown area "${unknown}": choose from ${Object.keys(AREAS).join(', ')}`);

process.chdir(PACKAGE);
await mkdir(RESULTS, { recursive: true });
const sources = (named.length > 0 ? named : Object.keys(AREAS)).flatMap(sourcesOf);
if (!flags.continue) for (const source of sources) await rm(resultPath(source), { force: true });
for (const source of sources) {
  if ((await readResult(source)).length > 0) continue;
  await writeFile(resultPath(source), JSON.stringify(await testFile(source), null, 2));
}
const results = (await Promise.all(Object.keys(AREAS).map(areaResult))).flat();
await writeFile(REPORT, report(results));
const weak = results.filter((result) => score(result) < THRESHOLD);
for (const result of weak)
  process.stderr.write(`${result.area}: ${score(result).toFixed(1)} % killed, below ${THRESHOLD} %\n`);
process.exitCode = weak.length > 0 ? 1 : 0;
