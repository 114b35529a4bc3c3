import { LANGUAGES, type Language } from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';
import { loadTexts } from './load-texts.ts';

/** A compiled message: text, placeholders, plurals and tags. */
type Part = { readonly type: number; readonly value?: string; readonly [key: string]: unknown };

const TEXT = 0;
const POUND = 7;

const modules = import.meta.glob<Record<string, Record<string, { id: string }>>>(
  ['../../**/*messages.ts', '../../../../../packages/app-shell/src/**/*messages.ts'],
  { eager: true },
);
const ids = Object.values(modules)
  .flatMap((module) => Object.values(module).flatMap((messages) => Object.values(messages)))
  .map(({ id }) => id);
const unique = [...new Set(ids)].toSorted();

/** The names of everything filled in, in plurals and tags too. */
function placeholders(parts: readonly Part[]): string[] {
  const names = parts.flatMap((part) => {
    const options = Object.values((part['options'] ?? {}) as Record<string, { value: readonly Part[] }>);
    const inner = [
      ...options.flatMap(({ value }) => value),
      ...((part['children'] ?? []) as readonly Part[]),
    ];
    const own = part.type === TEXT || part.type === POUND ? [] : [part.value ?? ''];
    return [...own, ...placeholders(inner)];
  });
  return [...new Set(names)].toSorted();
}

const textsOf = async (language: Language) =>
  (await loadTexts(language)) as unknown as Record<string, readonly Part[]>;

describe('texts', () => {
  test.each(LANGUAGES)('[LANG-01] every text of the console exists in %s', async (language) => {
    expect(unique.length).toBeGreaterThan(60);
    expect(Object.keys(await textsOf(language)).toSorted()).toEqual(unique);
  });

  test.each(LANGUAGES)('what is filled into a text is the same in %s as in English', async (language) => {
    const [english, texts] = [await textsOf('en-US'), await textsOf(language)];
    const different = unique.filter(
      (id) => placeholders(english[id] ?? []).join() !== placeholders(texts[id] ?? []).join(),
    );
    expect(different).toEqual([]);
  });
});
