import { expect, test } from 'vitest';
import { checkReportDecision, decideReportCase } from './report-case.ts';

test('an open case is upheld or dismissed, a decided one stays as it is', () => {
  expect(decideReportCase('open', 'uphold')).toBe('upheld');
  expect(decideReportCase('open', 'dismiss')).toBe('dismissed');
  for (const state of ['upheld', 'dismissed'] as const) {
    expect(decideReportCase(state, 'uphold')).toBeNull();
    expect(decideReportCase(state, 'dismiss')).toBeNull();
  }
});

test.each([
  [{ decision: 'uphold' }, [{ field: 'reason', rule: 'required', limit: 1 }]],
  [{ decision: 'uphold', reason: ' ' }, [{ field: 'reason', rule: 'required', limit: 1 }]],
  [{ decision: 'uphold', reason: 'x'.repeat(1000) }, []],
  [{ decision: 'uphold', reason: 'x'.repeat(1001) }, [{ field: 'reason', rule: 'max_length', limit: 1000 }]],
  [{ decision: 'dismiss' }, []],
  [{ decision: 'maybe' }, [{ field: 'decision', rule: 'unknown' }]],
])('a take-down gives its owner a reason: %j', (verdict, violations) => {
  expect(checkReportDecision(verdict)).toEqual(violations);
});
