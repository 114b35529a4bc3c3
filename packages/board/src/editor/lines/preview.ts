import type { BoardPoint, ConnectorElement, ConnectorEnd } from '../../document/index.ts';
import { routeConnector, type ConnectorPath } from '../../kinds/connector/connectorPath.ts';
import { pointAt } from '../../kinds/connector/endPlace.ts';
import { solidsFor } from '../../kinds/connector/elbowWays.ts';
import { anchorsOf } from '../../layout/itemAnchors.ts';
import type { Side } from '../../layout/anchors.ts';
import type { Viewport } from '../../render/index.ts';
import { traceSteps } from '../../render/paintPath.ts';
import type { ToolContext } from '../tools/tool.ts';

export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** The corners of an element, in shares of its width and height. */
export const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The line of a connector that is being drawn. */
export function previewPath(
  { surface }: Pick<ToolContext, 'surface'>,
  connector: Pick<ConnectorElement, 'from' | 'to' | 'route' | 'bends'>,
): ConnectorPath | null {
  const { scene } = surface;
  return routeConnector(connector, (id) => anchorsOf(scene, id), solidsFor(connector, scene));
}

/** Paints a connector that is being drawn, and what its ends hold on to: where they can take hold, and where they do. */
export function paintPreview(
  { surface }: Pick<ToolContext, 'surface'>,
  path: ConnectorPath | null,
  held: readonly ConnectorEnd[],
  context: CanvasRenderingContext2D,
  viewport: Viewport,
): void {
  const { accent, canvas } = surface.theme;
  context.save();
  context.translate(-viewport.x * viewport.scale, -viewport.y * viewport.scale);
  context.scale(viewport.scale, viewport.scale);
  context.strokeStyle = accent;
  context.lineWidth = 2 / viewport.scale;
  const dot = ({ x, y }: BoardPoint, isHeld: boolean) => {
    context.beginPath();
    context.arc(x, y, (isHeld ? 6 : 4) / viewport.scale, 0, Math.PI * 2);
    context.fillStyle = isHeld ? accent : canvas;
    context.fill();
    context.stroke();
  };
  for (const end of held) {
    const anchors = 'element' in end ? anchorsOf(surface.scene, end.element) : null;
    if (!anchors || !('element' in end)) continue;
    const { x, y, w, h } = anchors.box;
    context.beginPath();
    context.roundRect(x - 4, y - 4, w + 8, h + 8, 8);
    context.stroke();
    const { anchor, at } = end;
    for (const side of SIDES) dot(anchors.side(side), anchor === side && !at);
    for (const corner of CORNERS) dot(pointAt(anchors, corner), false);
    if (at) dot(pointAt(anchors, at), true);
  }
  if (path) {
    traceSteps(context, path.start, path.steps);
    context.stroke();
  }
  context.restore();
}
