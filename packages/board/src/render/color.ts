/** A colour as red, green and blue, 0-255. */
type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = ([r, g, b]: Rgb): string =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the second colour in the first, both `#rrggbb`. */
export function mixColors(a: string, b: string, share: number): string {
  const [from, to] = [parse(a), parse(b)];
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return toHex([part(0), part(1), part(2)]);
}

/** The colour with an opacity, as CSS takes it. */
export function withAlpha(hex: string, alpha: number): string {
  const [r, g, b] = parse(hex);
  return `rgba(${r},${g},${b},${alpha})`;
}

/** Relative luminance after WCAG, 0 for black to 1 for white. */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast of two colours after WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
