import { expect, test } from 'vitest';
import { EMPTY_TAXONOMY } from './publish-form.ts';
import { checkTagCorrection, isNoChange, setChange, type TagCorrection } from './tag-correction.ts';

function broken(overrides: Partial<TagCorrection>) {
  const correction = { customTags: ['retro'], taxonomy: EMPTY_TAXONOMY, otherTags: 0, reason: '' };
  return checkTagCorrection({ ...correction, ...overrides }).map(
    ({ field, rule, limit }) => `${field} ${rule} ${limit ?? ''}`,
  );
}

test('tags of the taxonomy are allowed and none is required', () => {
  expect(broken({})).toEqual([]);
  const taxonomy = { scenes: [1, 2], industries: [3], charts: [4], roles: [5, 6], topics: [7, 8] };
  expect(broken({ taxonomy, customTags: ['a', 'b', 'c'] })).toEqual([]);
});

test('the limits are those of publishing', () => {
  const taxonomy = {
    scenes: [1, 2, 3],
    industries: [1, 2],
    charts: [1, 2],
    roles: [1, 2, 3],
    topics: [1, 2, 3],
  };
  expect(broken({ taxonomy, customTags: ['a', 'b', 'c', 'A'] })).toEqual([
    'scenes max_items 2',
    'industries max_items 1',
    'charts max_items 1',
    'roles max_items 2',
    'topics max_items 2',
    'custom_tags max_items 3',
    'custom_tags duplicate ',
  ]);
  expect(broken({ taxonomy: { ...EMPTY_TAXONOMY, topics: [1, 1] } })).toEqual(['topics duplicate ']);
  expect(broken({ customTags: ['a'.repeat(101)] })).toEqual(['custom_tags max_length 100']);
});

test.each([
  ['a scene', { taxonomy: { ...EMPTY_TAXONOMY, scenes: [1] } }, []],
  ['an industry', { taxonomy: { ...EMPTY_TAXONOMY, industries: [1] } }, []],
  ['a chart type', { taxonomy: { ...EMPTY_TAXONOMY, charts: [1] } }, []],
  ['a role', { taxonomy: { ...EMPTY_TAXONOMY, roles: [1] } }, []],
  ['a tag of no field', { otherTags: 1 }, []],
  ['a topic', { taxonomy: { ...EMPTY_TAXONOMY, topics: [1] } }, ['custom_tags required 1']],
  ['nothing', {}, ['custom_tags required 1']],
])('without tags of its owner a work has another tag: %s', (_what, left, violations) => {
  expect(broken({ customTags: [], ...left })).toEqual(violations);
});

test('a reason may be left out, and has an end', () => {
  expect(broken({ reason: '  ' })).toEqual([]);
  expect(broken({ reason: '🌊'.repeat(1000) })).toEqual([]);
  expect(broken({ reason: '🌊'.repeat(1001) })).toEqual(['reason max_length 1000']);
});

test.each([
  [[1, 2], [2, 1], { added: [], removed: [] }],
  [[1, 2], [3, 2, 3], { added: [3], removed: [1] }],
  [[], [1], { added: [1], removed: [] }],
  [[1, 1], [], { added: [], removed: [1] }],
])('from %j to %j', (before, after, change) => {
  expect(setChange<number>(before, after)).toEqual(change);
  expect(isNoChange(change)).toBe(change.added.length + change.removed.length === 0);
});
