import { describe, expect, test } from 'vitest';
import { FeeType } from '../money/fee-type.ts';
import { UserKind } from '../user/user-kind.ts';
import type { FieldViolation } from '../validation/field-violation.ts';
import { checkPublishForm, EMPTY_TAXONOMY, hasCuratedTaxonomy, type PublishForm } from './publish-form.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const MEGABYTE = 1024 * 1024;

const FORM: PublishForm = {
  name: 'Retrospective',
  description: 'What went well, what did not, what we change.',
  cover: { size: 4000, head: PNG },
  feeType: FeeType.FREE,
  price: null,
  licence: 'site',
  changeNote: '',
  customTags: ['retro'],
  taxonomy: EMPTY_TAXONOMY,
};
const TAXONOMY = { scenes: [1], industries: [2], charts: [3], roles: [4], topics: [] };

const check = (change: Partial<PublishForm>, curatedTaxonomy = false): FieldViolation[] =>
  checkPublishForm({ ...FORM, ...change }, { curatedTaxonomy, sourceLicence: null });

test('a complete form breaks no rule', () => {
  expect(check({})).toEqual([]);
  expect(check({ taxonomy: TAXONOMY }, true)).toEqual([]);
});

test.each([
  [0, [{ field: 'name', rule: 'required', limit: 1 }]],
  [1, []],
  [50, []],
  [51, [{ field: 'name', rule: 'max_length', limit: 50 }]],
])('[VAL-PUB-01][CONST-03] a title of %i characters', (length, violations) => {
  expect(check({ name: '图'.repeat(length) })).toEqual(violations);
});

test.each(['Plan\u0001', 'two\nlines', 'a\u202eb'])('a title of characters that nobody sees, %j', (name) => {
  expect(check({ name })).toEqual([{ field: 'name', rule: 'invalid_characters' }]);
});

test.each([
  [0, [{ field: 'description', rule: 'required', limit: 10 }]],
  [9, [{ field: 'description', rule: 'min_length', limit: 10 }]],
  [10, []],
  [3000, []],
  [3001, [{ field: 'description', rule: 'max_length', limit: 3000 }]],
])('[VAL-PUB-02][CONST-04] a description of %i characters', (length, violations) => {
  expect(check({ description: '👍'.repeat(length) })).toEqual(violations);
});

test.each([
  [300, []],
  [301, [{ field: 'change_note', rule: 'max_length', limit: 300 }]],
])('a note of %i characters on what is new', (length, violations) => {
  expect(check({ changeNote: '新'.repeat(length) })).toEqual(violations);
});

test('what must be paid is not under Creative Commons', () => {
  expect(check({ feeType: FeeType.NEED_PAY, price: '5', licence: 'cc_by' })).toEqual([
    { field: 'licence', rule: 'not_allowed' },
  ]);
});

describe('cover', () => {
  test('[VAL-PUB-03] a cover is required', () => {
    expect(check({ cover: null })).toEqual([{ field: 'cover', rule: 'required' }]);
  });

  test('an update may keep the cover it has', () => {
    expect(check({ cover: 'unchanged' })).toEqual([]);
  });

  test.each([
    [5 * MEGABYTE, []],
    [5 * MEGABYTE + 1, [{ field: 'cover', rule: 'max_bytes', limit: 5 * MEGABYTE }]],
    [0, [{ field: 'cover', rule: 'empty_file' }]],
  ])('[VAL-PUB-23][CONST-22] a cover of %i bytes', (size, violations) => {
    expect(check({ cover: { size, head: PNG } })).toEqual(violations);
  });

  test.each([
    ['png', PNG, []],
    ['jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), []],
    ['gif', new TextEncoder().encode('GIF89a'), [{ field: 'cover', rule: 'type' }]],
    ['svg', new TextEncoder().encode('<svg xmlns="x">'), [{ field: 'cover', rule: 'type' }]],
    ['text', new TextEncoder().encode('image.png'), [{ field: 'cover', rule: 'type' }]],
  ])('[VAL-PUB-22][VAL-PUB-24] a cover that is %s by its signature', (_name, head, violations) => {
    expect(check({ cover: { size: 4000, head } })).toEqual(violations);
  });
});

describe('price', () => {
  test.each([
    ['', 'required'],
    ['1', 'min'],
    ['51', 'max'],
  ])('[VAL-PUB-10][VAL-PUB-11] a paid template with price %j is refused', (price, rule) => {
    expect(check({ feeType: FeeType.NEED_PAY, price })).toMatchObject([{ field: 'unit_price', rule }]);
  });

  test.each([FeeType.FREE, FeeType.MEMBER_FREE])('[VAL-PUB-13] fee type %i needs no price', (feeType) => {
    expect(check({ feeType, price: '' })).toEqual([]);
  });

  test('[ENUM-12] "all" is a filter and no fee of a template', () => {
    expect(check({ feeType: FeeType.ALL })).toEqual([{ field: 'fee_type', rule: 'unknown' }]);
  });
});

describe('curated taxonomy', () => {
  test.each([
    [UserKind.GENERAL_USER, false, false],
    [UserKind.GENERAL_USER, true, true],
    [UserKind.GENERAL_ADMIN, false, true],
    [UserKind.SUPER_ADMIN, false, true],
  ])(
    '[ROLE-18][ROLE-19][ROLE-20] user kind %i, specially invited: %s',
    (kind, isSpecialInvited, expected) => {
      expect(hasCuratedTaxonomy({ kind, isSpecialInvited })).toBe(expected);
    },
  );

  test('[ROLE-20] others publish with custom tags only', () => {
    expect(
      check({ taxonomy: { ...TAXONOMY, topics: [9] } }).map(({ field, rule }) => `${field} ${rule}`),
    ).toEqual(['scenes', 'industries', 'charts', 'roles', 'topics'].map((field) => `${field} not_allowed`));
  });

  test.each([
    ['[VAL-PUB-14]', 'scenes'],
    ['[VAL-PUB-16]', 'industries'],
    ['[VAL-PUB-17][AMB-19]', 'charts'],
    ['[VAL-PUB-18]', 'roles'],
  ] as const)('%s %s is required', (_ids, field) => {
    expect(check({ taxonomy: { ...TAXONOMY, [field]: [] } }, true)).toEqual([
      { field, rule: 'required', limit: 1 },
    ]);
  });

  test('[VAL-PUB-20] topics may be left empty', () => {
    expect(check({ taxonomy: { ...TAXONOMY, topics: [] } }, true)).toEqual([]);
  });

  test.each([
    ['[VAL-PUB-15][CONST-09]', 'scenes'],
    ['[VAL-PUB-19][CONST-10]', 'roles'],
    ['[VAL-PUB-21][CONST-11]', 'topics'],
  ] as const)('%s at most 2 %s', (_ids, field) => {
    expect(check({ taxonomy: { ...TAXONOMY, [field]: [11, 12] } }, true)).toEqual([]);
    expect(check({ taxonomy: { ...TAXONOMY, [field]: [11, 12, 13] } }, true)).toEqual([
      { field, rule: 'max_items', limit: 2 },
    ]);
  });

  test('the same scene twice is refused', () => {
    expect(check({ taxonomy: { ...TAXONOMY, scenes: [7, 7] } }, true)).toEqual([
      { field: 'scenes', rule: 'duplicate' },
    ]);
  });
});
