import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

/** One plural of a text: which text of which language, and its branches by name. */
interface Plural {
  readonly id: string;
  readonly language: string;
  readonly branches: PluralElement['options'];
}

const files = globSync('apps/*/lang/*.json', { cwd: PROJECT });
const plurals = files.flatMap((file): Plural[] => {
  const texts = JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as Record<string, string>;
  const language = basename(file, '.json');
  return Object.entries(texts).flatMap(([id, text]) =>
    pluralsIn(parse(text)).map(({ options }) => ({ id, language, branches: options })),
  );
});

/** All plurals of a text, those inside tags and other plurals too. */
function pluralsIn(parts: readonly MessageFormatElement[]): PluralElement[] {
  return parts.flatMap((part) => {
    if (isTagElement(part)) return pluralsIn(part.children);
    if (!isPluralElement(part) && !isSelectElement(part)) return [];
    const inner = Object.values(part.options).flatMap(({ value }) => pluralsIn(value));
    return isPluralElement(part) ? [part, ...inner] : inner;
  });
}

const showsNumber = (parts: readonly MessageFormatElement[]): boolean =>
  parts.some((part) => isPoundElement(part) || (isTagElement(part) && showsNumber(part.children)));

const isExact = (branch: string) => branch.startsWith('=');
const nameOf = ({ language, id }: Plural) => `${language} ${id}`;

describe('plurals of all texts', () => {
  test('there are plurals in all five languages', () => {
    expect(new Set(plurals.map(({ language }) => language)).size).toBe(5);
  });

  test('no branch waits for a form that its language does not have', () => {
    const dead = plurals.filter(({ language, branches }) => {
      const forms: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      return Object.keys(branches).some((branch) => !isExact(branch) && !forms.includes(branch));
    });
    expect(dead.map(nameOf)).toEqual([]);
  });

  test('what a text says of one exact number stands under that number, not under a form', () => {
    const inexact = plurals.filter(({ branches: { one } }) => one !== undefined && !showsNumber(one.value));
    expect(inexact.map(nameOf)).toEqual([]);
  });

  test('a number that has words of its own in English has them in every language', () => {
    const exactOf = ({ branches }: Plural) => Object.keys(branches).filter(isExact).join();
    const english = new Map(
      plurals.filter(({ language }) => language === 'en-US').map((plural) => [plural.id, exactOf(plural)]),
    );
    const different = plurals.filter((plural) => exactOf(plural) !== (english.get(plural.id) ?? ''));
    expect(different.map(nameOf)).toEqual([]);
  });
});
