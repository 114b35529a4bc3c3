import { afterEach, expect, test } from 'vitest';
import { contrast, EDGE_PAIRS, luminance, painted, TEXT_PAIRS, type TokenPair } from '../testing/contrast.ts';

afterEach(() => document.documentElement.removeAttribute('data-theme'));

for (const theme of ['light', 'dark']) {
  const measure = (pairs: readonly TokenPair[], least: number) => {
    document.documentElement.dataset['theme'] = theme;
    return pairs
      .map(([text, ground]) => ({
        pair: `${text} on ${ground}`,
        ratio: contrast(painted(text), painted(ground)),
      }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
  };

  test(`every text keeps 4.5:1 against its ground in the ${theme} theme`, () => {
    expect(measure(TEXT_PAIRS, 4.5)).toEqual([]);
  });

  test(`edges of controls and the focus ring keep 3:1 in the ${theme} theme`, () => {
    expect(measure(EDGE_PAIRS, 3)).toEqual([]);
  });

  test(`the twelve neutrals run evenly from paper to ink in the ${theme} theme`, () => {
    document.documentElement.dataset['theme'] = theme;
    const steps = Array.from({ length: 12 }, (_, index) => luminance(painted(`--bw-neutral-${index + 1}`)));
    const sorted = steps.toSorted((a, b) => (theme === 'light' ? b - a : a - b));
    expect(steps).toEqual(sorted);
    expect(new Set(steps).size).toBe(12);
  });
}

test('a theme can be set on a part of the page', () => {
  document.documentElement.dataset['theme'] = 'light';
  const part = document.createElement('div');
  part.dataset['theme'] = 'dark';
  part.style.background = 'var(--bw-surface)';
  document.body.append(part);
  const inner = getComputedStyle(part).backgroundColor;
  part.dataset['theme'] = 'light';
  expect(getComputedStyle(part).backgroundColor).not.toBe(inner);
  part.remove();
});

test('each CJK language has its own face', () => {
  const faces = ['zh-CN', 'ja-JP', 'ko-KR', 'en-US'].map((lang) => {
    const text = document.createElement('p');
    text.lang = lang;
    document.body.append(text);
    const face = getComputedStyle(text).fontFamily;
    text.remove();
    return face;
  });
  expect(new Set(faces).size).toBe(4);
});
