import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters, normalizeText } from './count-characters.ts';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['', 0],
  ['   ', 0],
  ['  a b  ', 3],
  ['e\u0301', 1],
  ['思维导图', 4],
  ['\u1112\u1161\u11ab', 1],
  ['𠮷野家', 3],
  ['👩‍👩‍👧', 5],
  ['\u3000全角\u3000', 2],
])('[AMB-37] %j counts %i characters: trimmed NFC code points', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test('[AMB-37] composed and decomposed spellings count the same, and counting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(countCharacters(text.normalize('NFD'))).toBe(countCharacters(text));
      expect(countCharacters(normalizeText(text))).toBe(countCharacters(text));
    }),
  );
});

test('[VAL-FB-14] angle brackets, ampersands and quotes are escaped, once, and nothing else', () => {
  expect(escapeHtml(`<b> & "quoted", 'too' &amp; ¡(/\\=)!`)).toBe(
    '&lt;b&gt; &amp; &quot;quoted&quot;, &#39;too&#39; &amp;amp; ¡(/\\=)!',
  );
});

test('[VAL-FB-14] what is escaped holds no bracket or quote and reads back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ';', '图') }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/u);
      const read = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      expect(read.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')).toBe(text);
    }),
  );
});
