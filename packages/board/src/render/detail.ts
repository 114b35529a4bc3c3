/** How much of each element is worth painting at a scale. */
export interface Detail {
  /** Pixels per board unit. */
  readonly scale: number;
  /** Soft shadows under notes. */
  readonly shadows: boolean;
  /** Rounded corners, curves and outlines; without, plain rectangles. */
  readonly outlines: boolean;
}

/** Text smaller than this on the screen is drawn as bars, and below the second size not at all. */
export const READABLE_PIXELS = 4;
export const VISIBLE_PIXELS = 1.6;

/**
 * The detail for a scale and a number of visible elements: what is too small to be distinguished is left out, so that a
 * whole board of twenty thousand elements still pans smoothly.
 */
export function detailFor(scale: number, visible: number): Detail {
  const crowded = visible > 2500;
  return {
    scale,
    shadows: scale > (crowded ? 0.5 : 0.12),
    outlines: scale > (crowded ? 0.12 : 0.04),
  };
}
