import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AVATAR_COLOURS, avatarColourIndex, avatarLabel } from './avatar.ts';
import { LANGUAGES } from '../language/language.ts';
import { checkName } from './check-name.ts';
import { deletedUserName } from './deleted-user.ts';
import { findReservedWords } from './find-reserved-words.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

describe('length', () => {
  test.each([
    ['', [{ field: 'nick_name', rule: 'required', limit: 1 }]],
    ['\u200b\u200d', [{ field: 'nick_name', rule: 'required', limit: 1 }]],
    ['王', []],
    ['x'.repeat(20), []],
    ['思'.repeat(21), [{ field: 'nick_name', rule: 'max_length', limit: 20 }]],
  ])('[VAL-PROF-02][VAL-ONB-01][CONST-14][OPEN-05] a name %j', (name, violations) => {
    expect(checkName('nick_name', name)).toEqual(violations);
  });

  test('[VAL-ONB-02] a name is trimmed before it is counted', () => {
    expect(checkName('name', `   ${'x'.repeat(20)}   `)).toEqual([]);
  });

  test('[VAL-ONB-07] an optional name may be empty, but not made of what cannot be seen', () => {
    expect(checkName('name', '  ', { optional: true })).toEqual([]);
    expect(checkName('name', null, { optional: true })).toEqual([]);
    expect(checkName('name', '\u200b', { optional: true })).toEqual([
      { field: 'name', rule: 'required', limit: 1 },
    ]);
  });

  test.each(['a\u202eb', 'line\nbreak', 'a\u0000b'])(
    'control and direction characters in %j are refused',
    (name) => {
      expect(checkName('name', name)).toEqual([{ field: 'name', rule: 'invalid_characters' }]);
    },
  );
});

describe('reserved words', () => {
  test.each([...RESERVED_WORDS.within, ...RESERVED_WORDS.alone])(
    '[VAL-ONB-03][VAL-PROF-03][OPEN-06][OPEN-07] %s is refused as a name, and named',
    (word) => {
      expect(findReservedWords(word)).toEqual([word]);
      expect(findReservedWords(word.toUpperCase())).toEqual([word]);
    },
  );

  test.each([
    ['a.d.m.i.n', 'admin'],
    ['A d m i n', 'admin'],
    ['ad-min', 'admin'],
    ['ad_min', 'admin'],
    ['ad\u200bm\u00adin', 'admin'],
    ['Boa·rd·walk', 'Boardwalk'],
    ['customer.service', 'customer service'],
    ['官 方', '官方'],
    ['客★服', '客服'],
    ['관 리 자', '관리자'],
    ['モデ・レーター', 'モデレーター'],
  ])('[VAL-ONB-04] separators do not hide the word in %j', (name, word) => {
    expect(findReservedWords(name)).toEqual([word]);
  });

  test.each([
    ['аdmіn', 'admin'],
    ['adm1n', 'admin'],
    ['@dmin', 'admin'],
    ['Аdмin', 'admin'],
    ['adrnin', 'admin'],
    ['admín', 'admin'],
    ['ａｄｍｉｎ', 'admin'],
    ['𝒶𝒹𝓂𝒾𝓃', 'admin'],
    ['B0ARDWALK', 'Boardwalk'],
    ['boardvvalk', 'Boardwalk'],
    ['0ff1c1al', 'official'],
    ['οfficial', 'official'],
    ['suppоrt', 'support'],
    ['ﾓﾃﾞﾚｰﾀｰ', 'モデレーター'],
  ])('[VAL-ONB-05] the look-alike spelling %j is caught', (name, word) => {
    expect(findReservedWords(name)).toEqual([word]);
  });

  test.each([
    'Badminton Fan',
    'Brad Minter',
    'Stafford',
    'Falstaff',
    'supporter',
    'Systematic',
    'Beetroot',
    'unofficial',
    '数学公式',
    '陈系统',
    'Marina Dmitri',
    '王小明',
    '김민수',
    '田中さくら',
    'María José',
    'Anna-Lena',
  ])('ordinary words and names that contain one are fine: %j', (name) => {
    expect(findReservedWords(name)).toEqual([]);
  });

  test.each(['staff_1', 'Mr Staff', 'TeamStaff', 'support24', '公式 田中', 'Root!'])(
    '[VAL-ONB-03] a word that counts only by itself is caught beside another: %j',
    (name) => {
      expect(findReservedWords(name)).toHaveLength(1);
    },
  );

  test('all words found are named, in order, the longest of those inside each other', () => {
    expect(checkName('name', 'Official admin')).toEqual([
      { field: 'name', rule: 'reserved_words', words: ['official', 'admin'] },
    ]);
    expect(findReservedWords('Administrator')).toEqual(['administrator']);
  });

  test('[VAL-ONB-04][VAL-ONB-05] no mix of separators and look-alikes hides a word', () => {
    const spellings = ['aаα@4', 'dԁ', 'mм', 'i1lі!', 'nп'].map((row) => fc.constantFrom(...row));
    const separator = fc.constantFrom('', '.', '_', '*', '\u200b', '~');
    fc.assert(
      fc.property(
        fc.tuple(...spellings),
        fc.array(separator, { minLength: 5, maxLength: 5 }),
        (letters, gaps) => {
          const name = letters.map((letter, index) => letter + (gaps[index] ?? '')).join('');
          expect(findReservedWords(name)).toEqual(['admin']);
        },
      ),
    );
  });

  test('any text can be checked', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => Array.isArray(findReservedWords(name))));
  });
});

describe('avatar', () => {
  test.each([
    ['王小明', '小'],
    ['王明', '王'],
    ['王', '王'],
    ['田中 さくら', 'く'],
    ['김민수', '민'],
    ['Ana López Ruiz', 'AL'],
    ['boardwalker', 'B'],
    ['  jean-luc picard ', 'JL'],
    ['é̂toile', 'É̂'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧F'],
    ['', ''],
  ])('[OPEN-48] the label of %j is %j', (name, label) => {
    expect(avatarLabel(name)).toBe(label);
  });

  test('[CONST-56] colours are the six of the palette, the same for the same key, and evenly used', () => {
    const counts = Array.from({ length: AVATAR_COLOURS }, () => 0);
    for (let index = 0; index < 6000; index += 1) {
      const colour = avatarColourIndex(`user-${index}`);
      expect(avatarColourIndex(`user-${index}`)).toBe(colour);
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    expect(counts).toHaveLength(6);
    for (const count of counts) expect(count).toBeGreaterThan(850);
  });
});

test('somebody who deleted their account is called so in every language', () => {
  const names = LANGUAGES.map((language) => deletedUserName(language));
  expect(new Set(names).size).toBe(LANGUAGES.length);
  expect(deletedUserName('en-US')).toBe('Deleted user');
});
