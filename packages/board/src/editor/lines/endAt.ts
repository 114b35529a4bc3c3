import { canBeConnected, type BoardPoint, type ConnectorEnd } from '../../document/index.ts';
import { layoutOf } from '../../kinds/layouts.ts';
import { endAtPlace, endAtShares, pointAt } from '../../kinds/connector/endPlace.ts';
import { containsPoint, grown } from '../../layout/geometry.ts';
import type { BoardScene, SceneItem } from '../../layout/index.ts';
import { frameAt } from '../../layout/found.ts';
import { anchorsOf } from '../../layout/itemAnchors.ts';
import { untilted } from '../../layout/untilted.ts';
import type { GesturePoint, ToolContext } from '../tools/tool.ts';
import { CORNERS, SIDES } from './preview.ts';

/** Reach around an element at which an end takes hold of it, in pixels. */
const REACH = 10;

/** Reach around the middle of a side at which an end takes hold of that side, in pixels. */
const SIDE_REACH = 14;

/** Elements smaller than this on the surface are held as a whole: the middles of their sides would be all there is. */
const ROOM_FOR_SIDES = 48;

/**
 * The topmost element at a point, else just beside it, that a connector can hold on to: other connectors are not in the way. Lines
 * drawn by hand are beside nothing: their boxes are not seen.
 * @param beside how far from an element one is just beside it
 */
function connectableAt(
  scene: BoardScene,
  point: BoardPoint,
  reach: number,
  beside: number,
): SceneItem | undefined {
  const near = scene
    .visibleIn(grown({ ...point, w: 0, h: 0 }, Math.max(reach, beside)))
    .filter(({ element }) => canBeConnected(element));
  return (
    near.findLast((item) => layoutOf(item.element)?.hit(item, untilted(item, point), reach)) ??
    near.findLast(
      (item) =>
        layoutOf(item.element)?.isSeenThrough !== true &&
        containsPoint(grown(item.box, beside), untilted(item, point)),
    )
  );
}

/** Reach around the outline of an element at which an end takes hold of it right there, in pixels. */
const EDGE_REACH = 6;

/** A finger covers what it points at: so much more is in its reach. */
const TOUCH = 1.8;

/**
 * What the end of a connector would hold on to at a point: a side of the element there when it is near the middle of one, a
 * corner when it is near that, a place of its outline when it is near that, the element as a whole elsewhere on it; with Ctrl or Cmd,
 * and on the bare board, the point itself.
 *
 * @param notTo what its other end holds on to
 */
export function endAt(
  { surface }: ToolContext,
  point: GesturePoint,
  { notTo, touch = false }: { readonly notTo?: ConnectorEnd; readonly touch?: boolean } = {},
): ConnectorEnd {
  const { scene, viewport } = surface;
  const free = { x: Math.round(point.board.x), y: Math.round(point.board.y) };
  const beside = (EDGE_REACH * (touch ? TOUCH : 1)) / viewport.scale;
  const item =
    connectableAt(scene, point.board, REACH / viewport.scale, beside) ?? frameAt(scene, point.board);
  if (!item || point.mod) return free;
  const element = item.element.id;
  if (notTo && 'element' in notTo && notTo.element === element) return free;
  const anchors = anchorsOf(scene, element);
  const room = ROOM_FOR_SIDES / viewport.scale;
  if (!anchors || anchors.box.w < room || anchors.box.h < room) return { element, anchor: 'auto' };
  const isNear = ({ x, y }: BoardPoint, reach: number) =>
    Math.hypot(x - point.board.x, y - point.board.y) <= (reach * (touch ? TOUCH : 1)) / viewport.scale;
  const side = SIDES.find((each) => isNear(anchors.side(each), SIDE_REACH));
  if (side) return { element, anchor: side };
  const corner = CORNERS.find((at) => isNear(pointAt(anchors, at), SIDE_REACH));
  if (corner) return endAtShares(element, corner);
  const held = endAtPlace(element, anchors, point.board);
  if (!held.at) return { element, anchor: 'auto' };
  return isNear(pointAt(anchors, held.at), EDGE_REACH) ? held : { element, anchor: 'auto' };
}
