import type { AreaResult } from './result.ts';

/** Percentage of mutants that tests must notice in each area. */
export const THRESHOLD = 90;

const noticed = ({ killed, timedOut }: AreaResult) => killed + timedOut;
const total = (result: AreaResult) => noticed(result) + result.survived + result.uncovered;

/** Percentage of an area's mutants that tests noticed. */
export const score = (result: AreaResult): number => (100 * noticed(result)) / total(result);

/** The report in Markdown. */
export function mutantReport(
  title: string,
  lines: readonly string[],
  results: readonly AreaResult[],
): string {
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
    `# ${title}`,
    '',
    ...lines,
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
