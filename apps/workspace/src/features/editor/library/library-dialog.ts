import { editorPart } from '../editor-part.ts';

/** The pictures that the team keeps, loaded when they are asked for. */
export const libraryDialog = editorPart(async () => ({
  default: (await import('./LibraryDialog.tsx')).LibraryDialog,
}));
