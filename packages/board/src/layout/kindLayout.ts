import type { BoardBox, BoardPoint } from '../document/index.ts';
import type { Anchors } from './anchors.ts';
import type { SceneItem } from './sceneItem.ts';
import type { TextMeasurer } from './textMeasurer.ts';

/** What laying out an element may ask. */
export interface LayoutContext {
  readonly measurer: TextMeasurer;
  /** Where an element stands at which a line ends; null when it is not to be seen. */
  anchorsOf(id: string): Anchors | null;
}

/** Where a kind of element stands, wherever boards are shown; `layouts` lists them. */
export interface KindLayout<Item extends SceneItem = SceneItem> {
  readonly type: string;
  /** True when it lies below all other kinds. */
  readonly isGround?: boolean;
  /** Lays an element out; null when it is not to be seen. Topics have none: their map lays them out together. */
  layout?(element: Item['element'], context: LayoutContext): Item | null;
  /** Whether a point is on it, within `tolerance` board units for lines. */
  hit(item: Item, point: BoardPoint, tolerance: number): boolean;
  /** What the bounds of a board count of it; its bounds by default. */
  extent?(item: Item): BoardBox;
  /** Where lines take hold of it; by default its box. */
  anchors?(item: Item): Pick<Anchors, 'side' | 'border'>;
}
