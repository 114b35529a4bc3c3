import type { ExportedFile, ExportRequest } from '@boardwalk/board/export';
import type { ExportAnswer } from './export-worker.ts';

/**
 * Makes a file of a board in a worker of its own, which is stopped when the signal says so.
 *
 * @throws Error when there is none to be made
 */
export async function makeFile(
  request: ExportRequest,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ExportedFile> {
  const worker = new Worker(new URL('export-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ExportedFile>((resolve, reject) => {
      const stop = () => reject(new DOMException('The export was stopped', 'AbortError'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => {
        if ('file' in data) resolve(data.file);
        else if ('failed' in data) reject(new Error('The file could not be made'));
        else onProgress(data.done / data.total);
      });
      worker.addEventListener('error', () => reject(new Error('The code that makes files did not load')));
      worker.postMessage(request, []);
    });
  } finally {
    worker.terminate();
  }
}
