import { childQueue } from '../infra/children/childQueue.ts';
import type { CompactJob, CompactResult } from './compactProcess.ts';

/** Merges large boards in a process of its own: those who edit others need not wait for it. */
export interface BoardCompactor {
  /** The updates of a board as one, without what was deleted. @throws UnreadableUpdatesError when they make no board */
  merge(updates: readonly Uint8Array[]): Promise<Uint8Array>;
  /** The board of some updates as one of the next epoch, without any past. Throws as `merge` does. */
  rebuild(updates: readonly Uint8Array[]): Promise<Uint8Array>;
  /** Ends the process; what it is doing is rejected. */
  close(): Promise<void>;
}

/** No board can be made of updates. */
export class UnreadableUpdatesError extends Error {
  override name = 'UnreadableUpdatesError';
}

const TIMEOUT_MS = 60_000;
const MAX_WAITING = 100;
const IDLE_MS = 30_000;
/** A full board of 16 MB takes up to 700 MB while it is merged or built again, and may have edits of as many bytes to merge. */
const MAX_BYTES = 1536 * 1024 * 1024;

/**
 * A compactor whose process starts with the first board and ends when there is none for a while. A board that takes more memory
 * than that process may have is rejected with a ChildError, as one is that takes too long; others are merged.
 */
export function boardCompactor({ maxBytes = MAX_BYTES }: { maxBytes?: number } = {}): BoardCompactor {
  const queue = childQueue<CompactJob, CompactResult>({
    name: 'compactor',
    entry: new URL('compactProcess.ts', import.meta.url),
    processes: 1,
    maxWaiting: MAX_WAITING,
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    maxBytes,
  });
  const run = async (job: CompactJob) => {
    const result = await queue.run(job);
    if ('fault' in result) throw new UnreadableUpdatesError(result.fault);
    return result.state;
  };
  return {
    merge: (updates) => run({ updates, rebuild: false }),
    rebuild: (updates) => run({ updates, rebuild: true }),
    close: () => queue.close(),
  };
}
