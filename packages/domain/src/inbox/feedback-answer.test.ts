import { expect, test } from 'vitest';
import { FEEDBACK_QUOTE_MAX, readFeedbackAnswer, writeFeedbackAnswer } from './feedback-answer.ts';

test('an answer to feedback reads back, with what it answers', () => {
  const content = { answer: 'It comes <soon>.', feedback: 'More "fonts", please.' };
  expect(readFeedbackAnswer(writeFeedbackAnswer(content))).toEqual(content);
});

test('long feedback is repeated in part, and no character is cut', () => {
  const repeated = (length: number) =>
    readFeedbackAnswer(writeFeedbackAnswer({ answer: 'Yes.', feedback: '🌊'.repeat(length) }))?.feedback;
  expect(repeated(FEEDBACK_QUOTE_MAX)).toBe('🌊'.repeat(FEEDBACK_QUOTE_MAX));
  expect(repeated(FEEDBACK_QUOTE_MAX + 1)).toBe(`${'🌊'.repeat(FEEDBACK_QUOTE_MAX - 1)}…`);
});

test.each(['', '{', 'null', '"x"', '{"answer":"Yes."}', '{"answer":1,"feedback":"x"}'])(
  '%j is no answer to feedback',
  (text) => {
    expect(readFeedbackAnswer(text)).toBeNull();
  },
);
