import type { SceneItem } from '../../layout/index.ts';
import { handleAt, handlesOf, type PlacedHandle } from './handles.ts';
import { reachOf, type GesturePoint, type ToolContext } from './tool.ts';

/** The handle of the selection at a point of the surface. */
export function handleUnder(
  { editor, surface }: ToolContext,
  point: GesturePoint,
  touch: boolean,
): PlacedHandle | undefined {
  const { selection, readOnly } = editor.getState();
  if (readOnly) return undefined;
  const handles = handlesOf(editor.store, surface.scene, selection, surface.viewport);
  return handleAt(handles, point.surface, reachOf(touch) + 3);
}

/** The element at a point of the board. */
export function itemUnder(
  { surface }: ToolContext,
  point: GesturePoint,
  touch: boolean,
): SceneItem | undefined {
  return surface.scene.hit(point.board, reachOf(touch) / surface.viewport.scale);
}
