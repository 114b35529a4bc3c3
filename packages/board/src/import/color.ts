import type { BoardColor, BoardPaint } from '../document/index.ts';

/** The colours that files name by word most often. */
const NAMED: Readonly<Record<string, BoardColor>> = {
  black: 'ink',
  white: 'paper',
  red: '#e03131',
  green: '#2f9e44',
  blue: '#1971c2',
  yellow: '#ffd43b',
  orange: '#fd7e14',
  purple: '#9c36b5',
  pink: '#f783ac',
  gray: 'gray',
  grey: 'gray',
};

/** Colours of other programs that stand for "the colour of text" and "the colour of paper": they follow the theme here. */
const THEMED: Readonly<Record<string, BoardColor>> = {
  '#000000': 'ink',
  '#1e1e1e': 'ink',
  '#ffffff': 'paper',
};

const byte = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** A colour as a board keeps it; null for what is no colour, such as `default`. */
export function colorOf(value: unknown): BoardColor | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  // Newer diagrams give one colour for each theme; the first is for light.
  const light = /^light-dark\(([^,]+(?:\([^)]*\))?)/.exec(text)?.[1];
  if (light !== undefined) return colorOf(light);
  const long = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(text)?.[1];
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/.exec(text);
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(text);
  let hex = long === undefined ? null : `#${long}`;
  if (short) hex = `#${[short[1], short[2], short[3]].map((digit) => `${digit}${digit}`).join('')}`;
  if (rgb) hex = `#${[rgb[1], rgb[2], rgb[3]].map((part) => byte(Number(part))).join('')}`;
  if (hex === null) return NAMED[text] ?? null;
  return THEMED[hex] ?? (hex as BoardColor);
}

/** A paint: `none` for what is see-through, null where the file leaves it to its program. */
export function paintOf(value: unknown): BoardPaint | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  if (text === 'none' || text === 'transparent' || text === '#00000000') return 'none';
  return colorOf(text);
}
