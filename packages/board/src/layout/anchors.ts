import type { BoardBox, BoardPoint } from '../document/elementBase.ts';

/** A side of an element. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Where lines and guides take hold of an element. */
export interface Anchors {
  readonly box: BoardBox;
  /** Its box before it is turned, and by how many degrees it is. */
  readonly upright: BoardBox;
  readonly rotation: number;
  /** The side that looks away from a map, of a topic on which nothing hangs there. */
  readonly free?: Side | undefined;
  /** The middle of a side, on its outline. */
  side(side: Side): BoardPoint;
  /**
   * The curve to another one where a line from side to side would have no room: its two ends, and the control points
   * between them; null elsewhere.
   */
  bow?(other: Anchors): readonly [BoardPoint, BoardPoint, BoardPoint, BoardPoint] | null;
  /** Where the straight line from its middle to a point leaves it. */
  border(toward: BoardPoint): BoardPoint;
}
