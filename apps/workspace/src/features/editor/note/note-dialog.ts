import { lazyPart } from '@boardwalk/app-shell/parts';

/** The dialog for the note and the labels of a topic, loaded when it is asked for. */
export const noteDialog = lazyPart(async () => ({
  default: (await import('./NoteDialog.tsx')).NoteDialog,
}));
