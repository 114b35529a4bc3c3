import type { BoardBox, BoardPoint } from '../document/index.ts';
import type { Anchors } from './anchors.ts';
import type { SceneItem } from './sceneItem.ts';
import type { TextMeasurer } from './textMeasurer.ts';

/** What knows which lines go round others, and have to be laid out again when these change. */
export interface Ways {
  /** Takes in that an element stands elsewhere than before; undefined where it is not to be seen. */
  changed(id: string, item: SceneItem | undefined, before: SceneItem | undefined): void;
  /** The lines that may run otherwise now. */
  take(): Iterable<string>;
}

/** What laying out an element may ask. */
export interface LayoutContext {
  readonly measurer: TextMeasurer;
  /** An element as it is laid out so far; undefined when it is not to be seen. */
  get(id: string): SceneItem | undefined;
  /** What may be in any of some areas; some that lies beside them is among it. */
  near(...areas: readonly BoardBox[]): SceneItem[];
  /** Set by the first line that goes round others. */
  ways?: Ways | undefined;
}

/** Where a kind of element stands, wherever boards are shown; `layouts` lists them. */
export interface KindLayout<Item extends SceneItem = SceneItem> {
  readonly type: string;
  /** True when it lies below all other kinds. */
  readonly isGround?: boolean;
  /** True when lines run over it instead of going round it, as they do with all grounds. */
  readonly isSeenThrough?: boolean;
  /** True when it is laid out after all others, because it looks where they stand. */
  readonly isLast?: boolean;
  /** Lays an element out; null when it is not to be seen. Topics have none: their map lays them out together. */
  layout?(element: Item['element'], context: LayoutContext): Item | null;
  /** Whether a point is on it, within `tolerance` board units for lines. */
  hit(item: Item, point: BoardPoint, tolerance: number): boolean;
  /** What the bounds of a board count of it; its bounds by default. */
  extent?(item: Item): BoardBox;
  /** Where lines take hold of it; by default its box. */
  anchors?(item: Item): Pick<Anchors, 'side' | 'border'>;
}
