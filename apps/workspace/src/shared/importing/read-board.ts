import type { ImportAnswer, ImportQuestion } from './import-worker.ts';

/** Longer than any file takes that is within the limits; a worker that goes on is stopped. */
const PATIENCE_MS = 60_000;

/** Reads a file into a board in a worker of its own, which is stopped when the signal says so. */
export async function readBoard(file: File, signal: AbortSignal): Promise<ImportAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ImportAnswer>((resolve, reject) => {
      const stop = () => reject(new DOMException('The import was stopped', 'AbortError'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      const timer = setTimeout(() => resolve({ problem: 'broken', limit: undefined }), PATIENCE_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener('error', () => {
        clearTimeout(timer);
        reject(new Error('The code that reads files did not load'));
      });
      worker.postMessage({ bytes, name: file.name } satisfies ImportQuestion, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
