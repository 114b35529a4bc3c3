import type { BoardBox } from '../document/index.ts';
import type { BoardScene } from '../layout/boardScene.ts';
import { centerOf, intersects } from '../layout/geometry.ts';
import type { SceneItem } from '../layout/sceneItem.ts';

/** A board wider or higher than this, in board units, could not be read in a cover: a part of it is shown. */
const WIDEST = 3600;

/** Candidates looked at: enough to find the busiest part of any board, few enough to stay quick. */
const MAX_CANDIDATES = 300;

const overlap = (a: BoardBox, b: BoardBox): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How much an element adds to a picture: content counts, and the root of a mind map most. */
function weightOf(item: SceneItem): number {
  if (item.kind === 'connector' || item.element.type === 'frame') return 0;
  if (item.kind === 'topic' && item.placed.depth === 0) return 12;
  return item.element.text === '' ? 1 : 2;
}

function scoreOf(scene: BoardScene, window: BoardBox): number {
  let score = 0;
  for (const item of scene.visibleIn(window)) {
    const area = Math.max(1, item.box.w * item.box.h);
    // A large plain area is not more content than a note: the share that is seen counts, not its size alone.
    score += weightOf(item) * (overlap(item.box, window) / area) * Math.sqrt(Math.min(area, 90_000));
  }
  return score;
}

/** The box of what is seen of the content in a window, so that the picture can be centred on it. */
function contentIn(scene: BoardScene, window: BoardBox, content: BoardBox): BoardBox {
  const bounds = scene.boundsOf(
    scene
      .visibleIn(window)
      .filter((item) => item.element.type !== 'frame' && intersects(item.box, window))
      .map((item) => item.element.id),
  );
  const seen = bounds ?? content;
  const x = Math.max(seen.x, window.x);
  const y = Math.max(seen.y, window.y);
  const right = Math.min(seen.x + seen.w, window.x + window.w);
  const bottom = Math.min(seen.y + seen.h, window.y + window.h);
  return { x, y, w: Math.max(1, right - x), h: Math.max(1, bottom - y) };
}

/**
 * The part of a board to show in a picture of a given shape: all of it when it can be read that way, else its busiest
 * part, the one further up and left when two are as busy.
 */
export function frameContent(scene: BoardScene, aspect: number): BoardBox | null {
  const content = scene.bounds();
  if (!content) return null;
  const [w, h] = [WIDEST, WIDEST / aspect];
  if (content.w <= w && content.h <= h) return content;
  const size = { w: Math.min(w, content.w), h: Math.min(h, content.h) };
  const items = scene.visibleIn(content).filter((item) => weightOf(item) > 0);
  const step = Math.max(1, Math.floor(items.length / MAX_CANDIDATES));
  let best: BoardBox = { x: content.x, y: content.y, ...size };
  let bestScore = scoreOf(scene, best);
  items.forEach((item, index) => {
    if (index % step !== 0 && weightOf(item) < 12) return;
    const center = centerOf(item.box);
    const within = (at: number, low: number, span: number, all: number) => Math.min(low + all - span, Math.max(low, at));
    const window = {
      x: within(center.x - size.w / 2, content.x, size.w, content.w),
      y: within(center.y - size.h / 2, content.y, size.h, content.h),
      ...size,
    };
    const score = scoreOf(scene, window);
    const further = window.y < best.y || (window.y === best.y && window.x < best.x);
    if (score > bestScore * 1.001 || (score > bestScore * 0.999 && further)) {
      best = window;
      bestScore = Math.max(score, bestScore);
    }
  });
  return contentIn(scene, best, content);
}
