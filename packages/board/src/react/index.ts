export { BoardOutline } from './BoardOutline.tsx';
export type { BoardOutlineLabels, BoardOutlineProps } from './BoardOutline.tsx';
export { BoardViewer } from './BoardViewer.tsx';
export type { BoardViewerLabels, BoardViewerProps } from './BoardViewer.tsx';
export type { ThemeChoice } from './useColorScheme.ts';
export { BoardCanvas } from './BoardCanvas.tsx';
export type { BoardCanvasLabels, BoardCanvasProps } from './BoardCanvas.tsx';
export { useBoardEditor, useEditorState } from './useBoardEditor.ts';
export { BoardEditor, EditorTool } from '../editor/index.ts';
export type {
  BoardEditorOptions,
  Draft,
  ElementDraft,
  EditorState,
  NewBoxType,
  RemotePresence,
  SurfaceBox,
} from '../editor/index.ts';
