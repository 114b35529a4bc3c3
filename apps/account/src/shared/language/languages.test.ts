import { LANGUAGES, type Language } from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';
import { messages } from '#features/sign-in/messages.ts';
import { loadTexts } from './load-texts.ts';

const ids = Object.values(messages)
  .map((message) => message.id)
  .toSorted();

describe('texts', () => {
  test.each(LANGUAGES)(
    '[LANG-01] every text of the sign-in page exists in %s',
    async (language: Language) => {
      expect(Object.keys(await loadTexts(language)).toSorted()).toEqual(ids);
    },
  );
});
