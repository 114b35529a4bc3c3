export { BoardOutline } from './BoardOutline.tsx';
export type { BoardOutlineLabels, BoardOutlineProps } from './BoardOutline.tsx';
export { BoardViewer } from './BoardViewer.tsx';
export type { BoardViewerLabels, BoardViewerProps } from './BoardViewer.tsx';
export type { ThemeChoice } from './useColorScheme.ts';
export { BoardCanvas } from './BoardCanvas.tsx';
export type { BoardCanvasLabels, BoardCanvasProps } from './BoardCanvas.tsx';
export { useBoardEditor, useEditorState } from './useBoardEditor.ts';
export {
  ActionGroup,
  actions,
  allActions,
  BoardEditor,
  EditorTool,
  possibleActions,
  runKey,
  tools,
} from '../editor/index.ts';
export type {
  Action,
  BoardEditorOptions,
  Draft,
  ElementDraft,
  EditorState,
  Gesture,
  GesturePoint,
  NewBoxType,
  Press,
  RemotePresence,
  SurfaceBox,
  Tool,
  ToolContext,
  ToolId,
} from '../editor/index.ts';
