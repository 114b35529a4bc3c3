import { addRootTopic } from '../document/index.ts';
import type { SceneItem } from '../layout/index.ts';
import { EditorTool } from './editorState.ts';
import type { Gesture, GestureContext, GesturePoint } from './gesture.ts';
import { ConnectGesture, ConnectorEndGesture } from './gestures/connectGesture.ts';
import { DrawGesture } from './gestures/drawGesture.ts';
import { MarqueeGesture } from './gestures/marqueeGesture.ts';
import { MoveGesture } from './gestures/moveGesture.ts';
import { PanGesture } from './gestures/panGesture.ts';
import { ResizeGesture } from './gestures/resizeGesture.ts';
import { TopicGesture } from './gestures/topicGesture.ts';
import { handleAt, handlesOf, type PlacedHandle } from './handles.ts';

/** What was pressed, and how. */
export interface Press {
  readonly point: GesturePoint;
  readonly touch: boolean;
  /** The middle button, the space bar held, or anything else that always means panning. */
  readonly pans: boolean;
}

/** How far beside a thing one may press and still mean it, in pixels: fingers are thicker than pointers. */
export const reachOf = (touch: boolean): number => (touch ? 16 : 6);

/** The handle of the selection at a point of the surface. */
export function handleUnder(
  { editor, surface }: GestureContext,
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
  { surface }: GestureContext,
  point: GesturePoint,
  touch: boolean,
): SceneItem | undefined {
  return surface.scene.hit(point.board, reachOf(touch) / surface.viewport.scale);
}

/** Does something once, when it is a click. */
const clickGesture = (run: () => void): Gesture => ({
  move: () => {},
  end: (_point, moved) => {
    if (!moved) run();
  },
  cancel: () => {},
});

function toolGesture(context: GestureContext, press: Press): Gesture | null {
  const { editor } = context;
  const { tool } = editor.getState();
  switch (tool) {
    case EditorTool.STICKY:
    case EditorTool.TEXT:
    case EditorTool.SHAPE:
    case EditorTool.FRAME:
      return new DrawGesture(context, tool, press.point);
    case EditorTool.CONNECTOR:
      return new ConnectGesture(context, press.point);
    case EditorTool.TOPIC:
      return clickGesture(() => {
        const item = itemUnder(context, press.point, press.touch);
        editor.setTool(EditorTool.SELECT);
        if (item?.kind === 'topic') {
          editor.select([item.element.id]);
          editor.addChild();
          return;
        }
        const root = editor.change(() =>
          addRootTopic(editor.store, press.point.board, 'right', editor.options.topicText),
        );
        if (root !== null) editor.startEditing(root);
      });
    default:
      return null;
  }
}

/** What pressing on an element begins: selecting it, and moving it when one drags. */
function itemGesture(context: GestureContext, item: SceneItem, press: Press): Gesture {
  const { editor } = context;
  const { selection, readOnly } = editor.getState();
  const { id } = item.element;
  const selected = selection.has(id);
  if (press.point.shift) return clickGesture(() => editor.toggleSelected(id));
  // A finger that drags over something it has not chosen means to pan.
  if (press.touch && !selected) return new PanGesture(context, press.point, () => editor.select([id]));
  if (!selected) editor.select([id]);
  if (readOnly) return new PanGesture(context, press.point);
  const alone = editor.getState().selection.size === 1;
  const branch = item.kind === 'topic' && editor.store.forest.parentOf(id) !== null;
  const drag =
    alone && branch ? new TopicGesture(context, id, press.point) : new MoveGesture(context, press.point);
  if (alone || !selected) return drag;
  // A click on one of several that are selected selects it alone; only the release distinguishes it from a drag.
  return {
    move: (point) => drag.move(point),
    end: (point, moved) => {
      drag.end(point, moved);
      if (!moved) editor.select([id]);
    },
    cancel: () => drag.cancel(),
    paint: (canvas, viewport) => drag instanceof TopicGesture && drag.paint(canvas, viewport),
  };
}

/** The gesture that a press begins, by the tool and by what is under it. */
export function chooseGesture(context: GestureContext, press: Press): Gesture {
  const { editor, surface } = context;
  const { tool, readOnly } = editor.getState();
  if (press.pans || tool === EditorTool.HAND) return new PanGesture(context, press.point);
  const drawing = readOnly ? null : toolGesture(context, press);
  if (drawing) return drawing;
  const mark = surface.scene.foldMarkAt(press.point.board, reachOf(press.touch) / 2 / surface.viewport.scale);
  if (mark) {
    const { id } = mark.element;
    // Who may not change the board folds for themselves alone.
    return clickGesture(() =>
      readOnly ? surface.setFoldedHere(id, !mark.placed.folded) : editor.toggleFolded([id]),
    );
  }
  const placed = handleUnder(context, press.point, press.touch);
  if (placed) {
    const { handle } = placed;
    return handle.kind === 'end'
      ? new ConnectorEndGesture(context, handle)
      : new ResizeGesture(context, handle, press.point);
  }
  const item = itemUnder(context, press.point, press.touch);
  if (item) return itemGesture(context, item, press);
  return press.touch
    ? new PanGesture(context, press.point, () => editor.select([]))
    : new MarqueeGesture(context, press.point);
}
