import { editorPart } from '../editor-part.ts';

/** The list of slides, loaded when it is asked for. */
export const slidesDialog = editorPart(async () => ({
  default: (await import('./SlidesDialog.tsx')).SlidesDialog,
}));
