import { afterEach, expect, test } from 'vitest';

type Rgb = [number, number, number];

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** The colour a token really paints in the current theme, in sRGB, over an optional ground. */
function painted(token: string, ground?: Rgb): Rgb {
  if (!canvas) throw new Error('no canvas');
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  canvas.clearRect(0, 0, 1, 1);
  if (ground) {
    canvas.fillStyle = `rgb(${ground.join(' ')})`;
    canvas.fillRect(0, 0, 1, 1);
  }
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = [
  '--bw-surface',
  '--bw-surface-sunken',
  '--bw-surface-raised',
  '--bw-surface-hover',
  '--bw-surface-pressed',
];
const SEMANTIC = ['positive', 'caution', 'critical'];

/** Every text token with every ground it is written on. */
const TEXT_PAIRS: Array<[text: string, ground: string]> = [
  ...['--bw-text', '--bw-text-muted', '--bw-text-faint', '--bw-link'].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ['--bw-on-tide', '--bw-tide-4'],
  ['--bw-on-tide', '--bw-tide-5'],
  ['--bw-tide-5', '--bw-tide-1'],
  ['--bw-tide-5', '--bw-tide-2'],
  ['--bw-text', '--bw-tide-1'],
  ['--bw-text', '--bw-tide-2'],
  ['--bw-text-muted', '--bw-tide-1'],
  ['--bw-text-faint', '--bw-tide-1'],
  ['--bw-on-inverse', '--bw-inverse'],
  ['--bw-on-critical', '--bw-critical-deep'],
  ...SEMANTIC.flatMap((name): Array<[string, string]> => [
    [`--bw-${name}`, '--bw-surface'],
    [`--bw-${name}`, '--bw-surface-raised'],
    [`--bw-${name}`, '--bw-surface-hover'],
    [`--bw-${name}`, `--bw-${name}-wash`],
    [`--bw-on-${name}`, `--bw-${name}`],
  ]),
  ...[1, 2, 3, 4, 5, 6].map((color): [string, string] => [
    `--bw-avatar-${color}-text`,
    `--bw-avatar-${color}`,
  ]),
];

/** Edges of controls and the focus ring: 3:1 is enough to be seen. */
const EDGE_PAIRS: Array<[edge: string, ground: string]> = [
  '--bw-surface',
  '--bw-surface-raised',
  '--bw-surface-sunken',
].flatMap((ground): Array<[string, string]> => [
  ['--bw-line-control', ground],
  ['--bw-focus-color', ground],
  ['--bw-tide-4', ground],
]);

afterEach(() => document.documentElement.removeAttribute('data-theme'));

for (const theme of ['light', 'dark']) {
  const measure = (pairs: Array<[string, string]>, least: number) => {
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
