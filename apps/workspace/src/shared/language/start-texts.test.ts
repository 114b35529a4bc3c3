import { startTexts } from '@boardwalk/app-shell/language';
import { Language } from '@boardwalk/domain';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts } from './load-texts.ts';

/** A server that has lost the texts of some languages. */
const without =
  (...lost: Language[]) =>
  (language: Language) =>
    lost.includes(language) ? Promise.reject(new TypeError('gone')) : loadTexts(language);

beforeEach(() => sessionStorage.clear());

test('a page starts in its language', async () => {
  const texts = await loadTexts(Language.KO_KR);
  expect(await startTexts(Language.KO_KR, loadTexts)).toEqual({ language: 'ko-KR', texts, wasLost: false });
});

test('[ERR-31] texts that are gone give way to English, and that is said', async () => {
  const texts = await loadTexts(Language.EN_US);
  const start = await startTexts(Language.KO_KR, without(Language.KO_KR));
  expect(start).toEqual({ language: 'en-US', texts, wasLost: true });
});

test('without English texts too, a page starts in a language that is there', async () => {
  const start = await startTexts(Language.KO_KR, without(Language.KO_KR, Language.EN_US));
  expect(start.wasLost).toBe(true);
  expect(Object.keys(start.texts)).not.toEqual([]);
});
