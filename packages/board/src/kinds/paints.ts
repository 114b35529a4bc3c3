import type { BoardElement } from '../document/types.ts';
import { Registry } from '../registry.ts';
import type { KindPaint } from '../render/kindPaint.ts';
import { connectorPaint } from './connector/paint.ts';
import { drawingPaint } from './drawing/paint.ts';
import { framePaint } from './frame/paint.ts';
import { picturePaint } from './picture/paint.ts';
import { shapePaint } from './shape/paint.ts';
import { stickyPaint } from './sticky/paint.ts';
import { textPaint } from './text/paint.ts';
import { topicPaint } from './topic/paint.ts';

/** How each kind of element is painted (see `KindPaint`); `loadPaints` brings those that few boards need. */
export const paints = new Registry<KindPaint>(
  ({ type }) => type,
  [stickyPaint, textPaint, shapePaint, connectorPaint, topicPaint, framePaint, picturePaint],
);

/** How an element is painted; undefined for a kind that is only kept. */
export const paintOf = ({ type }: BoardElement): KindPaint | undefined => paints.get(type);

/** Kinds whose paint needs a part that is fetched for boards that hold one: most boards hold none. */
const ON_DEMAND: ReadonlyMap<string, () => Promise<KindPaint>> = new Map([
  ['drawing', async () => drawingPaint((await import('./drawing/outline.ts')).outlineOf)],
]);

/**
 * Fetches what painting these elements takes beyond what is there. Editors and thumbnails have all paints from the start.
 *
 * @throws Error when a part does not load.
 */
export async function loadPaints(elements: Iterable<BoardElement>): Promise<void> {
  const missing = new Set<() => Promise<KindPaint>>();
  for (const { type } of elements) {
    const load = paints.get(type) ? undefined : ON_DEMAND.get(type);
    if (load) missing.add(load);
  }
  const loaded = await Promise.all([...missing].map(async (load) => await load()));
  for (const paint of loaded) if (!paints.get(paint.type)) paints.register(paint);
}
