import { expect, test } from 'vitest';
import { checkFeedback, checkFeedbackImages, type FeedbackForm } from './check-feedback.ts';

const FORM: FeedbackForm = { career: 3, industry: 7, description: 'More fonts, please.', imageCount: 0 };
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xdb);
const WEBP = new TextEncoder().encode('RIFF....WEBP');
const LIMIT = 2 * 1024 * 1024;

test('complete feedback breaks no rule', () => {
  expect(checkFeedback(FORM)).toEqual([]);
});

test.each([
  ['[VAL-FB-01]', 'career', { career: null }],
  ['[VAL-FB-02]', 'industry', { industry: null }],
])('%s %s is required', (_ids, field, change) => {
  expect(checkFeedback({ ...FORM, ...change })).toEqual([{ field, rule: 'required' }]);
});

test.each([
  [0, [{ field: 'description', rule: 'required', limit: 1 }]],
  [1, []],
  [2000, []],
  [2001, [{ field: 'description', rule: 'max_length', limit: 2000 }]],
])('[VAL-FB-03][VAL-FB-04][CONST-16] a description of %i characters', (length, violations) => {
  expect(checkFeedback({ ...FORM, description: 'x'.repeat(length) })).toEqual(violations);
});

test('[VAL-FB-05] images are jpg or png', () => {
  expect(checkFeedbackImages([PNG, JPEG].map((head) => ({ size: 10, head })))).toEqual([]);
  expect(checkFeedbackImages([{ size: 10, head: WEBP }])).toEqual([{ field: 'imgList', rule: 'type' }]);
});

test('[VAL-FB-06][CONST-23] each image is at most 2 MB', () => {
  expect(checkFeedbackImages([{ size: LIMIT, head: PNG }])).toEqual([]);
  expect(checkFeedbackImages([{ size: LIMIT + 1, head: PNG }])).toEqual([
    { field: 'imgList', rule: 'max_bytes', limit: LIMIT },
  ]);
});

test('[VAL-FB-07][CONST-20] at most 3 images', () => {
  const tooMany = [{ field: 'imgList', rule: 'max_items', limit: 3 }];
  expect(checkFeedback({ ...FORM, imageCount: 3 })).toEqual([]);
  expect(checkFeedback({ ...FORM, imageCount: 4 })).toEqual(tooMany);
  expect(checkFeedbackImages(Array.from({ length: 4 }, () => ({ size: 10, head: PNG })))).toEqual(tooMany);
});
