export { BoardEditor } from './session/boardEditor.ts';
export type { Draft, ElementDraft } from './session/draftBoard.ts';
export type {
  BoardEditorOptions,
  ClipHost,
  ClipStore,
  PictureDoor,
  ViewMove,
} from './session/editorOptions.ts';
export { EditorTool } from './session/editorState.ts';
export { readLooks } from './session/looks.ts';
export { madeBy } from './session/madeBy.ts';
export type { Looks } from './session/looks.ts';
export type {
  Connecting,
  EditorState,
  RemotePresence,
  SurfaceBox,
  TableSize,
  ToolId,
} from './session/editorState.ts';
export { loadEditParts } from './loadEditParts.ts';
export { EditorView } from './view/editorView.ts';
export { boxEdit } from './boxEdit.ts';
export type { BoxEditOptions } from './boxEdit.ts';
export type { FreshBox, KindEdit, StyleChoice, TextPlace } from './kindEdit.ts';
export { edits, styleChoicesOf } from '../kinds/edits.ts';
export { hasCorners } from '../kinds/shape/forms.ts';
export { boxTool } from './tools/boxTool.ts';
export type { StoredPicture } from './session/newPictures.ts';
export type { NewBoxType } from './session/newElement.ts';
export { PRIORITIES } from './actions/priorities.ts';
export { possibleLayouts } from './actions/possibleLayouts.ts';
export { actions, allActions, possibleActions, runAction, runKey } from './actions/actions.ts';
export { ActionGroup } from './actions/action.ts';
export type { Action } from './actions/action.ts';
export { tools } from './tools/tools.ts';
export type { Gesture, GesturePoint, Press, Tool, ToolContext } from './tools/tool.ts';
