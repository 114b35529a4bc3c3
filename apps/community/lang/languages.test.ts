import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@boardwalk/domain';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const textsOf = (language: Language) =>
  JSON.parse(readFileSync(folder(`./${language}.json`), 'utf8')) as Record<string, string>;
const english = textsOf('en-US');

/** Names of the values and marks a text uses, each once. */
function valuesOf(text: string): string[] {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(parse(text));
  return [...names].toSorted();
}

describe.each(LANGUAGES)('%s', (language) => {
  const texts = textsOf(language);

  test('[LANG-01][LANG-12][OPEN-04] has every text', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('every text takes the values of the English one', () => {
    const wrong = Object.entries(texts).filter(
      ([id, text]) => valuesOf(text).join() !== valuesOf(english[id] ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });
});
