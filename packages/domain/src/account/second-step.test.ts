import { expect, test } from 'vitest';
import { parseSecondStepCode } from './second-step.ts';

test.each([
  ['492039', 'code', '492039'],
  [' 492 039 ', 'code', '492039'],
  ['４９２０３９', 'code', '492039'],
  ['abcde-fgh23', 'recovery_code', 'ABCDEFGH23'],
  ['ABCDE–FGH23', 'recovery_code', 'ABCDEFGH23'],
])('%s is a %s', (text, kind, value) => {
  expect(parseSecondStepCode(text)).toEqual({ kind, value });
});

test.each(['', '12345', '1234567', '12345a', 'ABCDEFGHI1', 'ABCDEFGH2', '٤٩٢٠٣٩'])('%s is none', (text) => {
  expect(parseSecondStepCode(text)).toBeNull();
});
