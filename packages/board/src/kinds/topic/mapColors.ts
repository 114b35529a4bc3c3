import { MapTheme, PaletteColor } from '../../document/constants.ts';
import type { BoardColor, BoardPaint } from '../../document/types.ts';
import { mixColors } from '../../render/color.ts';
import { shade, type BoardTheme } from '../../render/theme.ts';
import type { PlacedTopic } from './topicLayout.ts';

/** How the colour of a branch is on the ground of its main topic. */
type MainGround = 'fill' | 'deep';

interface MapColors {
  readonly root: PaletteColor;
  /** What main branches take in turn. */
  readonly branches: readonly PaletteColor[];
  readonly ground: MainGround;
}

const ALL: readonly PaletteColor[] = [
  PaletteColor.BLUE,
  PaletteColor.CORAL,
  PaletteColor.GREEN,
  PaletteColor.VIOLET,
  PaletteColor.ORANGE,
  PaletteColor.TEAL,
  PaletteColor.PINK,
  PaletteColor.CYAN,
];

/** What the themes of maps consist of: names of the palette, so that every board's light and dark look has its own shades. */
export const MAP_COLORS: Readonly<Record<MapTheme, MapColors>> = {
  [MapTheme.RAINBOW]: { root: PaletteColor.INK, branches: ALL, ground: 'fill' },
  [MapTheme.BOLD]: { root: PaletteColor.INK, branches: ALL, ground: 'deep' },
  [MapTheme.OCEAN]: {
    root: PaletteColor.BLUE,
    branches: [PaletteColor.BLUE, PaletteColor.CYAN, PaletteColor.TEAL],
    ground: 'fill',
  },
  [MapTheme.SUNSET]: {
    root: PaletteColor.CORAL,
    branches: [PaletteColor.CORAL, PaletteColor.PINK, PaletteColor.VIOLET],
    ground: 'fill',
  },
  [MapTheme.FOREST]: {
    root: PaletteColor.GREEN,
    branches: [PaletteColor.GREEN, PaletteColor.TEAL, PaletteColor.SAND],
    ground: 'fill',
  },
  [MapTheme.GRAPHITE]: { root: PaletteColor.INK, branches: [PaletteColor.GRAY], ground: 'fill' },
};

/** Black in a deep colour: as much as light text needs. */
const DEPTH = 0.3;

const asColor = (paint: BoardPaint | undefined): BoardColor | undefined =>
  paint === 'none' ? undefined : paint;

/** The colour of a topic's branch: its own, else the next one of its map. */
export function branchColor({
  branchTopic,
  branch,
  theme,
}: Pick<PlacedTopic, 'branchTopic' | 'branch' | 'theme'>): BoardColor {
  const { stroke, fill } = branchTopic.style;
  const { branches } = MAP_COLORS[theme];
  return asColor(stroke) ?? asColor(fill) ?? branches[branch % branches.length] ?? PaletteColor.BLUE;
}

/** Black in the colour of a root, so that its text is light. */
const ROOT_DEPTH = 0.15;

/** The ground of a root topic. */
export function rootGround(mapTheme: MapTheme, theme: BoardTheme): string {
  const { root } = MAP_COLORS[mapTheme];
  const ground = shade(theme, root, 'strong');
  return root === PaletteColor.INK ? ground : mixColors(ground, '#000000', ROOT_DEPTH);
}

/** The ground of a main topic in the colour of its branch. */
export function mainGround(mapTheme: MapTheme, color: BoardColor, theme: BoardTheme): string {
  const { ground } = MAP_COLORS[mapTheme];
  return ground === 'deep'
    ? mixColors(shade(theme, color, 'strong'), '#000000', DEPTH)
    : shade(theme, color, ground);
}
