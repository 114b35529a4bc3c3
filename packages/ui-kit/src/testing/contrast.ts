/** Measures the colours that tokens really paint, for the tests and for the documentation. */

export type Rgb = [number, number, number];

let canvas: CanvasRenderingContext2D | null = null;

/**
 * The colour a token paints in sRGB, over an optional ground.
 *
 * @param within the part of the page whose theme counts
 */
export function painted(
  token: string,
  { ground, within = document.body }: { ground?: Rgb; within?: Element } = {},
): Rgb {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  within.append(probe);
  const { color } = getComputedStyle(probe);
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
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, WCAG 2.2: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
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

/** A token and the ground it is on. */
export type TokenPair = [token: string, ground: string];

/** Every text token with every ground it is written on: 4.5:1 at least. */
export const TEXT_PAIRS: readonly TokenPair[] = [
  ...['--bw-text', '--bw-text-muted', '--bw-text-faint', '--bw-link'].flatMap((text) =>
    GROUNDS.map((ground): TokenPair => [text, ground]),
  ),
  ['--bw-on-tide', '--bw-tide-4'],
  ['--bw-on-tide', '--bw-tide-5'],
  ['--bw-tide-5', '--bw-tide-1'],
  ['--bw-tide-5', '--bw-tide-2'],
  ['--bw-text', '--bw-tide-1'],
  ['--bw-text', '--bw-tide-2'],
  ['--bw-text-muted', '--bw-tide-2'],
  ['--bw-text-muted', '--bw-tide-1'],
  ['--bw-text-faint', '--bw-tide-1'],
  ['--bw-on-inverse', '--bw-inverse'],
  ['--bw-on-critical', '--bw-critical-deep'],
  ...SEMANTIC.flatMap((name): TokenPair[] => [
    [`--bw-${name}`, '--bw-surface'],
    [`--bw-${name}`, '--bw-surface-raised'],
    [`--bw-${name}`, '--bw-surface-hover'],
    [`--bw-${name}`, `--bw-${name}-wash`],
    [`--bw-on-${name}`, `--bw-${name}`],
  ]),
  ...[1, 2, 3, 4, 5, 6].map((color): TokenPair => [`--bw-avatar-${color}-text`, `--bw-avatar-${color}`]),
];

/** Edges of controls and the focus ring: 3:1 is enough to be seen. */
export const EDGE_PAIRS: readonly TokenPair[] = [
  '--bw-surface',
  '--bw-surface-raised',
  '--bw-surface-sunken',
].flatMap((ground): TokenPair[] => [
  ['--bw-line-control', ground],
  ['--bw-focus-color', ground],
  ['--bw-tide-4', ground],
]);
