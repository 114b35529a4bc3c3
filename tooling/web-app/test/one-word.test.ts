import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

/** Something that has one word in a language, whichever app speaks of it. */
interface Term {
  readonly language: string;
  /** Finds the texts about it, by their English. */
  readonly english: RegExp;
  /** Texts that are about something else as well. */
  readonly except?: RegExp;
  readonly must?: RegExp;
  readonly mustNot?: RegExp;
}

const TERMS: readonly Term[] = [
  // A whiteboard stands beside the mind map; a board is either.
  { language: 'es-ES', english: /\bboards?\b/iu, except: /whiteboard/iu, mustNot: /pizarra/iu },
  { language: 'ja-JP', english: /\bboards?\b/iu, except: /whiteboard/iu, mustNot: /ホワイトボード/u },
  { language: 'ko-KR', english: /\bboards?\b/iu, except: /whiteboard/iu, mustNot: /화이트보드/u },
  // What a creator takes out is not what a buyer pays.
  { language: 'es-ES', english: /\bpayouts?\b/iu, must: /retir/iu },
  { language: 'zh-CN', english: /\bpayouts?\b/iu, must: /提现/u },
  { language: 'ja-JP', english: /\bpayouts?\b/iu, must: /払い出し/u },
  { language: 'ko-KR', english: /\bpayouts?\b/iu, must: /정산/u },
];

const files = globSync('{apps,packages}/*/lang/en-US.json', { cwd: PROJECT });
const textsOf = (file: string) =>
  JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as Record<string, string>;

describe('one word for one thing, in all apps', () => {
  test.each(TERMS)('$language: $english', ({ language, english, except, must, mustNot }) => {
    const found = files.flatMap((file) => {
      const texts = textsOf(join(dirname(file), `${language}.json`));
      return Object.entries(textsOf(file)).flatMap(([id, text]) =>
        english.test(text) && except?.test(text) !== true
          ? [{ name: `${basename(dirname(dirname(file)))} ${id}`, text: texts[id] ?? '' }]
          : [],
      );
    });
    expect(found.length).toBeGreaterThan(0);
    const others = found.filter(({ text }) => must?.test(text) === false || mustNot?.test(text) === true);
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});
