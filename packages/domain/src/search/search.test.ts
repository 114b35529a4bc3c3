import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { highlightParts } from './highlight-parts.ts';
import { checkSynonyms, parseSynonyms, writeSynonyms } from './synonyms.ts';
import { highlightRanges } from './highlight-ranges.ts';
import { indexTerms, queryTerms, suggestionKey } from './search-terms.ts';
import { stemOf, tokenize, WORD_MAX } from './tokenize.ts';

/** Text in the five languages, with forms that differ only in width, case, accents or composition. */
const anyText = fc.string({
  unit: fc.constantFrom(...'aÁñßｱｶ\uff9eガが思维导图한국어\u1112\u1161\u11ab１９ ,-。・👍\u0301\u200bİſ'),
  maxLength: 40,
});

describe('terms', () => {
  test.each([
    ['User Journey', ['user', 'journey']],
    ['Planificación ANUAL', ['planificacion', 'anual']],
    ['思维导图', ['思', '思维', '维', '维导', '导', '导图', '图']],
    ['图', ['图']],
    ['マインドマップ', ['ま', 'まい', 'い', 'いん', 'ん', 'んど', 'ど', 'どま', 'まっ', 'っ', 'っぷ', 'ぷ']],
    ['회의록 2026', ['회', '회의', '의', '의록', '록', '2026']],
    ['SWOT分析', ['swot', '分', '分析', '析']],
    ['人々', ['人', '人々', '々']],
    ['ー', ['ー']],
    ['C++ and C#', ['c++', 'and', 'c#']],
    ['.NET', ['.net']],
    ['internet .nets', ['internet', 'nets', 'net']],
    ['ship 🚀 it', ['ship', '🚀', 'it']],
    ['Node.js', ['node', 'js', 'nodejs']],
    ['a to-do list', ['a', 'to', 'do', 'todo', 'list']],
    ['well-to-do', ['well', 'to', 'wellto', 'do', 'welltodo']],
    ['end. Next', ['end', 'next']],
    ['...', []],
    ['', []],
  ])('%j is indexed as %j', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });

  test.each([
    ['ＳＷＯＴ', 'swot'],
    ['ｶﾞﾝﾄ', 'ガント'],
    ['\u1112\u1161\u11ab국', '한국'],
    ['\u1112\u200b\u1161\u11ab국', '한국'],
    ['어\u11ab', '언'],
    ['cafe\u0301', 'CAFÉ'],
    ['㍿', '株式会社'],
    ['STRASSE', 'straße'],
    ['カンバン', 'かんばん'],
    ['co\u00adop', 'coop'],
  ])('%j and %j are found under the same terms', (one, other) => {
    expect(indexTerms(one)).toEqual(indexTerms(other));
  });

  test('forms of terms come with the tables of the caller', () => {
    const forms = {
      character: (character: string) => (character === '圖' ? '图' : character),
      stems: (word: string) => [`~${word.slice(0, 3)}`],
    };
    expect(indexTerms('導圖 C++ plans', forms)).toEqual(['導', '導图', '图', 'c++', 'plans', '~pla']);
  });

  test('voice marks of kana are other letters, accents are not', () => {
    expect(indexTerms('が')).not.toEqual(indexTerms('か'));
    expect(indexTerms('é')).toEqual(indexTerms('e'));
  });

  test.each([
    ['templates', 'template'],
    ['roles', 'role'],
    ['stories', 'story'],
    ['movies', 'movie'],
    ['lecciones', 'leccion'],
    ['papeles', 'papel'],
    ['boards', 'board'],
  ])('the plural %s has the stem of %s', (plural, singular) => {
    expect(stemOf(plural)).toBe(stemOf(singular));
  });

  test.each(['process', 'status', 'analysis', 'swot', '2026s', 'bus', 'été'])(
    '%s is its own stem',
    (word) => {
      expect(stemOf(word)).toBe(word);
    },
  );

  test('a very long word is cut, and found by its beginning', () => {
    expect(indexTerms('x'.repeat(500))).toEqual(['x'.repeat(WORD_MAX)]);
  });
});

describe('query', () => {
  test.each([
    ['思维导图', ['思维', '维导', '导图']],
    ['图', ['图']],
    ['user stories', ['user', 'stori']],
    ['用户 journey 图', ['用户', 'journey', '图']],
    ['a a', ['a']],
    ['  ', []],
  ])('%j asks for %j', (query, terms) => {
    expect(queryTerms(query)).toEqual({ terms, prefix: null });
  });

  test.each([
    ['user jour', ['user'], 'jour'],
    ['templates', [], 'templates'],
    ['user ', ['user'], null],
    ['思维', ['思维'], null],
    ['思维 ma', ['思维'], 'ma'],
    ['', [], null],
  ])('while typing, %j asks for %j and the prefix %j', (query, terms, prefix) => {
    expect(queryTerms(query, { asPrefix: true })).toEqual({ terms, prefix });
  });

  test('every part of a text between its words finds the text, in any language', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const index = new Set(indexTerms(text));
        const { terms, prefix } = queryTerms(text, { asPrefix: true });
        expect(terms.every((term) => index.has(term))).toBe(true);
        expect(prefix === null || [...index].some((term) => term.startsWith(prefix))).toBe(true);
      }),
    );
  });

  test('two or more neighbouring characters of a run of Han find it', () => {
    const run = '项目复盘会议模板';
    const index = indexTerms(run);
    for (let from = 0; from < run.length; from += 1) {
      for (let to = from + 1; to <= run.length; to += 1) {
        expect(index).toEqual(expect.arrayContaining([...queryTerms(run.slice(from, to)).terms]));
      }
    }
  });

  test('index and query ignore width, case and composition', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(queryTerms(text.normalize('NFD'))).toEqual(queryTerms(text));
        expect(indexTerms(foldText(text).text)).toEqual(indexTerms(text));
      }),
    );
  });
});

test('tokens point at the part of the original they come from', () => {
  const text = '  Año: ｶﾞﾝﾄ図 ';
  expect(tokenize(text).map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
    ['ano', 'Año'],
    ['が', 'ｶﾞ'],
    ['がん', 'ｶﾞﾝ'],
    ['ん', 'ﾝ'],
    ['んと', 'ﾝﾄ'],
    ['と', 'ﾄ'],
    ['と図', 'ﾄ図'],
    ['図', '図'],
  ]);
});

test.each([
  ['  Café -- Menú!', 'cafe menu'],
  ['「思维导图」模板', '思维导图 模板'],
  ['ＡＢＣ', 'abc'],
])('suggestions compare %j as %j', (text, key) => {
  expect(suggestionKey(text)).toBe(key);
});

describe('highlight', () => {
  const hits = (suggestion: string, typed: string) =>
    highlightRanges(suggestion, typed).map(({ start, end }) => suggestion.slice(start, end));

  test.each([
    ['User journey map', 'journey', ['journey']],
    ['User Journey', 'user jour', ['User Jour']],
    ['Journey of a user', 'user journey', ['Journey', 'user']],
    ['思维导图模板', '导图', ['导图']],
    ['Planificación', 'CIÓN', ['ción']],
    ['Planificacion', 'ción', ['cion']],
    ['ｶﾞﾝﾄチャート', 'ガ', ['ｶﾞ']],
    ['Straße', 'SS', ['ß']],
    ['banana', 'ana', ['ana']],
    ['aaaa', 'a', ['aaaa']],
    ['SWOT', 'kanban', []],
    ['SWOT', '  ', []],
    ['a.b', '.', ['.']],
  ])('in %j, typing %j marks %j', (suggestion, typed, marked) => {
    expect(hits(suggestion, typed)).toEqual(marked);
  });

  test('the parts are the suggestion again, hits and rest in turn', () => {
    fc.assert(
      fc.property(anyText, anyText, (suggestion, typed) => {
        const parts = highlightParts(suggestion, typed);
        expect(parts.map(({ text }) => text).join('')).toBe(suggestion);
        parts.forEach((part, index) => {
          expect(part.text).not.toBe('');
          expect(part.isHit).not.toBe(parts[index + 1]?.isHit);
        });
      }),
    );
  });
});

describe('synonyms', () => {
  test('a group a line, its words separated by commas of any kind; written as they are read', () => {
    const groups = parseSynonyms('retro,  复盘，回顾\n\n  鱼骨图、 fish   bone , \n');
    expect(groups).toEqual([
      ['retro', '复盘', '回顾'],
      ['鱼骨图', 'fish bone'],
    ]);
    expect(parseSynonyms(writeSynonyms(groups))).toEqual(groups);
  });

  test.each([
    ['a, b', []],
    ['a, b\n\nc', [{ line: 3, rule: 'alone' }]],
    ['Café, cafe', [{ line: 1, rule: 'twice' }]],
    [`a, ${'x'.repeat(51)}`, [{ line: 1, rule: 'long' }]],
    [Array.from({ length: 31 }, (_none, index) => index).join(), [{ line: 1, rule: 'many' }]],
  ])('%j: %j', (text, problems) => {
    expect(checkSynonyms(text)).toEqual(problems);
  });
});
