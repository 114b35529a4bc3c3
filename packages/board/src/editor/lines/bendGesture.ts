import { setConnector, type BoardPoint, type ConnectorElement } from '../../document/index.ts';
import { distanceToPath } from '../../kinds/connector/connectorPath.ts';
import type { Viewport } from '../../render/index.ts';
import type { Gesture, GesturePoint, ToolContext } from '../tools/tool.ts';
import type { BendMark } from './bendMarks.ts';
import { paintPreview, previewPath } from './preview.ts';

/** So near to where the line runs without it a bend goes away, and so near it comes into line with a neighbour; in pixels. */
const NEAR = 7;

type Bends = NonNullable<ConnectorElement['bends']>;

/** Drags a bend of a connector, or a new one. What is let go where the line runs without it is no bend any more. */
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

  /** The bends as they would be with this one at a point; without it where the line runs through that anyway. */
  private bendsWith({ board, mod }: GesturePoint): Bends {
    const { connector, index, isNew } = this.mark;
    const bends = connector.bends ?? [];
    const others = isNew ? bends : bends.toSpliced(index, 1);
    const near = NEAR / this.context.surface.viewport.scale;
    const without = mod ? null : previewPath(this.context, { ...connector, bends: others });
    if (without && distanceToPath(without, board) <= near) return others;
    const inLine = (axis: 'x' | 'y'): number => {
      const by = mod ? [] : this.neighbours().map((point) => point[axis]);
      return Math.round(by.find((value) => Math.abs(value - board[axis]) <= near) ?? board[axis]);
    };
    return others.toSpliced(index, 0, [inLine('x'), inLine('y')]);
  }

  /** Where the line comes from before the bend, and where it goes to after it. */
  private neighbours(): readonly BoardPoint[] {
    const { connector, index, isNew } = this.mark;
    const item = this.context.surface.scene.get(connector.id);
    if (item?.kind !== 'connector') return [];
    const stops = [item.path.start, ...(connector.bends ?? []).map(([x, y]) => ({ x, y })), item.path.end];
    return [stops[index], stops[index + (isNew ? 1 : 2)]].filter((stop) => stop !== undefined);
  }
}
