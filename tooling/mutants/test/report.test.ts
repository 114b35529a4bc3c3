import { expect, test } from 'vitest';
import { mutantReport, score } from '../src/report.ts';

const auth = {
  area: 'auth',
  killed: 7,
  timedOut: 2,
  survived: 1,
  uncovered: 2,
  survivors: [{ place: 'src/a.ts:3', change: 'LogicalOperator: a || b' }],
};

test('a time-out counts as noticed, and what no test reaches as not noticed', () => {
  expect(score(auth)).toBe(75);
});

test('the report has a row for each area and each survivor', () => {
  const report = mutantReport('Mutation tests', ['Of one area.'], [auth]);
  expect(report).toContain('# Mutation tests\n\nOf one area.\n');
  expect(report).toContain('| auth | 12 | 9 | 1 | 2 | 75.0 % |');
  // A bar would end the cell.
  expect(report).toContain('| auth | `src/a.ts:3` | `LogicalOperator: a \\|\\| b` |');
});
