import { describe, expect, test } from 'vitest';
import type { TestRecord } from '@boardwalk/tooling-test-reports';
import { buildLedger } from '../src/ledger.ts';
import { ledgerJson, ledgerText } from '../src/print.ts';
import { parseRequirements } from '../src/requirements.ts';
import { idsOfTitle } from '../src/title-ids.ts';

const MARKDOWN = `# Requirements

Areas: A 2, VAL-PUB 1. Rows in all: 3.

| id | requirement | spec § |
|---|---|---|
| A-01 | (both) First. | §1 (L7) |
| A-02 | (client) Second | §1 (L8) |
| VAL-PUB-01 | (both) Third, with A-01 in it. | §2 |
`;

const requirements = parseRequirements(MARKDOWN);

function record(title: string, outcome: TestRecord['outcome'] = 'passed'): TestRecord {
  return { title, outcome, file: '/repo/a.test.ts' };
}

describe('the table', () => {
  test('rows are read in order, with the area that their id names', () => {
    expect(requirements.map(({ id, area, text }) => [id, area, text])).toEqual([
      ['A-01', 'A', '(both) First.'],
      ['A-02', 'A', '(client) Second'],
      ['VAL-PUB-01', 'VAL-PUB', '(both) Third, with A-01 in it.'],
    ]);
  });

  test('an id that stands twice is an error', () => {
    expect(() => parseRequirements(MARKDOWN.replace('| A-02', '| A-01'))).toThrow('A-01 twice');
  });

  test('a table with fewer rows than the head says is an error', () => {
    expect(() => parseRequirements(MARKDOWN.replace('Rows in all: 3', 'Rows in all: 4'))).toThrow('4 rows');
  });
});

describe('a title', () => {
  // The cases have names of their own: ids in one of our titles would claim to prove something.
  test.each([
    ['one id', '[A-01] saves', ['A-01']],
    ['two brackets', '[A-01][A-02] saves', ['A-01', 'A-02']],
    ['a list in brackets', '[A-01, A-02] saves', ['A-01', 'A-02']],
    ['a group and its test', 'group [VAL-PUB-01] saves [A-01]', ['VAL-PUB-01', 'A-01']],
    ['the same id twice', '[A-01] twice [A-01]', ['A-01']],
    ['an id without brackets', 'A-01 without brackets', []],
    ['words in brackets', '[a list] of words', []],
  ])('with %s claims what it names', (_, title, ids) => {
    expect(idsOfTitle(title)).toEqual({ ids, malformed: [] });
  });

  test.each([
    ['a range', '[A-01..03] range'],
    ['no comma', '[A-01 A-02] no comma'],
    ['words between', '[A-01, and more] words'],
  ])('with %s is malformed and claims nothing', (_, title) => {
    const { ids, malformed } = idsOfTitle(title);
    expect(ids).toEqual([]);
    expect(malformed).toHaveLength(1);
  });
});

describe('the ledger', () => {
  test('a row is proven by a passing test that names it, not by a skipped one', () => {
    const ledger = buildLedger(requirements, [record('[A-01] yes'), record('[A-02] not yet', 'skipped')]);
    expect(ledgerJson(ledger)).toEqual({ total: 3, proven: ['A-01'], unproven: ['A-02', 'VAL-PUB-01'] });
    expect(ledger.errors).toEqual([]);
  });

  test('a failing test takes the proof away that another one gives', () => {
    const ledger = buildLedger(requirements, [record('[A-01] yes'), record('[A-01] no', 'failed')]);
    expect(ledgerJson(ledger).proven).toEqual([]);
  });

  test('an id that no row has, and a form that cannot be read, are errors', () => {
    const { errors } = buildLedger(requirements, [record('[A-99] what'), record('[A-01..02] range')]);
    expect(errors).toEqual([
      expect.stringContaining('there is no requirement A-99'),
      expect.stringContaining('[A-01..02] cannot be read as ids'),
    ]);
  });

  test('the list for people names the tests of each row and sums up each area', () => {
    const text = ledgerText(buildLedger(requirements, [record('[A-01] yes')]), '/repo');
    expect(text).toContain('✓ A-01  (both) First.\n    a.test.ts: [A-01] yes');
    expect(text).toContain('· A-02  unproven: (client) Second');
    expect(text).toMatch(/A +1 of 2\n +VAL-PUB +0 of 1/);
    expect(text).toMatch(/1 of 3 requirements proven$/);
  });
});
