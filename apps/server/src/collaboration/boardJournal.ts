import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../infra/database/database.ts';
import type { Clock } from '../infra/ids/clock.ts';
import type { Logger } from '../infra/log/logger.ts';
import { appendEdits, type BoardEdit } from './boardRepository.ts';

/** Writes edits of boards down as they come. */
export interface BoardJournal {
  /** Takes an edit; it is committed soon, with all others taken meanwhile. */
  append(edit: BoardEdit): void;
  /**
   * Resolves when every edit of the board taken so far is committed, or given up (see `drain`).
   *
   * @returns false when edits were given up: nobody may be told that theirs are safe
   */
  settled(fileKey: string): Promise<boolean>;
  /**
   * Resolves when everything taken so far is committed. When that takes longer than the patience given, it gives up
   * trying, says in the log how much is lost, and resolves as well: a database that is gone must not keep a server from
   * ending.
   */
  drain(patienceMs: number): Promise<void>;
  /** Whether so much waits to be written that no more should be taken. */
  isOverloaded(): boolean;
}

/** Most bytes in one commit; the rest goes into the next. */
const MAX_COMMIT_BYTES = 4 * 1024 * 1024;
/** What may wait in memory while the database does not answer. */
const OVERLOAD_BYTES = 64 * 1024 * 1024;
const RETRY_MS = [50, 200, 1000, 3000];

/** What a journal works with. */
export interface JournalOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Told of edits when they are committed, in the order they were taken. */
  onCommitted?: (edits: readonly BoardEdit[]) => void;
}

/**
 * A journal in the database. While one commit is under way the edits that come wait for the next one, so a busy
 * server makes few large commits and an idle one answers at once. When the database does not answer it tries
 * again until it does: nothing that was taken is dropped.
 */
export function boardJournal({ db, clock, log, onCommitted }: JournalOptions): BoardJournal {
  let taken = 0;
  let committed = 0;
  let waitingBytes = 0;
  let isRunning = false;
  let hasGivenUp = false;
  const queue: BoardEdit[] = [];
  const lastOf = new Map<string, number>();
  const waiters = new Set<{ until: number; resolve: () => void }>();

  async function run(): Promise<void> {
    isRunning = true;
    while (queue.length > 0) {
      const batch = takeBatch();
      await commit(batch);
      if (!hasGivenUp) onCommitted?.(batch);
      committed += batch.length;
      waitingBytes -= bytesOf(batch);
      for (const { fileKey } of batch) if ((lastOf.get(fileKey) ?? 0) <= committed) lastOf.delete(fileKey);
      for (const waiter of waiters) {
        if (waiter.until > committed) continue;
        waiters.delete(waiter);
        waiter.resolve();
      }
    }
    isRunning = false;
  }

  function takeBatch(): BoardEdit[] {
    let bytes = 0;
    const count = queue.findIndex(({ update }) => {
      bytes += update.byteLength;
      return bytes > MAX_COMMIT_BYTES;
    });
    return queue.splice(0, count === -1 ? queue.length : Math.max(1, count));
  }

  async function commit(batch: readonly BoardEdit[]): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await appendEdits(db, batch, clock.now());
        return;
      } catch (error) {
        if (hasGivenUp) return;
        log.error({ err: error, edits: batch.length }, 'edits of boards could not be stored, trying again');
        await sleep(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
      }
    }
  }

  function reached(until: number): Promise<void> {
    if (until <= committed) return Promise.resolve();
    return new Promise((resolve) => waiters.add({ until, resolve }));
  }

  return {
    append(edit) {
      taken += 1;
      waitingBytes += edit.update.byteLength;
      queue.push(edit);
      lastOf.set(edit.fileKey, taken);
      // Started a turn later, so that edits arriving together go together.
      if (!isRunning) {
        isRunning = true;
        setImmediate(() => void run());
      }
    },
    async settled(fileKey) {
      await reached(lastOf.get(fileKey) ?? 0);
      return !hasGivenUp;
    },
    async drain(patienceMs) {
      const patience = new AbortController();
      const isOver = sleep(patienceMs, true, { signal: patience.signal }).catch(() => false);
      const isDone = reached(taken).then(() => false);
      if (await Promise.race([isDone, isOver])) {
        hasGivenUp = true;
        log.fatal({ edits: taken - committed }, 'edits of boards are lost: the database does not take them');
      }
      patience.abort();
    },
    isOverloaded: () => waitingBytes > OVERLOAD_BYTES,
  };
}

function bytesOf(edits: readonly BoardEdit[]): number {
  return edits.reduce((sum, { update }) => sum + update.byteLength, 0);
}
