import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutantReport, score, THRESHOLD } from './report.ts';
import { testMutants, type Ways } from './stryker.ts';
import type { AreaResult, Result } from './result.ts';

/** What is changed, and what notices it. */
export interface MutantTest extends Ways {
  /** Folder of the package; its sources are named from there, and it has `vitest.mutants.config.ts`. */
  readonly folder: string;
  /** Areas, and the sources of each; those of one part are tested in one run. */
  readonly areas: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Name of the report in `docs/reports`, its title, and what it says before its tables. */
  readonly report: { readonly file: string; readonly title: string; readonly lines: readonly string[] };
}

/** The area of the run, for `vitest.mutants.config.ts`. */
const AREA = 'MUTANTS_AREA';

/**
 * Changes the sources of a package in small ways (mutants), counts the changes that no test notices, and writes the report. Fails
 * below the threshold. Arguments of the command are the areas to test, all by default; `--continue` skips the parts that an
 * interrupted run has finished.
 */
export async function runMutants({ folder, areas, report, ...ways }: MutantTest): Promise<void> {
  const { positionals: named, values: flags } = parseArgs({
    allowPositionals: true,
    options: { continue: { type: 'boolean', default: false } },
  });
  const unknown = named.find((area) => !(area in areas));
  if (unknown !== undefined)
    throw new Error(`unknown area "${unknown}": choose from ${Object.keys(areas).join(', ')}`);

  process.chdir(folder);
  const results = join(folder, '.results', 'mutants');
  await mkdir(results, { recursive: true });
  const path = (area: string, part: readonly string[]) =>
    join(results, `${area}.${part[0]?.replaceAll('/', '.')}.json`);
  const resultOf = async (area: string, part: readonly string[]): Promise<Result[]> => {
    const text = await readFile(path(area, part), 'utf8').catch(() => null);
    return text === null ? [] : [JSON.parse(text) as Result];
  };
  for (const area of named.length > 0 ? named : Object.keys(areas))
    for (const part of areas[area] ?? []) {
      if (!flags.continue) await rm(path(area, part), { force: true });
      else if ((await resultOf(area, part)).length > 0) continue;
      process.env[AREA] = area;
      const result = await testMutants(folder, part, ways);
      await writeFile(path(area, part), JSON.stringify(result, null, 2));
    }

  const tested: AreaResult[] = [];
  for (const [area, parts] of Object.entries(areas)) {
    const found = (await Promise.all(parts.map(async (part) => await resultOf(area, part)))).flat();
    // Nothing is said of an area while a part of it is missing.
    if (found.length === parts.length) tested.push({ area, ...added(found) });
  }
  const file = fileURLToPath(new URL(`../../../docs/reports/${report.file}`, import.meta.url));
  await writeFile(file, mutantReport(report.title, report.lines, tested));
  const weak = tested.filter((result) => score(result) < THRESHOLD);
  for (const result of weak)
    process.stderr.write(`${result.area}: ${score(result).toFixed(1)} % killed, below ${THRESHOLD} %\n`);
  process.exitCode = weak.length > 0 ? 1 : 0;
}

function added(results: readonly Result[]): Result {
  const sum = (count: (result: Result) => number) => results.reduce((all, result) => all + count(result), 0);
  return {
    killed: sum(({ killed }) => killed),
    timedOut: sum(({ timedOut }) => timedOut),
    survived: sum(({ survived }) => survived),
    uncovered: sum(({ uncovered }) => uncovered),
    survivors: results.flatMap(({ survivors }) => survivors),
  };
}
