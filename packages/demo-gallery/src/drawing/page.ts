import type { PaletteColor } from '@boardwalk/board/document';

/** Width to height of a cover, which every whiteboard tries to fill: 1080 x 700. */
export const COVER_RATIO = 1080 / 700;

/** Spaces and font sizes all layouts share, in board units. */
export const Space = {
  /** Between sections. */
  gap: 24,
  /** Between a section's edge and what lies in it. */
  pad: 18,
  /** Between two notes. */
  cardGap: 12,
  /** Room for a section's title, which stands above its box. */
  title: 38,
  /** Between a note's edge and its text. */
  inset: 14,
} as const;

export const FontSize = { heading: 40, hint: 20, section: 22, card: 20, small: 17 } as const;

/** Colours of sections that name none: neighbours differ, and the row stays calm. */
export const SECTION_COLORS: readonly PaletteColor[] = [
  'blue',
  'green',
  'yellow',
  'coral',
  'violet',
  'teal',
  'orange',
  'pink',
];

/** The colour of the n-th section. */
export function sectionColor(index: number): PaletteColor {
  return SECTION_COLORS[index % SECTION_COLORS.length] ?? 'blue';
}
