import type { BoardBox, BoardPoint } from '../../document/elementBase.ts';
import type { SceneItem, TopicItem } from '../../layout/sceneItem.ts';
import { topicMarkAt } from '../../layout/topicMarkAt.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import type { FoundLink, LinkPart, MovableBoard, NoteSurface, SeenBoard } from './linkPart.ts';
import { showNoteCard } from './noteCard.ts';
import { openAddress } from './openAddress.ts';

/** Side of the mark, and how far it stands over its element. */
const SIZE = 22;
const GAP = 4;
/** The smallest scale at which marks are painted and can be pressed. */
const SEEN = 0.3;

/** Where the mark stands: over the upper right corner, out of the way of texts, handles and other marks. */
function boxOf(item: SceneItem): BoardBox | null {
  if (item.element.link === undefined) return null;
  if (item.kind === 'connector') {
    const { x, y } = item.path.middle;
    const over = (item.label?.height ?? 0) / 2;
    return { x: x - SIZE / 2, y: y - over - GAP - SIZE, w: SIZE, h: SIZE };
  }
  const { x, y, w } = item.bounds;
  return { x: x + w - SIZE, y: y - GAP - SIZE, w: SIZE, h: SIZE };
}

function paint(item: SceneItem, { context, theme, detail }: PaintTools): void {
  const box = boxOf(item);
  if (!box || detail.scale < SEEN) return;
  context.save();
  context.globalAlpha = 1;
  context.beginPath();
  context.roundRect(box.x, box.y, SIZE, SIZE, 6);
  context.fillStyle = theme.canvas;
  context.fill();
  context.strokeStyle = theme.accent;
  context.lineWidth = 1.5;
  context.stroke();
  // An arrow that leads out of a box.
  const [x, y] = [box.x + SIZE / 2, box.y + SIZE / 2];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 1.8;
  context.beginPath();
  context.moveTo(x - 4, y + 4);
  context.lineTo(x + 4, y - 4);
  context.moveTo(x - 2, y - 4);
  context.lineTo(x + 4, y - 4);
  context.lineTo(x + 4, y + 2);
  context.stroke();
  context.restore();
}

/** The link whose mark is at a point of the board, or within so many pixels of it, and the element that has it. */
function linkAt(
  { scene, viewport: { scale } }: SeenBoard,
  { x, y }: BoardPoint,
  pixels = 0,
): FoundLink | null {
  if (scale < SEEN) return null;
  const reach = pixels / scale;
  const area = { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach };
  for (const item of scene.visibleIn(area).toReversed()) {
    const { id, link } = item.element;
    const box = boxOf(item);
    if (link === undefined || !box) continue;
    const [right, bottom] = [box.x + SIZE + reach, box.y + SIZE + reach];
    if (x >= box.x - reach && x <= right && y >= box.y - reach && y <= bottom) return { id, link };
  }
  return null;
}

/** Goes where a link leads from a board that is looked at: to a page, or to another element. */
function followLink(link: string, surface: MovableBoard): void {
  if (!link.startsWith('#')) return openAddress(link);
  const box = surface.scene.get(link.slice(1))?.bounds;
  const there = box && surface.fitOf({}, box);
  if (there) surface.glideTo(there);
}

/** The topic whose note's mark is at a point. */
const noteAt: LinkPart['noteAt'] = ({ scene, viewport: { scale } }, point, pixels) =>
  scale < SEEN ? undefined : topicMarkAt(scene, 'note', point, pixels / scale);

/** Shows the note of a topic below it. */
function showNote({ element, box }: TopicItem, { canvas, viewport, theme }: NoteSurface): void {
  const frame = canvas.getBoundingClientRect();
  const at = {
    x: frame.left + (box.x + box.w / 2 - viewport.x) * viewport.scale,
    y: frame.top + (box.y + box.h - viewport.y) * viewport.scale + GAP,
  };
  const { text: name, note = '' } = element;
  showNoteCard({ name, note, at, home: canvas.parentElement ?? document.body, theme });
}

/** All of it, for the registry: it takes nothing that a board without links has to wait for. */
export const linkPart: LinkPart = {
  id: 'link',
  boxOf,
  paint,
  at: linkAt,
  follow: followLink,
  noteAt,
  showNote,
};
