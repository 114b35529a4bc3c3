import { expect, test } from 'vitest';
import { countCharacters } from '../text/count-characters.ts';
import { Language } from '../language/language.ts';
import { duplicateName } from './duplicate-name.ts';
import { FILE_NAME_LIMITS } from './limits.ts';

test('a duplicate says in the language of its maker that it is one', () => {
  expect(Object.values(Language).map((language) => duplicateName('Plan', language))).toEqual([
    'Plan 副本',
    'Plan copy',
    'Plan のコピー',
    'Plan 복사본',
    'Copia de Plan',
  ]);
});

test('a long name is shortened to fit, between characters', () => {
  for (const language of Object.values(Language)) {
    const name = duplicateName('🗺'.repeat(50), language);
    expect(countCharacters(name)).toBe(FILE_NAME_LIMITS.max);
    expect(name.isWellFormed()).toBe(true);
  }
});
