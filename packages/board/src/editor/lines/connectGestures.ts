import {
  addElements,
  newConnector,
  setConnector,
  type ConnectorElement,
  type ConnectorEnd,
} from '../../document/index.ts';
import type { Viewport } from '../../render/index.ts';
import type { EndHandle } from '../kindEdit.ts';
import type { Gesture, GesturePoint, Press, ToolContext } from '../tools/tool.ts';
import { endAt } from './endAt.ts';
import { paintPreview, previewPath } from './preview.ts';

/** Drags shorter than this many pixels draw no connector. */
const LEAST_LENGTH = 12;

/** Draws a new connector from where one pressed to where one lets go. */
export class ConnectGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly start: GesturePoint;
  private readonly from: ConnectorEnd;
  private readonly touch: boolean;
  private to: ConnectorEnd | null = null;

  constructor(context: ToolContext, { point, touch }: Press) {
    this.context = context;
    this.start = point;
    this.touch = touch;
    this.from = endAt(context, point, { touch });
  }

  move(point: GesturePoint): void {
    this.to = endAt(this.context, point, { notTo: this.from, touch: this.touch });
    this.context.surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    const { editor } = this.context;
    const { store } = editor;
    const length = Math.hypot(point.surface.x - this.start.surface.x, point.surface.y - this.start.surface.y);
    if (moved && length >= LEAST_LENGTH) {
      this.move(point);
      const connector = newConnector(store, this.from, this.to ?? this.from, editor.connectorLook);
      const added = editor.change(() => {
        addElements(store, [connector]);
        return connector.id;
      });
      if (added !== null) editor.select([added]);
    }
    this.to = null;
    editor.afterMaking();
  }

  cancel(): void {
    this.to = null;
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    if (!this.to) return;
    const { route } = this.context.editor.connectorLook;
    const path = previewPath(this.context, { from: this.from, to: this.to, route });
    paintPreview(this.context, path, [this.from, this.to], context, viewport);
  }
}

/** Drags an end of a connector elsewhere. */
export class ConnectorEndGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly handle: EndHandle;
  private readonly touch: boolean;
  private to: ConnectorEnd | null = null;

  constructor(context: ToolContext, handle: EndHandle, touch: boolean) {
    this.context = context;
    this.handle = handle;
    this.touch = touch;
  }

  move(point: GesturePoint): void {
    const element = this.connector;
    if (!element) return;
    const notTo = this.handle.end === 'from' ? element.to : element.from;
    this.to = endAt(this.context, point, { notTo, touch: this.touch });
    this.context.surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    if (!moved) return;
    this.move(point);
    const { editor } = this.context;
    const { to } = this;
    this.to = null;
    if (to) editor.change(() => setConnector(editor.store, this.handle.id, { [this.handle.end]: to }));
  }

  cancel(): void {
    this.to = null;
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const element = this.connector;
    if (!this.to || !element) return;
    const path = previewPath(this.context, { ...element, [this.handle.end]: this.to });
    paintPreview(this.context, path, [this.to], context, viewport);
  }

  private get connector(): ConnectorElement | null {
    const element = this.context.editor.store.elements.get(this.handle.id);
    return element?.type === 'connector' ? element : null;
  }
}
