import { expect, test } from 'vitest';
import { readFeedbackContent, writeFeedbackContent } from './feedback-content.ts';

const CONTENT = {
  career: 301,
  industry: 401,
  description: 'More <fonts> & "colours"',
  imgList: ['/a', '/b'],
};

const violationsOf = (content: unknown) =>
  (readFeedbackContent(JSON.stringify(content)).violations ?? []).map(
    ({ field, rule }) => `${field} ${rule}`,
  );

test('[ENT-14] the content is a JSON text with career, industry, description and imgList, and reads back', () => {
  const text = writeFeedbackContent(CONTENT);
  expect(Object.keys(JSON.parse(text) as object)).toEqual(['career', 'industry', 'description', 'imgList']);
  expect(readFeedbackContent(text)).toEqual({ content: CONTENT });
});

test('what is missing is named', () => {
  expect(violationsOf({})).toEqual([
    'content.career required',
    'content.industry required',
    'content.description required',
  ]);
  expect(violationsOf({ ...CONTENT, imgList: undefined })).toEqual([]);
});

test.each([
  [{ ...CONTENT, career: '301' }, ['content.career format']],
  [{ ...CONTENT, industry: 0 }, ['content.industry format']],
  [{ ...CONTENT, career: 2 ** 40 }, ['content.career format']],
  [{ ...CONTENT, description: 5 }, ['content.description format']],
  [{ ...CONTENT, description: 'x'.repeat(2001) }, ['content.description max_length']],
  [{ ...CONTENT, imgList: '/a' }, ['content.imgList format']],
  [{ ...CONTENT, imgList: [1] }, ['content.imgList format']],
  [{ ...CONTENT, imgList: ['1', '2', '3', '4'] }, ['content.imgList max_items']],
  [{ ...CONTENT, imgList: ['1', '1'] }, ['content.imgList duplicate']],
])('what has the wrong form is named: %j', (content, violations) => {
  expect(violationsOf(content)).toEqual(violations);
});

test.each(['', '[]', 'null', '"x"', '{'])('%j is no content', (text) => {
  expect(readFeedbackContent(text)).toEqual({ violations: [{ field: 'content', rule: 'format' }] });
});
