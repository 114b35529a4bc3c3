import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateText, TextMeasurer } from './textMeasurer.ts';
import { breakPieces, fitText, LINE_HEIGHT, sureLines, wrapText } from './wrapText.ts';

/** Every character is as wide as the font is high, so that widths are known by counting. */
const square = new TextMeasurer((text, font) => [...text].length * Number(/(\d+)px/.exec(font)?.[1]), 'test');
const spec = { size: 10, bold: false, italic: false };
const lines = (text: string, characters: number) =>
  wrapText(text, spec, characters * 10, square).lines.map((line) => line.text);

describe('wrapping', () => {
  test('breaks at spaces and after hyphens, and keeps the lines one wrote', () => {
    expect(lines('one two three', 8)).toEqual(['one two', 'three']);
    expect(lines('well-known fact', 6)).toEqual(['well-', 'known', 'fact']);
    expect(lines('a\n\nb', 8)).toEqual(['a', '', 'b']);
  });

  test('a word wider than the line is broken anywhere', () => {
    expect(lines('Donaudampfschiff', 6)).toEqual(['Donaud', 'ampfsc', 'hiff']);
  });

  test('Chinese and Japanese break between characters, closing marks stay behind, opening ones go along', () => {
    expect(lines('机器学习入门', 4)).toEqual(['机器学习', '入门']);
    expect(lines('机器学习，入门', 4)).toEqual(['机器学', '习，入门']);
    expect(lines('会議（東京）です', 3)).toEqual(['会議', '（東', '京）で', 'す']);
    expect(lines('アジェンダー', 5)).toEqual(['アジェン', 'ダー']);
  });

  test('Korean breaks between words', () => {
    expect(lines('연구 주제 목록', 5)).toEqual(['연구 주제', '목록']);
  });

  test('Latin words within Chinese stay whole', () => {
    expect(lines('使用Python编程', 6)).toEqual(['使用', 'Python', '编程']);
  });

  test('characters of several code points are never torn', () => {
    expect(breakPieces('研👩‍👧é').join('')).toBe('研👩‍👧é');
    expect(lines('👩‍👧👩‍👧', 1)).toEqual(['👩‍👧', '👩‍👧']);
  });

  test.each([
    ['flags', '🇫🇷🇯🇵🇰🇷', ['🇫🇷', '🇯🇵', '🇰🇷']],
    ['families', '👨‍👩‍👧‍👦👩🏽‍💻', ['👨‍👩‍👧‍👦', '👩🏽‍💻']],
    ['keycaps and hearts', '1️⃣❤️‍🔥', ['1️⃣', '❤️‍🔥']],
    ['a flag of tags', '🏴󠁧󠁢󠁷󠁬󠁳󠁿🏴', ['🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏴']],
    ['letters with marks', 'e\u0301\u0323가', ['e\u0301\u0323', '가']],
    [
      'hangul in its parts',
      '\u1112\u1161\u11ab\u1100\u1173\u11af',
      ['\u1112\u1161\u11ab', '\u1100\u1173\u11af'],
    ],
    ['voiced kana in parts', 'か\u3099き', ['か\u3099', 'き']],
    ['Devanagari', 'क्षि', ['क्षि']],
  ])('%s stay whole', (_, text, characters) => {
    expect(lines(text, 0.5)).toEqual(characters);
  });

  test('no text is lost, and no line is wider than asked when its words fit', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'bc', ' ', '研', '。', '（', '-', '\n'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 8, max: 30 }), (given, width) => {
        const block = wrapText(given, spec, width * 10, square);
        const solid = (value: string) => value.replaceAll(/\s/g, '');
        expect(solid(block.lines.map((line) => line.text).join(''))).toBe(solid(given));
        expect(block.height).toBeCloseTo(block.lines.length * 10 * LINE_HEIGHT);
        for (const line of block.lines) expect([...line.text].length * 10).toBeLessThanOrEqual(width * 10);
      }),
    );
  });
});

describe('fitting', () => {
  const measurer = new TextMeasurer(estimateText, 'sans-serif');
  const box = { w: 140, h: 140 };

  test('short text keeps its size, longer text shrinks until it fits', () => {
    expect(fitText('Hi', { ...spec, size: 24 }, box, measurer).size).toBe(24);
    const long = fitText(
      'a rather long note that would never fit in its usual size '.repeat(2),
      { ...spec, size: 24 },
      box,
      measurer,
    );
    expect(long.size).toBeLessThan(24);
    expect(long.height).toBeLessThanOrEqual(box.h);
  });

  test('a long word shrinks rather than being torn', () => {
    const block = fitText('Geschwindigkeit', { ...spec, size: 24 }, box, measurer);
    expect(block.lines).toHaveLength(1);
  });

  test('what fits in no size is cut with an ellipsis', () => {
    const block = fitText('word '.repeat(400), { ...spec, size: 24 }, box, measurer);
    expect(block.height).toBeLessThanOrEqual(box.h);
    expect(block.lines.at(-1)?.text).toMatch(/…$/);
  });
});

describe('the lines of a text that is short', () => {
  /** Characters stand a little closer or wider beside some others, as they do in fonts. */
  const kerned = new TextMeasurer((text, font) => {
    const beside = [...text]
      .slice(1)
      .map((character, at) => ((text.charCodeAt(at) * 7 + character.charCodeAt(0)) % 9) - 4);
    return estimateText(text, font) + beside.reduce((sum, by) => sum + by * 0.6, 0);
  }, 'test');
  const word = fc.string({ unit: fc.constantFrom(...'abcWi.-, 研究カ가\n😀é'), maxLength: 30 });

  test('are as many as wrapping makes of it, or are not said', () => {
    fc.assert(
      fc.property(word, fc.integer({ min: 5, max: 400 }), (text, width) => {
        const sure = sureLines(text, spec, width, kerned);
        if (sure !== null) expect(wrapText(text, spec, width, kerned).lines).toHaveLength(sure);
      }),
    );
    expect(sureLines('one\ntwo', spec, 200, kerned)).toBe(2);
    expect(sureLines('研究', spec, 200, kerned)).toBe(1);
  });

  test('are not said where they may not fit, or where characters change beside each other', () => {
    expect(sureLines('just as wide', spec, 120, square)).toBeNull();
    expect(sureLines('e\u0301', spec, 900, square)).toBeNull();
    expect(sureLines('שלום', spec, 900, square)).toBeNull();
  });
});
