import type { BoardElement } from '../document/index.ts';
import { toSurface } from '../render/index.ts';
import type { BoardSurface } from './boardSurface.ts';

/** Elements that were found, and the one that is looked at. */
export interface FoundTexts {
  readonly ids: readonly string[];
  readonly current: string | null;
}

const NOTHING: FoundTexts = { ids: [], current: null };
/** Room between an element and its frame, in pixels. */
const GAP = 4;
/** A text is shown at this scale at least, if all of it fits then. */
const READABLE = 0.8;

/** What is found on each surface; its layer is painted from the first search on. */
const foundOn = new WeakMap<BoardSurface, FoundTexts>();

/**
 * Frames what was found on a surface, and brings the current one into view: branches that are folded over it open for this view.
 *
 * @param elements of the board
 * @param found null takes the frames away
 */
export function showFound(
  surface: BoardSurface,
  elements: ReadonlyMap<string, BoardElement>,
  found: FoundTexts | null,
): void {
  if (!foundOn.has(surface)) addLayer(surface);
  foundOn.set(surface, found ?? NOTHING);
  if (found?.current != null) goTo(surface, elements, found.current);
  surface.invalidateLayers();
}

function goTo(surface: BoardSurface, elements: ReadonlyMap<string, BoardElement>, id: string): void {
  const element = elements.get(id);
  const above: string[] = [];
  for (let each = element; each?.type === 'topic' && each.parent !== null && above.length < elements.size;) {
    above.push(each.parent);
    each = elements.get(each.parent);
  }
  if (surface.scene.get(id) === undefined) for (const topic of above) surface.setFoldedHere(topic, false);
  const box = surface.scene.boundsOf([id]);
  const fit = box && surface.fitOf({}, box);
  if (!box || !fit) return;
  const scale = Math.min(fit.scale, Math.max(surface.viewport.scale, READABLE));
  surface.glideTo({
    x: box.x + box.w / 2 - surface.width / 2 / scale,
    y: box.y + box.h / 2 - surface.height / 2 / scale,
    scale,
  });
}

function addLayer(surface: BoardSurface): void {
  surface.addLayer((context, viewport) => {
    const { scene, theme, width, height } = surface;
    const { ids, current } = foundOn.get(surface) ?? NOTHING;
    const color = theme.palette.orange.strong;
    for (const id of ids) {
      const box = scene.boundsOf([id]);
      if (!box) continue;
      const corner = toSurface(viewport, box);
      const [x, y] = [corner.x - GAP, corner.y - GAP];
      const [w, h] = [box.w * viewport.scale + 2 * GAP, box.h * viewport.scale + 2 * GAP];
      if (x > width || y > height || x + w < 0 || y + h < 0) continue;
      context.save();
      context.beginPath();
      context.roundRect(x, y, w, h, GAP);
      if (id === current) {
        // On a ground of its own: it is to be seen on a board of any colour.
        context.strokeStyle = theme.canvas;
        context.lineWidth = 7;
        context.stroke();
      } else context.setLineDash([4, 3]);
      context.strokeStyle = color;
      context.lineWidth = id === current ? 4 : 2;
      context.stroke();
      context.restore();
    }
  });
}
