import {
  canBeConnected,
  addElements,
  newConnector,
  setConnector,
  type BoardPoint,
  type ConnectorElement,
  type ConnectorEnd,
} from '../../document/index.ts';
import { routeConnector, type ConnectorPath } from '../../kinds/connector/connectorPath.ts';
import { traceSteps } from '../../render/paintPath.ts';
import type { Viewport } from '../../render/index.ts';
import { EditorTool } from '../session/editorState.ts';
import type { Gesture, GesturePoint, Tool, ToolContext } from './tool.ts';
import type { EndHandle } from '../kindEdit.ts';

/** Drags shorter than this many pixels draw no connector. */
const LEAST_LENGTH = 12;

/** Reach around an element at which an end takes hold of it, in pixels. */
const REACH = 10;

/** What a connector's end would hold on to at a point: the element there, or the point itself. */
function endAt({ surface }: ToolContext, point: BoardPoint, notTo?: string): ConnectorEnd {
  const reach = REACH / surface.viewport.scale;
  const item = surface.scene.hit(point, reach) ?? surface.scene.frameAt(point);
  const holds = item && canBeConnected(item.element) && item.element.id !== notTo;
  if (holds) return { element: item.element.id, anchor: 'auto' };
  return { x: Math.round(point.x), y: Math.round(point.y) };
}

/** The line of a connector that is being drawn. */
export function previewPath(
  { surface }: Pick<ToolContext, 'surface'>,
  connector: Pick<ConnectorElement, 'from' | 'to' | 'route'>,
): ConnectorPath | null {
  return routeConnector(connector, (id) => surface.scene.anchorsOf(id));
}

/** Paints a connector that is being drawn, and what its ends hold on to. */
export function paintPreview(
  gesture: Pick<ToolContext, 'surface'>,
  path: ConnectorPath | null,
  held: ConnectorEnd[],
  context: CanvasRenderingContext2D,
  viewport: Viewport,
): void {
  const { accent } = gesture.surface.theme;
  context.save();
  context.translate(-viewport.x * viewport.scale, -viewport.y * viewport.scale);
  context.scale(viewport.scale, viewport.scale);
  context.strokeStyle = accent;
  context.lineWidth = 2 / viewport.scale;
  for (const end of held) {
    const box = 'element' in end ? gesture.surface.scene.get(end.element)?.box : undefined;
    if (!box) continue;
    context.beginPath();
    context.roundRect(box.x - 4, box.y - 4, box.w + 8, box.h + 8, 8);
    context.stroke();
  }
  if (path) {
    traceSteps(context, path.start, path.steps);
    context.stroke();
  }
  context.restore();
}

/** Draws a new connector from where one pressed to where one lets go. */
export class ConnectGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly start: GesturePoint;
  private readonly from: ConnectorEnd;
  private to: ConnectorEnd | null = null;

  constructor(context: ToolContext, start: GesturePoint) {
    this.context = context;
    this.start = start;
    this.from = endAt(context, start.board);
  }

  move(point: GesturePoint): void {
    this.to = endAt(this.context, point.board, 'element' in this.from ? this.from.element : undefined);
    this.context.surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    const { editor } = this.context;
    const { store } = editor;
    const length = Math.hypot(point.surface.x - this.start.surface.x, point.surface.y - this.start.surface.y);
    if (moved && length >= LEAST_LENGTH) {
      this.move(point);
      const connector = newConnector(store, this.from, this.to ?? this.from);
      const added = editor.change(() => {
        addElements(store, [connector]);
        return connector.id;
      });
      if (added !== null) editor.select([added]);
    }
    this.to = null;
    editor.setTool(EditorTool.SELECT);
  }

  cancel(): void {
    this.to = null;
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    if (!this.to) return;
    const path = previewPath(this.context, { from: this.from, to: this.to, route: 'curved' });
    paintPreview(this.context, path, [this.from, this.to], context, viewport);
  }
}

/** Drags an end of a connector elsewhere. */
export class ConnectorEndGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly handle: EndHandle;
  private to: ConnectorEnd | null = null;

  constructor(context: ToolContext, handle: EndHandle) {
    this.context = context;
    this.handle = handle;
  }

  move(point: GesturePoint): void {
    const element = this.context.editor.store.elements.get(this.handle.id);
    if (element?.type !== 'connector') return;
    const other = this.handle.end === 'from' ? element.to : element.from;
    this.to = endAt(this.context, point.board, 'element' in other ? other.element : undefined);
    this.context.surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    if (!moved) return;
    this.move(point);
    const { editor } = this.context;
    const to = this.to;
    this.to = null;
    if (to) editor.change(() => setConnector(editor.store, this.handle.id, { [this.handle.end]: to }));
  }

  cancel(): void {
    this.to = null;
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const element = this.context.editor.store.elements.get(this.handle.id);
    if (!this.to || element?.type !== 'connector') return;
    const path = previewPath(this.context, { ...element, [this.handle.end]: this.to });
    paintPreview(this.context, path, [this.to], context, viewport);
  }
}

/** Draws connectors. */
export const connectorTool: Tool = {
  id: EditorTool.CONNECTOR,
  key: 'c',
  writes: true,
  cursor: 'crosshair',
  press: (context, { point }) => new ConnectGesture(context, point),
};
