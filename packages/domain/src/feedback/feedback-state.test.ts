import { expect, test } from 'vitest';
import { checkFeedbackSettlement, FeedbackState, nextFeedbackStates } from './feedback-state.ts';

test('open feedback is answered or closed, closed feedback opened again, an answer stays', () => {
  expect(nextFeedbackStates(FeedbackState.OPEN)).toEqual(['answered', 'closed']);
  expect(nextFeedbackStates(FeedbackState.CLOSED)).toEqual(['open']);
  expect(nextFeedbackStates(FeedbackState.ANSWERED)).toEqual([]);
});

test.each([
  ['an answer', { seen: 'open', state: 'answered', answer: 'Soon.' }, []],
  ['an answer of 2000 characters', { seen: 'open', state: 'answered', answer: '图'.repeat(2000) }, []],
  ['closing', { seen: 'open', state: 'closed' }, []],
  ['opening again', { seen: 'closed', state: 'open' }, []],
  ['no words', { seen: 'open', state: 'answered', answer: '  ' }, [['answer', 'required']]],
  ['no answer', { seen: 'open', state: 'answered' }, [['answer', 'required']]],
  [
    'an answer of 2001 characters',
    { seen: 'open', state: 'answered', answer: 'x'.repeat(2001) },
    [['answer', 'max_length']],
  ],
  ['an answer that nobody gets', { seen: 'open', state: 'closed', answer: 'x' }, [['answer', 'max_length']]],
  ['a second answer', { seen: 'answered', state: 'answered', answer: 'x' }, [['state', 'unknown']]],
  ['closing what was answered', { seen: 'answered', state: 'closed' }, [['state', 'unknown']]],
  ['opening what is open', { seen: 'open', state: 'open' }, [['state', 'unknown']]],
] as const)('%s', (_title, settlement, violations) => {
  expect(checkFeedbackSettlement(settlement).map(({ field, rule }) => [field, rule])).toEqual(violations);
});
