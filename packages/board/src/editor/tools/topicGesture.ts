import { detachTopic, reparentTopics, type BoardPoint } from '../../document/index.ts';
import { centerOf } from '../../layout/geometry.ts';
import { withAlpha } from '../../render/color.ts';
import { toSurface, type Viewport } from '../../render/index.ts';
import type { Gesture, ToolContext, GesturePoint } from './tool.ts';
import { topicDropAt, type TopicDrop } from './topicDrop.ts';

const shifted = (point: BoardPoint, by: BoardPoint): BoardPoint => ({
  x: point.x + by.x,
  y: point.y + by.y,
});

/** So many of the dragged topics are shown under the pointer. */
const MOST_SHOWN = 40;

/** Drags topics of mind maps to hang elsewhere; far from any other they become roots of maps of their own. */
export class TopicGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly ids: readonly string[];
  private readonly start: BoardPoint;
  private by: BoardPoint | null = null;
  private drop: TopicDrop | null = null;

  constructor(context: ToolContext, ids: readonly string[], start: GesturePoint) {
    this.context = context;
    this.ids = ids;
    this.start = start.board;
  }

  move({ board }: GesturePoint): void {
    const { editor, surface } = this.context;
    this.by = { x: board.x - this.start.x, y: board.y - this.start.y };
    const drop = topicDropAt(editor.store, surface.scene, this.ids, board);
    // Nothing is hung on a topic that is locked.
    this.drop = drop && editor.isLocked(drop.place.parent) ? null : drop;
    editor.update({ selectionBox: null });
    surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    const { editor, surface } = this.context;
    if (!moved) return;
    this.move(point);
    const { drop, by } = this;
    const places = this.ids.flatMap((id) => {
      const box = surface.scene.get(id)?.box;
      return box && by ? [{ id, at: shifted(centerOf(box), by) }] : [];
    });
    this.cancel();
    editor.change(() =>
      editor.store.edit(() => {
        if (drop) reparentTopics(editor.store, this.ids, drop.place);
        else for (const { id, at } of places) detachTopic(editor.store, id, at);
      }),
    );
  }

  cancel(): void {
    this.by = null;
    this.drop = null;
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const { scene, theme } = this.context.surface;
    if (!this.by) return;
    context.fillStyle = withAlpha(theme.accent, 0.16);
    context.strokeStyle = theme.accent;
    context.lineWidth = 1.5;
    for (const id of this.ids.slice(0, MOST_SHOWN)) {
      const box = scene.get(id)?.box;
      if (!box) continue;
      const { x, y } = toSurface(viewport, shifted(box, this.by));
      context.beginPath();
      context.roundRect(x, y, box.w * viewport.scale, box.h * viewport.scale, 8);
      context.fill();
      context.stroke();
    }
    if (this.drop) this.paintDrop(context, viewport, this.drop);
  }

  /** A small pill where the topic would stand, and a line from its new parent. */
  private paintDrop(context: CanvasRenderingContext2D, viewport: Viewport, { parent, at }: TopicDrop): void {
    const { accent } = this.context.surface.theme;
    const mark = toSurface(viewport, at);
    const from = toSurface(viewport, centerOf(parent.box));
    const edge = toSurface(viewport, { x: parent.box.x, y: parent.box.y });
    const [w, h] = [parent.box.w * viewport.scale, parent.box.h * viewport.scale];
    context.strokeStyle = accent;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(edge.x - 3, edge.y - 3, w + 6, h + 6, 8);
    context.stroke();
    context.setLineDash([4, 4]);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(mark.x, mark.y);
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = accent;
    context.beginPath();
    context.roundRect(mark.x - 22, mark.y - 5, 44, 10, 5);
    context.fill();
  }
}
