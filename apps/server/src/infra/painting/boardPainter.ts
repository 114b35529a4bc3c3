import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BoardSnapshot } from '@boardwalk/board/document';
import type { PaintJob, PaintResult } from './paintWorker.ts';

/** Paints boards as the viewer shows them, off the main thread. */
export interface BoardPainter {
  /** A PNG of the board. Rejects when it cannot be painted or takes too long. */
  paint(snapshot: BoardSnapshot, size: { width: number; height: number }): Promise<Buffer>;
  /** Stops the threads; paints under way are rejected. */
  close(): Promise<void>;
}

/** Size of covers and thumbnails, in pixels: the suggested size of a cover. */
export const COVER_SIZE = { width: 1080, height: 700 } as const;

const JOB_TIMEOUT_MS = 30_000;
/** A thread holds the fonts, some 100 MB: it goes when there is nothing to paint. */
const IDLE_MS = 30_000;

interface Job {
  message: PaintJob;
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * A painter with threads started when there is something to paint.
 *
 * @param threads most threads at once; by default one less than there are processors, two at most
 */
export function boardPainter(threads = Math.min(2, Math.max(1, availableParallelism() - 1))): BoardPainter {
  const waiting: Job[] = [];
  const running = new Set<PaintThread>();
  let jobs = 0;
  let isClosed = false;

  function next(thread: PaintThread): void {
    const job = waiting.shift();
    if (job === undefined) thread.rest();
    else thread.start(job);
  }

  return {
    paint(snapshot, { width, height }) {
      if (isClosed) return Promise.reject(new Error('the painter is closed'));
      jobs += 1;
      const message = { id: jobs, snapshot, width, height };
      return new Promise((resolve, reject) => {
        waiting.push({ message, resolve, reject });
        const idle = [...running].find((thread) => thread.isIdle);
        if (idle !== undefined) next(idle);
        else if (running.size < threads) {
          const thread = new PaintThread(next, (gone) => running.delete(gone));
          running.add(thread);
          next(thread);
        }
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('the painter is closed'));
      await Promise.all([...running].map((thread) => thread.stop()));
    },
  };
}

/** One worker thread, painting one board at a time. */
class PaintThread {
  #worker: Worker;
  #job: Job | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #onFree: (thread: PaintThread) => void;
  readonly #onGone: (thread: PaintThread) => void;

  constructor(onFree: (thread: PaintThread) => void, onGone: (thread: PaintThread) => void) {
    this.#onFree = onFree;
    this.#onGone = onGone;
    this.#worker = new Worker(new URL('paintWorker.ts', import.meta.url), { execArgv: [] });
    this.#worker.on('message', (result: PaintResult) => this.#finish(result));
    this.#worker.on('error', (error) =>
      this.#fail(error instanceof Error ? error : new Error('painting failed')),
    );
    this.#worker.on('exit', () => this.#fail(new Error('the paint thread ended')));
  }

  get isIdle(): boolean {
    return this.#job === undefined;
  }

  start(job: Job): void {
    this.#job = job;
    this.#worker.ref();
    this.#wait(JOB_TIMEOUT_MS, () => this.#fail(new Error('painting took too long')));
    this.#worker.postMessage(job.message);
  }

  /** Nothing to do: the thread neither keeps the process alive nor stays for long. */
  rest(): void {
    this.#worker.unref();
    this.#wait(IDLE_MS, () => void this.stop());
  }

  async stop(): Promise<void> {
    this.#fail(new Error('the painter is closed'));
    await this.#worker.terminate();
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds).unref();
  }

  #finish(result: PaintResult): void {
    const job = this.#job;
    this.#job = undefined;
    if ('png' in result) job?.resolve(Buffer.from(result.png));
    else job?.reject(new Error(`the board cannot be painted: ${result.fault}`));
    this.#onFree(this);
  }

  #fail(error: Error): void {
    clearTimeout(this.#timer);
    this.#onGone(this);
    void this.#worker.terminate();
    this.#job?.reject(error);
    this.#job = undefined;
  }
}
