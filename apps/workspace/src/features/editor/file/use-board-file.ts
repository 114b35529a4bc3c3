import { useActiveSession } from '@boardwalk/app-shell/app';
import { useMemo, useSyncExternalStore } from 'react';
import { BoardFile } from './board-file.ts';
import type { BoardFileState } from './board-file.ts';

/** A file as the editor has it, and how it gets another name. */
export interface OpenedFile extends BoardFileState {
  /** Gives the file another name; answers with the failed call, if it failed. */
  readonly rename: BoardFile['rename'];
}

/** The file of a board: asked for once, and again whenever somebody comes back to the page. */
export function useBoardFile(fileKey: string): OpenedFile {
  const { session } = useActiveSession();
  const file = useMemo(() => new BoardFile(session.client, fileKey), [session, fileKey]);
  const state = useSyncExternalStore(file.subscribe, file.getState);
  return useMemo(() => ({ ...state, rename: file.rename }), [file, state]);
}
