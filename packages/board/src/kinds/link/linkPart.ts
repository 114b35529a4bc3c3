import type { BoardBox } from '../../document/elementBase.ts';
import type { SceneItem } from '../../layout/sceneItem.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { Registry } from '../../registry.ts';
import type { followLink, linkAt } from './linkMark.ts';

/** What showing links takes. It is fetched for boards that have one: many have none. */
export interface LinkPart {
  readonly id: 'link';
  /** The box of an element's mark; null when it has no link. */
  readonly boxOf: (item: SceneItem) => BoardBox | null;
  /** Paints the mark of an element that has a link. */
  readonly paint: (item: SceneItem, tools: PaintTools) => void;
  readonly at: typeof linkAt;
  readonly follow: typeof followLink;
}

/** Holds that part once it is there; without it links are not to be seen. */
export const linkParts = new Registry<LinkPart>(({ id }) => id, []);

/** Has the links of elements shown from now on. */
export function registerLinks(part: LinkPart): void {
  if (!linkParts.get('link')) linkParts.register(part);
}
