import type { BoardBox, BoardPoint } from '../../document/elementBase.ts';
import type { SceneItem } from '../../layout/sceneItem.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { Registry } from '../../registry.ts';

/** What showing links takes. It is fetched for boards that have one: many have none. */
export interface LinkPart {
  readonly id: 'link';
  /** The box of an element's mark; null when it has no link. */
  boxOf(item: SceneItem): BoardBox | null;
  /** Paints the mark of an element that has a link. */
  paint(item: SceneItem, tools: PaintTools): void;
  /** Whether the mark of an element is at a point, within `tolerance` board units, at a scale at which it is painted. */
  isAt(item: SceneItem, point: BoardPoint, tolerance: number, scale: number): boolean;
}

/** Holds that part once it is there; without it links are not to be seen. */
export const linkParts = new Registry<LinkPart>(({ id }) => id, []);
