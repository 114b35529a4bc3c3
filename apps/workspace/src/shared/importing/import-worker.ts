import { importBoard, ImportError, type ImportedBoard, type ImportProblem } from '@boardwalk/board/import';

/** What the worker is asked: the bytes of a file, and its name. */
export interface ImportQuestion {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** What it answers: the board, or why there is none. */
export type ImportAnswer =
  | { readonly board: ImportedBoard }
  | { readonly problem: ImportProblem; readonly limit: number | undefined };

addEventListener('message', ({ data }: MessageEvent<ImportQuestion>) => {
  let answer: ImportAnswer;
  try {
    answer = { board: importBoard(data.bytes, data.name) };
  } catch (error) {
    // Whatever a reader stumbles over, the file is not as it should be.
    answer = error instanceof ImportError ? error : { problem: 'broken', limit: undefined };
    answer = { problem: answer.problem, limit: answer.limit };
  }
  postMessage(answer);
});
