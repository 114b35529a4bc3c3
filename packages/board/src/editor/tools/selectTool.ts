import { rangeOf, topmostTopics } from '../../document/index.ts';
import type { SceneItem } from '../../layout/index.ts';
import { linkParts } from '../../kinds/link/linkPart.ts';
import { foldMarkAt, topicMarkAt } from '../../layout/topicMarkAt.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { editOf } from '../../kinds/edits.ts';
import { EditorTool } from '../session/editorState.ts';
import { PanGesture } from './handTool.ts';
import { MarqueeGesture } from './marqueeGesture.ts';
import { MoveGesture } from './moveGesture.ts';
import { handleUnder, itemUnder } from './pointed.ts';
import { ResizeGesture } from './resizeGesture.ts';
import { firstOf } from './selectionPart.ts';
import { clickGesture, reachOf, type Gesture, type Press, type Tool, type ToolContext } from './tool.ts';
import { TopicGesture } from './topicGesture.ts';
import { TurnGesture } from './turnGesture.ts';

/** What pressing on an element that is locked begins: a click selects it, a drag does not notice it. */
function lockedGesture(context: ToolContext, id: string, press: Press): Gesture {
  const { editor } = context;
  const choose = () => editor.selectGroups([id]);
  if (press.touch) return new PanGesture(context, press.point, choose);
  const marquee = new MarqueeGesture(context, press.point);
  return {
    move: (point) => marquee.move(point),
    end(_point, moved) {
      marquee.end();
      if (!moved) choose();
    },
    cancel: () => marquee.cancel(),
    paint: (canvas, viewport) => marquee.paint(canvas, viewport),
  };
}

/** The branches of mind maps that are dragged to hang elsewhere; none where anything else is selected. */
function draggedBranches(editor: BoardEditor, selection: ReadonlySet<string>): string[] {
  const { store } = editor;
  // A boundary is dragged with all that it is around.
  const dragged = new Set(
    [...selection].flatMap((id) => {
      const element = store.elements.get(id);
      return element?.type === 'boundary' ? (rangeOf(element, store)?.topics ?? []) : [id];
    }),
  );
  const isBranch = (id: string) =>
    store.elements.get(id)?.type === 'topic' && store.forest.parentOf(id) !== null;
  if (![...dragged].every(isBranch)) return [];
  return topmostTopics(store, dragged).filter((id) => !editor.isLocked(id));
}

/** What dragging the selection begins: branches of maps are hung elsewhere, everything else is moved. */
function selectionDrag(context: ToolContext, { point }: Press): Gesture {
  const { editor } = context;
  const branches = draggedBranches(editor, editor.getState().selection);
  return branches.length > 0 ? new TopicGesture(context, branches, point) : new MoveGesture(context, point);
}

/** What pressing on an element begins: selecting it with its group, and moving it when one drags. */
function itemGesture(context: ToolContext, item: SceneItem, press: Press): Gesture {
  const { editor } = context;
  const { selection, readOnly } = editor.getState();
  const { id } = item.element;
  const selected = selection.has(id);
  if (press.point.shift) return clickGesture(() => editor.toggleSelected(id));
  if (editor.isLocked(id)) return lockedGesture(context, id, press);
  const choose = () => editor.selectGroups([id]);
  // A finger that drags over something it has not chosen means to pan.
  if (press.touch && !selected) return new PanGesture(context, press.point, choose);
  if (!selected) choose();
  if (readOnly) return new PanGesture(context, press.point);
  const alone = editor.getState().selection.size === 1;
  const drag = selectionDrag(context, press);
  const cell = alone && selected ? editOf(item.element)?.cellAt?.(item, press.point.board) : undefined;
  if (cell) return withClick(drag, () => editor.chooseCell(cell));
  if (alone || !selected) return drag;
  // A click on one of several that are selected selects it alone; only the release distinguishes it from a drag.
  return withClick(drag, choose);
}

/** A drag that does something else when it was a click. */
const withClick = (drag: Gesture, click: () => void): Gesture => ({
  move: (point) => drag.move(point),
  end: (point, moved) => {
    drag.end(point, moved);
    if (!moved) click();
  },
  cancel: () => drag.cancel(),
  paint: (canvas, viewport) => drag.paint?.(canvas, viewport),
});

/** What pressing the mark of a topic begins. Who may not change the board folds for themselves alone. */
function foldGesture({ editor, surface }: ToolContext, press: Press): Gesture | null {
  const mark = foldMarkAt(
    surface.scene,
    press.point.board,
    reachOf(press.touch) / 2 / surface.viewport.scale,
  );
  if (!mark) return null;
  const { id } = mark.element;
  return clickGesture(() =>
    editor.getState().readOnly ? surface.setFoldedHere(id, !mark.placed.folded) : editor.toggleFolded([id]),
  );
}

/** What pressing the mark of a link begins: a click follows it. */
function linkGesture({ editor, surface }: ToolContext, { point, touch }: Press): Gesture | null {
  const link = linkParts.get('link')?.at(surface, point.board, touch ? reachOf(true) / 2 : 0);
  return link ? clickGesture(() => editor.openLink(link.id)) : null;
}

/** What pressing the checkbox of a topic begins; for those who may only look it is part of the topic. */
function taskGesture({ editor, surface }: ToolContext, press: Press): Gesture | null {
  if (editor.getState().readOnly) return null;
  const reach = press.touch ? reachOf(true) / 2 / surface.viewport.scale : 0;
  const topic = topicMarkAt(surface.scene, 'task', press.point.board, reach);
  if (!topic || editor.isLocked(topic.element.id)) return null;
  const { id, task } = topic.element;
  const drag = itemGesture({ editor, surface }, topic, press);
  return {
    move: (point) => drag.move(point),
    end(point, moved) {
      if (moved) drag.end(point, moved);
      else editor.setExtras({ task: task === 'done' ? 'open' : 'done' }, [id]);
    },
    cancel: () => drag.cancel(),
    paint: (canvas, viewport) => drag.paint?.(canvas, viewport),
  };
}

/** What pressing the mark of a note begins: a click opens it. */
function noteGesture({ editor, surface }: ToolContext, press: Press): Gesture | null {
  if (!editor.options.onEditNote) return null;
  const reach = press.touch ? reachOf(true) / 2 / surface.viewport.scale : 0;
  const topic = topicMarkAt(surface.scene, 'note', press.point.board, reach);
  return topic
    ? clickGesture(() => {
        editor.select([topic.element.id]);
        editor.editNote();
      })
    : null;
}

/** What pressing a handle of the selection begins. */
function handleGesture(context: ToolContext, { point, touch }: Press): Gesture | null {
  const handle = handleUnder(context, point, touch)?.handle;
  if (handle?.kind === 'turn') return new TurnGesture(context, point);
  return handle?.kind === 'resize' ? new ResizeGesture(context, handle, point) : null;
}

/**
 * What pressing begins where several are selected one by one: a click adds what is there or takes it away, also on its marks
 * and handles; a drag moves what is selected, and elsewhere draws a box around what is added.
 */
function severalGesture(context: ToolContext, press: Press): Gesture {
  const { editor } = context;
  const { selection, readOnly } = editor.getState();
  const id = itemUnder(context, press.point, press.touch)?.element.id;
  const moves = id !== undefined && selection.has(id) && !readOnly && !editor.isLocked(id);
  const drag =
    handleGesture(context, press) ??
    (moves ? selectionDrag(context, press) : new MarqueeGesture(context, press.point));
  return withClick(drag, () => id !== undefined && editor.toggleSelected(id));
}

/** Selects, moves, resizes: by what is under the pointer. */
export const selectTool: Tool = {
  id: EditorTool.SELECT,
  key: 'v',
  writes: false,
  press: (context, press) => {
    const { editor } = context;
    if (editor.getState().several) return foldGesture(context, press) ?? severalGesture(context, press);
    const link = linkGesture(context, press);
    if (link) return link;
    const fold = foldGesture(context, press);
    if (fold) return fold;
    const task = taskGesture(context, press);
    if (task) return task;
    const note = noteGesture(context, press);
    if (note) return note;
    const own = firstOf((part) => part.press(context, press));
    if (own) return own;
    const handle = handleGesture(context, press);
    if (handle) return handle;
    const item = itemUnder(context, press.point, press.touch);
    if (item) return itemGesture(context, item, press);
    return press.touch
      ? new PanGesture(context, press.point, () => editor.select([]))
      : new MarqueeGesture(context, press.point);
  },
};
