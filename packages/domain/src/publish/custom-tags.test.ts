import { expect, test } from 'vitest';
import { TagType } from '../taxonomy/tag-type.ts';
import { addCustomTag, checkCustomTags, foldTag } from './custom-tags.ts';
import { EMPTY_TAXONOMY } from './publish-form.ts';
import { joinPublishTags, sortPublishTags, type PublishTag } from './publish-tags.ts';

const field = 'custom_tags';

test('[VAL-PUB-04] at least one custom tag', () => {
  expect(checkCustomTags([])).toEqual([{ field, rule: 'required', limit: 1 }]);
});

test('[VAL-PUB-05][CONST-05] three custom tags are fine, a fourth is not', () => {
  expect(checkCustomTags(['a', 'b', 'c'])).toEqual([]);
  expect(checkCustomTags(['a', 'b', 'c', 'd'])).toEqual([{ field, rule: 'max_items', limit: 3 }]);
});

test.each([
  [1, []],
  [100, []],
  [101, [{ field, rule: 'max_length', limit: 100 }]],
])('[VAL-PUB-06][CONST-06] a custom tag of %i characters', (length, violations) => {
  expect(checkCustomTags(['标'.repeat(length)])).toEqual(violations);
});

test.each(['  ', '\u200b', '\u2060 \ufeff'])('a tag of which nothing can be seen is refused: %j', (tag) => {
  expect(checkCustomTags([tag])).toEqual([{ field, rule: 'required', limit: 1 }]);
});

test.each(['a\u202eb', 'a\u0007b', 'a\u2066b'])(
  'a tag that disturbs the text beside it is refused: %j',
  (tag) => {
    expect(checkCustomTags([tag])).toEqual([{ field, rule: 'invalid_characters' }]);
  },
);

test.each([
  ['retro', 'retro'],
  ['Retro', 'rETRO'],
  ['retro', '  retro '],
  ['ｒｅｔｒｏ', 'retro'],
  ['straße', 'STRASSE'],
  ['e\u0301toile', 'étoile'],
  ['user  journey', 'user journey'],
  ['ガント', 'ｶﾞﾝﾄ'],
  ['retro', 're\u200btro'],
])('[VAL-PUB-07] %j repeats %j', (one, other) => {
  expect(checkCustomTags([one, other])).toEqual([{ field, rule: 'duplicate' }]);
});

test('[VAL-PUB-07] the folded form of a tag is small, narrow and single-spaced', () => {
  expect(foldTag('  ＵＳＥＲ \t Straße ')).toBe('user strasse');
});

test('[VAL-PUB-07] tags that differ by more than width and case are no repeats', () => {
  expect(checkCustomTags(['resume', 'résumé', '思维'])).toEqual([]);
});

test('[VAL-PUB-05][VAL-PUB-07] the form adds a tag or says what stands against it', () => {
  expect(addCustomTag(['a'], ' b ')).toEqual({ tags: ['a', 'b'] });
  expect(addCustomTag(['a'], 'A')).toEqual({ violation: { field, rule: 'duplicate' } });
  expect(addCustomTag(['a', 'b', 'c'], 'd')).toEqual({ violation: { field, rule: 'max_items', limit: 3 } });
});

test('[AMB-19][AMB-20] all chosen tags travel as tag ids and are sorted back into the fields of the form', () => {
  const tag = (id: number, ttype: TagType, isChart = false): PublishTag => ({
    id,
    name: `tag ${id}`,
    ttype,
    isChart,
  });
  const taxonomy = { ...EMPTY_TAXONOMY, scenes: [1], industries: [2], charts: [3], roles: [4] };
  expect(joinPublishTags([9, 9], taxonomy)).toEqual([9, 1, 2, 3, 4]);
  const tags = [
    tag(9, TagType.CUSTOM),
    tag(1, TagType.SCENES),
    tag(2, TagType.INDUSTRY),
    tag(3, TagType.COMMON, true),
    tag(5, TagType.COMMON),
    tag(4, TagType.ROLE, true),
  ];
  expect(sortPublishTags(tags, [70])).toEqual({
    customTags: ['tag 9'],
    taxonomy: { ...taxonomy, topics: [70] },
  });
});
