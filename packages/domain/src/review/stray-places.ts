/** A place on a board, in its pixels. */
export interface BoardPlace {
  readonly x: number;
  readonly y: number;
}

/** Nearer than this nothing counts as off the canvas, however small the rest of the board is, in pixels of the board. */
const NEAR = 10_000;
/** How many times as far from the middle as most of the rest. */
const FAR = 10;

/**
 * Whether something lies so far from the rest of a board that it is easily missed (decisions: "Publishing and review").
 *
 * @param places where the things on the board are
 */
export function holdsStrays(places: readonly BoardPlace[]): boolean {
  if (places.length < 2) return false;
  const middle = { x: median(places.map(({ x }) => x)), y: median(places.map(({ y }) => y)) };
  const distances = places.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  return Math.max(...distances) > Math.max(NEAR, median(distances) * FAR);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
