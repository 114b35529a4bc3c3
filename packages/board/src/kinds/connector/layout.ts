import type { BoardPoint } from '../../document/elementBase.ts';
import { containsPoint, grown, union } from '../../layout/geometry.ts';
import { anchorsOf } from '../../layout/itemAnchors.ts';
import type { KindLayout, LayoutContext } from '../../layout/kindLayout.ts';
import type { ConnectorItem } from '../../layout/sceneItem.ts';
import type { TextMeasurer } from '../../layout/textMeasurer.ts';
import { wrapText } from '../../layout/wrapText.ts';
import { distanceToPath, pathBounds, routeConnector, type ConnectorPath } from './connectorPath.ts';
import { ElbowWays } from './elbowWays.ts';
import { CONNECTOR_FONT_SIZE, LABEL_WIDTH } from './label.ts';
import type { ConnectorElement } from './model.ts';

/** Lays out a connector along its path. */
function connectorItem(
  element: ConnectorElement,
  path: ConnectorPath,
  measurer: TextMeasurer,
): ConnectorItem {
  const { style, text } = element;
  const spec = {
    size: style.fontSize ?? CONNECTOR_FONT_SIZE,
    bold: style.bold ?? false,
    italic: style.italic ?? false,
  };
  const label = text.trim() === '' ? null : wrapText(text, spec, LABEL_WIDTH, measurer);
  const line = pathBounds(path);
  let box = line;
  if (label) {
    const { x, y } = path.middle;
    box = union(line, {
      x: x - label.width / 2 - 8,
      y: y - label.height / 2,
      w: label.width + 16,
      h: label.height,
    });
  }
  return {
    kind: 'connector',
    element,
    box,
    bounds: box,
    paintBox: grown(box, (style.strokeWidth ?? 2) * 4 + 8),
    rank: 0,
    path,
    label,
  };
}

function isOnLabel({ label, path: { middle } }: ConnectorItem, point: BoardPoint): boolean {
  if (!label) return false;
  const { width: w, height: h } = label;
  return containsPoint({ x: middle.x - w / 2, y: middle.y - h / 2, w, h }, point);
}

/** The ways of a scene, from its first connector on. */
function waysOf(context: LayoutContext): ElbowWays {
  if (context.ways instanceof ElbowWays) return context.ways;
  const ways = new ElbowWays();
  context.ways = ways;
  return ways;
}

export const connectorLayout: KindLayout<ConnectorItem> = {
  type: 'connector',
  isLast: true,
  layout(element, context) {
    const ways = waysOf(context);
    const path = routeConnector(element, (id) => anchorsOf(context, id), ways.solidsFor(element, context));
    return path && connectorItem(element, path, context.measurer);
  },
  hit: (item, point, tolerance) =>
    isOnLabel(item, point) ||
    distanceToPath(item.path, point) <= tolerance + (item.element.style.strokeWidth ?? 2) / 2,
};
