import { canBeConnected, type BoardPoint, type ConnectorEnd } from '../../document/index.ts';
import { layoutOf } from '../../kinds/layouts.ts';
import { grown } from '../../layout/geometry.ts';
import type { BoardScene, SceneItem } from '../../layout/index.ts';
import { untilted } from '../../layout/itemAnchors.ts';
import type { GesturePoint, ToolContext } from '../tools/tool.ts';
import { SIDES } from './preview.ts';

/** Reach around an element at which an end takes hold of it, in pixels. */
const REACH = 10;

/** Reach around the middle of a side at which an end takes hold of that side, in pixels. */
const SIDE_REACH = 14;

/** Elements smaller than this on the surface are held as a whole: the middles of their sides would be all there is. */
const ROOM_FOR_SIDES = 48;

/** The topmost element at a point that a connector can hold on to: other connectors are not in the way. */
function connectableAt(scene: BoardScene, point: BoardPoint, reach: number): SceneItem | undefined {
  return scene
    .visibleIn(grown({ ...point, w: 0, h: 0 }, reach))
    .findLast(
      (item) =>
        canBeConnected(item.element) && layoutOf(item.element)?.hit(item, untilted(item, point), reach),
    );
}

/**
 * What the end of a connector would hold on to at a point: a side of the element there when it is near the middle of one, the
 * element as a whole elsewhere on it; with Ctrl or Cmd, and on the bare board, the point itself.
 *
 * @param notTo what its other end holds on to
 */
export function endAt({ surface }: ToolContext, point: GesturePoint, notTo?: ConnectorEnd): ConnectorEnd {
  const { scene, viewport } = surface;
  const free = { x: Math.round(point.board.x), y: Math.round(point.board.y) };
  const item = connectableAt(scene, point.board, REACH / viewport.scale) ?? scene.frameAt(point.board);
  if (!item || point.mod) return free;
  const element = item.element.id;
  if (notTo && 'element' in notTo && notTo.element === element) return free;
  const anchors = scene.anchorsOf(element);
  const room = ROOM_FOR_SIDES / viewport.scale;
  if (!anchors || anchors.box.w < room || anchors.box.h < room) return { element, anchor: 'auto' };
  const near = SIDES.find((side) => {
    const { x, y } = anchors.side(side);
    return Math.hypot(x - point.board.x, y - point.board.y) <= SIDE_REACH / viewport.scale;
  });
  return { element, anchor: near ?? 'auto' };
}
