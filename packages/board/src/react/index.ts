export { BoardOutline } from './BoardOutline.tsx';
export type { BoardOutlineLabels, BoardOutlineProps } from './BoardOutline.tsx';
export { BoardViewer } from './BoardViewer.tsx';
export type { BoardViewerLabels, BoardViewerProps } from './BoardViewer.tsx';
export { loadReading } from './parts.ts';
export type { BoardReading } from './parts.ts';
export type { BoardFindLabels, BoardFindProps } from './BoardFind.tsx';
export type { BoardPresentationLabels, BoardPresentationProps } from './BoardPresentation.tsx';
export type { FoundTexts } from '../surface/foundTexts.ts';
export type { LaserPoint, Pointing } from '../surface/laserTrails.ts';
export { LinkedSurfaces } from '../surface/linkedSurfaces.ts';
export type { BoardMarks } from '../surface/paintMarks.ts';
export type { ThemeChoice } from './useColorScheme.ts';
export { BoardPictures, type PictureUrl, type PictureWidth } from '../surface/boardPictures.ts';
export { BoardCanvas } from './BoardCanvas.tsx';
export type { BoardCanvasLabels, BoardCanvasProps } from './BoardCanvas.tsx';
export { useBoardEditor, useEditorState } from './useBoardEditor.ts';
export {
  ActionGroup,
  actions,
  allActions,
  BoardEditor,
  boxEdit,
  boxTool,
  edits,
  EditorTool,
  hasCorners,
  loadEditParts,
  madeBy,
  possibleActions,
  PRIORITIES,
  readLooks,
  possibleLayouts,
  runAction,
  runKey,
  styleChoicesOf,
  tools,
} from '../editor/index.ts';
export type {
  Action,
  BoardEditorOptions,
  BoxEditOptions,
  ClipHost,
  ClipStore,
  Draft,
  ElementDraft,
  EditorState,
  FreshBox,
  Gesture,
  GesturePoint,
  KindEdit,
  Looks,
  NewBoxType,
  PictureDoor,
  Press,
  RemotePresence,
  StoredPicture,
  StyleChoice,
  SurfaceBox,
  TableSize,
  TextPlace,
  Tool,
  ToolContext,
  ToolId,
  ViewMove,
} from '../editor/index.ts';
