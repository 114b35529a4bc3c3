import type { ChildAnswer } from './childQueue.ts';

/**
 * Answers the jobs of a child queue, in its process. Ends when the process that asks is gone.
 *
 * @param work does one job, of the type the queue sends; what it finds wrong belongs into its result
 */
export function answerJobs(work: (job: never) => unknown): void {
  process.on('message', (job) => void answer(job as never));

  async function answer(job: never): Promise<void> {
    const result = await work(job);
    // Pixels lie outside the heap of JavaScript, which is too small to be collected by itself before much of them has piled up.
    globalThis.gc?.();
    const message = { result, residentBytes: process.memoryUsage.rss() } satisfies ChildAnswer<unknown>;
    process.send?.(message);
  }
  // A job under way would otherwise hold a process that nobody waits for.
  process.on('disconnect', () => process.exit());
}
