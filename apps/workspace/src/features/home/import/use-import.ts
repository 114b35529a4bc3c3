import { ApiFailure, type ApiClient } from '@boardwalk/api-client';
import type { BoardSnapshot } from '@boardwalk/board/document';
import type { ImportedBoard, ImportProblem, ImportReport } from '@boardwalk/board/import';
import { FILE_NAME_LIMITS } from '@boardwalk/domain';
import { useActiveSession } from '@boardwalk/app-shell/app';
import { useEffect, useRef, useState } from 'react';
import { useCreateFileMutation, useTrashFilesMutation } from '../api.ts';
import type { OpenPlace } from '../use-place.ts';
import { withKnownPictures } from '#shared/importing/known-pictures.ts';
import { readBoard } from '#shared/importing/read-board.ts';

/** Writes a board onto another and waits until the server has stored it; rejects when it will not. */
export type WriteBoard = (client: ApiClient, fileKey: string, snapshot: BoardSnapshot) => Promise<unknown>;

/**
 * Stores the pictures of a file that was read for the board that it becomes; those that cannot be stored are left out and counted. It
 * may take minutes: the server takes only so many at a time.
 *
 * @param options.signal ends it; the promise is rejected then
 * @param options.onProgress called with the share that was sent, from 0 to 1
 */
export type StorePictures = (
  client: ApiClient,
  fileKey: string,
  board: ImportedBoard,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<ImportedBoard>;

/** How far an import is. */
export type ImportState =
  | { readonly step: 'choose' }
  | { readonly step: 'read' | 'write'; readonly fileName: string }
  | { readonly step: 'pictures'; readonly fileName: string; readonly sent: number }
  | { readonly step: 'done'; readonly fileKey: string; readonly fileName: string; readonly report: ImportReport }
  | { readonly step: 'refused'; readonly fileName: string; readonly problem: ImportProblem; readonly limit: number | undefined }
  | { readonly step: 'failed'; readonly fileName: string; readonly error: unknown }; // prettier-ignore

/** A name for the board: that of the file, without what nobody sees, and no longer than names are. */
function boardName(name: string, unnamed: string): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...clean].slice(0, FILE_NAME_LIMITS.max).join('').trim() || unnamed;
}

/** True for a board on which there are mind maps alone. */
const isMindMap = ({ snapshot: { elements } }: ImportedBoard): boolean =>
  elements.every(({ type }) => type === 'topic' || type === 'connector');

/**
 * Imports a file into a place: reads it in a worker, makes a board and writes it. A board that could not be written is put
 * into the trash, so that nothing half-done stands in the list.
 */
export function useImport(
  place: OpenPlace | null,
  {
    writeBoard,
    storePictures,
    unnamed,
  }: { writeBoard: WriteBoard; storePictures: StorePictures; unnamed: string },
) {
  const { session } = useActiveSession();
  const [createFile] = useCreateFileMutation();
  const [trashFiles] = useTrashFilesMutation();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    if (place === null) return;
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const fileName = file.name;
    const tell = (next: ImportState) => {
      if (!run.signal.aborted) setState(next);
    };
    tell({ step: 'read', fileName });
    try {
      const answer = await readBoard(file, run.signal);
      if ('problem' in answer) return tell({ step: 'refused', fileName, ...answer });
      let board = await withKnownPictures(answer.board);
      const hasPictures = board.pictures.size > 0;
      tell(hasPictures ? { step: 'pictures', fileName, sent: 0 } : { step: 'write', fileName });
      const { teamId, projectId, folderId } = place;
      const kind = isMindMap(board) ? 'mindmap' : 'board';
      const made = await createFile({
        teamId,
        projectId,
        folderId,
        name: boardName(board.name, unnamed),
        kind,
      });
      if (made.error) return tell({ step: 'failed', fileName, error: made.error });
      const { file_key: fileKey } = made.data;
      try {
        if (hasPictures)
          board = await storePictures(session.client, fileKey, board, {
            signal: run.signal,
            onProgress: (sent) => tell({ step: 'pictures', fileName, sent }),
          });
        run.signal.throwIfAborted();
        // From here on it is written whole or not at all: there is nothing to stop any more.
        tell({ step: 'write', fileName });
        await writeBoard(session.client, fileKey, board.snapshot);
      } catch (error) {
        await trashFiles([fileKey]);
        throw error;
      }
      return tell({ step: 'done', fileKey, fileName, report: board.report });
    } catch (error) {
      return tell({
        step: 'failed',
        fileName,
        error: error instanceof ApiFailure ? error.toRecord() : error,
      });
    }
  }

  function stop(): void {
    running.current?.abort();
    setState({ step: 'choose' });
  }

  return { state, start, stop };
}
