import { LANGUAGES, type Language } from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';
import { loadTexts } from './load-texts.ts';

const modules = import.meta.glob<Record<string, Record<string, { id: string }>>>(
  ['../../features/**/*messages.ts', '../**/*messages.ts'],
  { eager: true },
);
const ids = [
  ...new Set(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .flatMap((messages) => Object.values(messages))
      .map(({ id }) => id),
  ),
].toSorted();

describe('texts', () => {
  test.each(LANGUAGES)('[LANG-01] every text of the pages exists in %s', async (language: Language) => {
    expect(ids.length).toBeGreaterThan(100);
    expect(Object.keys(await loadTexts(language)).toSorted()).toEqual(ids);
  });
});
