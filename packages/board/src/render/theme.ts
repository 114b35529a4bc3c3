import { PaletteColor } from '../document/constants.ts';
import type { BoardColor } from '../document/types.ts';
import { contrast, luminance, mixColors } from './color.ts';

/** The shades of one palette colour in a theme. */
export interface PaletteShades {
  /** Ground of stickies, shapes and main topics. */
  readonly fill: string;
  /** A breath of the colour: ground of frames. */
  readonly tint: string;
  /** Outlines, connectors and branches. */
  readonly line: string;
  /** The full colour: ground of root topics. */
  readonly strong: string;
  /** Text in this colour on a light ground, and on a dark one. */
  readonly darkText: string;
  readonly lightText: string;
}

/** All colours a board is painted with. */
export interface BoardTheme {
  readonly name: 'light' | 'dark';
  /** The board's own ground, and the dots on it. */
  readonly canvas: string;
  readonly dots: string;
  /** Text and lines on the ground, and quieter ones. */
  readonly ink: string;
  readonly muted: string;
  readonly shadow: string;
  readonly accent: string;
  readonly palette: Readonly<Record<PaletteColor, PaletteShades>>;
}

const INK = '#1f2733';
const WHITE = '#ffffff';
/** Light text: a little softer than white. */
const PALE = '#f6f8fa';

interface Hue {
  readonly fill: string;
  readonly strong: string;
  readonly text: string;
}

const HUES: Readonly<Record<Exclude<PaletteColor, 'paper' | 'ink'>, Hue>> = {
  yellow: { fill: '#ffe38a', strong: '#d99a00', text: '#5b4200' },
  orange: { fill: '#ffcb96', strong: '#e2761b', text: '#6a3200' },
  coral: { fill: '#ffb9ae', strong: '#df5441', text: '#7a2013' },
  pink: { fill: '#ffbcd7', strong: '#d6437f', text: '#75143f' },
  violet: { fill: '#d6c6ff', strong: '#7b57dd', text: '#3b2186' },
  blue: { fill: '#b4d7ff', strong: '#2a76d8', text: '#0f3b78' },
  cyan: { fill: '#a9e4f1', strong: '#1391ae', text: '#084c5d' },
  teal: { fill: '#a5e5d5', strong: '#12917b', text: '#074a3e' },
  green: { fill: '#bbe7b2', strong: '#429a35', text: '#1e5214' },
  lime: { fill: '#dcec97', strong: '#839c16', text: '#455405' },
  sand: { fill: '#eadfca', strong: '#a1855a', text: '#544425' },
  gray: { fill: '#dee3e9', strong: '#69747f', text: '#333c46' },
};

function lightShades({ fill, strong, text }: Hue): PaletteShades {
  const lightText = mixColors(fill, WHITE, 0.3);
  return { fill, tint: mixColors(fill, WHITE, 0.74), line: strong, strong, darkText: text, lightText };
}

const DARK_CANVAS = '#15191f';

/** On a dark board the grounds are a little deeper, tints sink into the board, and lines are brighter. */
function darkShades({ fill, strong, text }: Hue): PaletteShades {
  return {
    fill: mixColors(fill, '#000000', 0.1),
    tint: mixColors(DARK_CANVAS, strong, 0.16),
    line: mixColors(strong, fill, 0.4),
    strong: mixColors(strong, '#000000', 0.08),
    darkText: text,
    lightText: mixColors(fill, WHITE, 0.2),
  };
}

function shadesOf(make: (hue: Hue) => PaletteShades): Record<keyof typeof HUES, PaletteShades> {
  const { yellow, orange, coral, pink, violet, blue, cyan, teal, green, lime, sand, gray } = HUES;
  return {
    yellow: make(yellow),
    orange: make(orange),
    coral: make(coral),
    pink: make(pink),
    violet: make(violet),
    blue: make(blue),
    cyan: make(cyan),
    teal: make(teal),
    green: make(green),
    lime: make(lime),
    sand: make(sand),
    gray: make(gray),
  };
}

/** Paper and ink: grounds that turn round in the dark theme. */
const plain = (fill: string, tint: string, line: string): PaletteShades => ({
  fill,
  tint,
  line,
  strong: fill,
  darkText: INK,
  lightText: '#f2f4f7',
});

export const LIGHT_THEME: BoardTheme = {
  name: 'light',
  canvas: '#fafaf7',
  dots: '#e2e3df',
  ink: INK,
  muted: '#5d6876',
  shadow: '#2a3342',
  accent: '#1277c4',
  palette: {
    ...shadesOf(lightShades),
    paper: plain(WHITE, WHITE, '#c9ced6'),
    ink: plain('#27303c', '#eceef1', '#27303c'),
  },
};

export const DARK_THEME: BoardTheme = {
  name: 'dark',
  canvas: DARK_CANVAS,
  dots: '#272d36',
  ink: '#e9edf2',
  muted: '#98a3b0',
  shadow: '#000000',
  accent: '#56b0f2',
  palette: {
    ...shadesOf(darkShades),
    paper: plain('#242b35', '#1d232b', '#485261'),
    ink: plain('#e4e8ee', '#20262f', '#e4e8ee'),
  },
};

/** The theme of a name. */
export const themeOf = (name: 'light' | 'dark'): BoardTheme => (name === 'dark' ? DARK_THEME : LIGHT_THEME);

const isNamed = (theme: BoardTheme, color: BoardColor): color is PaletteColor => color in theme.palette;

const shadesFor = (theme: BoardTheme, color: BoardColor): PaletteShades | null =>
  isNamed(theme, color) ? theme.palette[color] : null;

/** A colour as a ground, a line or the full colour. */
export function shade(
  theme: BoardTheme,
  color: BoardColor,
  use: 'fill' | 'tint' | 'line' | 'strong',
): string {
  return shadesFor(theme, color)?.[use] ?? color;
}

/** The colour of text on a ground: as asked, in the shade that can be read there; dark or light when not asked. */
export function textOn(theme: BoardTheme, ground: string, color?: BoardColor): string {
  const light = luminance(ground) > 0.36;
  if (color === undefined) return contrast(ground, INK) >= contrast(ground, WHITE) * 0.9 ? INK : PALE;
  const shades = shadesFor(theme, color);
  if (!shades) return color;
  // "Paper" text is meant to be light and "ink" text dark, wherever that can be read.
  if (color === PaletteColor.PAPER) return light ? shades.darkText : WHITE;
  return light ? shades.darkText : shades.lightText;
}
