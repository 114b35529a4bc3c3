import { detachTopic, reparentTopic, type BoardPoint } from '../../document/index.ts';
import { centerOf } from '../../layout/geometry.ts';
import { withAlpha } from '../../render/color.ts';
import { toSurface, type Viewport } from '../../render/index.ts';
import type { Gesture, ToolContext, GesturePoint } from './tool.ts';
import { topicDropAt, type TopicDrop } from './topicDrop.ts';

/** Drags a topic of a mind map to hang elsewhere; far from any other it becomes the root of a map of its own. */
export class TopicGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly id: string;
  private readonly grip: BoardPoint;
  private at: BoardPoint | null = null;
  private drop: TopicDrop | null = null;

  constructor(context: ToolContext, id: string, start: GesturePoint) {
    this.context = context;
    this.id = id;
    const box = context.surface.scene.get(id)?.box;
    const center = box ? centerOf(box) : start.board;
    this.grip = { x: start.board.x - center.x, y: start.board.y - center.y };
  }

  move(point: GesturePoint): void {
    const { editor, surface } = this.context;
    this.at = { x: point.board.x - this.grip.x, y: point.board.y - this.grip.y };
    const drop = topicDropAt(editor.store, surface.scene, this.id, point.board);
    // Nothing is hung on a topic that is locked.
    this.drop = drop && editor.isLocked(drop.place.parent) ? null : drop;
    editor.update({ selectionBox: null });
    surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    const { editor } = this.context;
    if (!moved) return;
    this.move(point);
    const { drop, at } = this;
    this.cancel();
    if (drop) editor.change(() => reparentTopic(editor.store, this.id, drop.place));
    else if (at) editor.change(() => detachTopic(editor.store, this.id, at));
  }

  cancel(): void {
    this.at = null;
    this.drop = null;
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const { scene, theme } = this.context.surface;
    const item = scene.get(this.id);
    if (!this.at || !item) return;
    const center = toSurface(viewport, this.at);
    const [w, h] = [item.box.w * viewport.scale, item.box.h * viewport.scale];
    context.fillStyle = withAlpha(theme.accent, 0.16);
    context.strokeStyle = theme.accent;
    context.lineWidth = 1.5;
    context.beginPath();
    context.roundRect(center.x - w / 2, center.y - h / 2, w, h, 8);
    context.fill();
    context.stroke();
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
