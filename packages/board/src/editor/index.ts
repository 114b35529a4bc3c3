export { BoardEditor } from './boardEditor.ts';
export type { Draft, ElementDraft } from './draftBoard.ts';
export type { BoardEditorOptions } from './editorOptions.ts';
export { EditorTool } from './editorState.ts';
export type { EditorState, RemotePresence, SurfaceBox } from './editorState.ts';
export { EditorView } from './editorView.ts';
export type { NewBoxType } from './newElement.ts';
