import { browserMachine, exportBoard, type ExportedFile, type ExportRequest } from '@boardwalk/board/export';

/** What the worker answers: how far it is, the file, or that there is none. */
export type ExportAnswer =
  | { readonly done: number; readonly total: number }
  | { readonly file: ExportedFile }
  | { readonly failed: true };

const answer = (message: ExportAnswer) => postMessage(message);

async function make(request: ExportRequest): Promise<void> {
  try {
    const machine = await browserMachine(request.fonts);
    answer({ file: await exportBoard(request, machine, (done, total) => answer({ done, total })) });
  } catch {
    // No memory for so large a picture, or no canvas at all.
    answer({ failed: true });
  }
}

addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => void make(data));
