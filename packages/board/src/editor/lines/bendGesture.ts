import { setConnector, type BoardPoint, type ConnectorElement } from '../../document/index.ts';
import { distanceToSegment } from '../../layout/geometry.ts';
import type { Viewport } from '../../render/index.ts';
import type { Gesture, GesturePoint, ToolContext } from '../tools/tool.ts';
import type { BendMark } from './bendMarks.ts';
import { paintPreview, previewPath } from './preview.ts';

/** So near to the straight line between its neighbours a bend goes away, and so near it comes into line with one of them; in pixels. */
const NEAR = 7;

type Bends = NonNullable<ConnectorElement['bends']>;

/** Drags a bend of a connector, or a new one. What is let go on the straight line between its neighbours is no bend any more. */
export class BendGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly mark: BendMark;
  private bends: Bends | null = null;

  constructor(context: ToolContext, mark: BendMark) {
    this.context = context;
    this.mark = mark;
  }

  move(point: GesturePoint): void {
    this.bends = this.bendsWith(point);
    this.context.surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    const { mark } = this;
    this.bends = null;
    // A click with Alt takes a bend away.
    if (moved) this.write(this.bendsWith(point));
    else if (point.alt && !mark.isNew) this.write((mark.connector.bends ?? []).toSpliced(mark.index, 1));
  }

  cancel(): void {
    this.bends = null;
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    if (!this.bends) return;
    const path = previewPath(this.context, { ...this.mark.connector, bends: this.bends });
    paintPreview(this.context, path, [], context, viewport);
  }

  private write(bends: Bends): void {
    const { editor } = this.context;
    editor.change(() => setConnector(editor.store, this.mark.connector.id, { bends }));
  }

  /** The bends as they would be with this one at a point. */
  private bendsWith({ board, mod }: GesturePoint): Bends {
    const { connector, index, isNew } = this.mark;
    const bends = connector.bends ?? [];
    const near = NEAR / this.context.surface.viewport.scale;
    const [before, after] = this.neighbours();
    const isStraight = connector.route !== 'elbow';
    if (isStraight && !mod && before && after && distanceToSegment(board, before, after) <= near)
      return isNew ? bends : bends.toSpliced(index, 1);
    const inLine = (axis: 'x' | 'y'): number => {
      const neighbour = mod ? undefined : [before, after].find((point) => point && Math.abs(point[axis] - board[axis]) <= near);
      return Math.round(neighbour?.[axis] ?? board[axis]);
    }; // prettier-ignore
    return bends.toSpliced(index, isNew ? 0 : 1, [inLine('x'), inLine('y')]);
  }

  /** Where the line comes from before the bend, and where it goes to after it. */
  private neighbours(): readonly (BoardPoint | undefined)[] {
    const { connector, index, isNew } = this.mark;
    const item = this.context.surface.scene.get(connector.id);
    if (item?.kind !== 'connector') return [];
    const stops = [item.path.start, ...(connector.bends ?? []).map(([x, y]) => ({ x, y })), item.path.end];
    return [stops[index], stops[index + (isNew ? 1 : 2)]];
  }
}
