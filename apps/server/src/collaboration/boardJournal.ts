import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../infra/database/database.ts';
import type { Clock } from '../infra/ids/clock.ts';
import type { Logger } from '../infra/log/logger.ts';
import { appendByHalves, nothingAppended, refusalOf, type Outcome } from './appendByHalves.ts';
import { appendEdits, takesEditsOfOthers, type BoardEdit } from './boardRepository.ts';

/** Writes edits of boards down as they come. */
export interface BoardJournal {
  /** Takes an edit; it is committed soon, with all others taken meanwhile. */
  append(edit: BoardEdit): void;
  /**
   * Resolves when every edit of the board taken so far is committed, or given up (see `drain`).
   *
   * @returns false when edits were given up, or the database refuses them: nobody may learn that theirs are safe
   */
  settled(fileKey: string): Promise<boolean>;
  /** The document of a board is loaded: what was not taken before was made on another one. */
  begin(fileKey: string): void;
  /** Whether edits of a board are taken: not when the database refused some, until its document is loaded again. */
  takes(fileKey: string): boolean;
  /**
   * Resolves when everything taken so far is committed. When that takes longer than the patience given, it gives up
   * trying, says in the log how much is lost, and resolves as well: a database that is gone must not keep a server from
   * ending.
   */
  drain(patienceMs: number): Promise<void>;
  /** Whether so much waits to be written that no more should be taken. */
  isOverloaded(): boolean;
}

/**
 * How soon after a commit began the next one may. The first edit after a rest is committed at once; of a busy server those of 25 ms
 * go together: a commit costs Postgres about as much as twenty edits do.
 */
const COMMIT_PACE_MS = 25;
/** Most bytes in one commit; the rest goes into the next. */
const MAX_COMMIT_BYTES = 4 * 1024 * 1024;
/** What may wait in memory while the database does not answer. */
const OVERLOAD_BYTES = 64 * 1024 * 1024;
const RETRY_MS = [50, 200, 1000, 3000];
/** How soon a board is tried again whose file was locked: twice as long after every time. */
const LOCKED_RETRY_MS = { first: 20, longest: 320 };
/** How often in a row a file is found locked before the log says so: some seconds. */
const TELL_AFTER_TIMES = 12;
/** How soon edits are tried again when the database refuses those of every board. */
const REFUSED_RETRY_MS = 1000;

/** What a journal works with. */
export interface JournalOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Bytes that may wait in memory while the database does not answer. */
  overloadBytes?: number | undefined;
  /** How soon after a commit began the next one may, in milliseconds. */
  paceMs?: number | undefined;
  /** Called when edits of a board are not taken, because it was built again since the document they were made on. */
  onRebuilt?: (fileKey: string) => void;
  /** Called when the database refuses edits of a board, and again with each one that comes until its document is loaded again. */
  onRefused?: (fileKey: string, cause: unknown) => void;
  /** Called with edits when they are committed, in the order they were taken, and with their ids by their files. */
  onCommitted?: (edits: readonly BoardEdit[], ids: ReadonlyMap<string, readonly string[]>) => void;
}

/** The edits of one board that are not committed yet. */
interface WaitingBoard {
  edits: BoardEdit[];
  /** Since the board began to wait. */
  taken: number;
  committed: number;
  waiters: { until: number; resolve: () => void }[];
  /** How often in a row its file was locked, and when to try again. */
  lockedTimes: number;
  notBefore: number;
}

/**
 * A journal in the database. While one commit is under way the edits that come wait for the next one, so a busy
 * server makes few large commits and an idle one answers at once. When the database does not answer it tries
 * again until it does: nothing that was taken is dropped. A board whose file is locked is passed over and tried again
 * soon, so that nobody else's edits wait for it. A board whose edits it refuses is given up, and nobody learns that these are safe.
 */
export function boardJournal(options: JournalOptions): BoardJournal {
  const { db, clock, log, onCommitted, onRebuilt, onRefused } = options;
  const { overloadBytes = OVERLOAD_BYTES, paceMs = COMMIT_PACE_MS } = options;
  const boards = new Map<string, WaitingBoard>();
  /** Boards whose document here is one of before they were built again: its edits are not taken. */
  const outlived = new Set<string>();
  /** Boards whose document here holds edits that the database refuses, and its error: what comes after them rests on these. */
  const refusals = new Map<string, unknown>();
  let waitingBytes = 0;
  let isRunning = false;
  let hasGivenUp = false;
  let mayBeginAt = 0;

  async function run(): Promise<void> {
    while (boards.size > 0) {
      await pace();
      const batch = takeBatch();
      if (batch.length === 0) await sleep(LOCKED_RETRY_MS.first);
      else settle(batch, await commit(batch));
    }
    isRunning = false;
  }

  /** Waits until the next commit may begin. */
  async function pace(): Promise<void> {
    const early = mayBeginAt - performance.now();
    if (early > 0) await sleep(early);
    mayBeginAt = performance.now() + paceMs;
  }

  /** The edits to commit next, of each board the oldest first, without boards that were found locked just now. */
  function takeBatch(): BoardEdit[] {
    const now = performance.now();
    const due = [...boards.values()].filter(({ notBefore }) => notBefore <= now);
    const edits = due.flatMap((board) => board.edits);
    let bytes = 0;
    const count = edits.findIndex(({ update }) => {
      bytes += update.byteLength;
      return bytes > MAX_COMMIT_BYTES;
    });
    return count === -1 ? edits : edits.slice(0, Math.max(1, count));
  }

  async function commit(batch: readonly BoardEdit[]): Promise<Outcome> {
    for (;;) {
      const outcome = await appendByHalves(batch, append);
      const [refusal] = outcome.refused.values();
      if (hasGivenUp || refusal === undefined || (await othersAreTaken(outcome))) return outcome;
      log.error(
        { err: refusal, edits: batch.length },
        'the database refuses edits of every board, trying again',
      );
      await sleep(REFUSED_RETRY_MS);
    }
  }

  /** Appends edits, and tries again until the database answers. Throws its refusal. */
  async function append(edits: readonly BoardEdit[]): ReturnType<typeof appendEdits> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await appendEdits(db, edits, clock.now());
      } catch (error) {
        if (hasGivenUp) return nothingAppended();
        if (refusalOf(error) !== undefined) throw error;
        log.error({ err: error, edits: edits.length }, 'edits of boards could not be stored, trying again');
        await sleep(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
      }
    }
  }

  /** Whether a refusal is the fault of the boards it names: what nobody's edits get past is not. */
  async function othersAreTaken({ ids, refused }: Outcome): Promise<boolean> {
    return ids.size > 0 || takesEditsOfOthers(db, [...refused.keys()], clock.now());
  }

  function settle(batch: readonly BoardEdit[], { passedOver, rebuilt, refused, ids }: Outcome): void {
    const isLeft = ({ fileKey }: BoardEdit) =>
      passedOver.has(fileKey) || rebuilt.has(fileKey) || refused.has(fileKey);
    const committed = batch.filter((edit) => !isLeft(edit));
    for (const fileKey of rebuilt) {
      log.warn({ fileKey }, 'edits came from a document of before the board was built again');
      outlived.add(fileKey);
      onRebuilt?.(fileKey);
    }
    for (const [fileKey, error] of refused) refuse(fileKey, error);
    if (!hasGivenUp) onCommitted?.(committed, ids);
    for (const [fileKey, edits] of Map.groupBy(batch, (edit) => edit.fileKey)) {
      const board = boards.get(fileKey);
      if (board === undefined) continue;
      if (passedOver.has(fileKey) && !hasGivenUp) putOff(fileKey, board);
      else letGo(fileKey, board, edits);
    }
  }

  /** Gives up a board with everything that waits of it. */
  function refuse(fileKey: string, error: unknown): void {
    const board = boards.get(fileKey);
    const edits = board?.edits.length;
    log.error(
      { err: error, fileKey, sqlstate: refusalOf(error), edits },
      'the database refuses edits of a board',
    );
    refusals.set(fileKey, error);
    if (board !== undefined) letGo(fileKey, board, board.edits);
    onRefused?.(fileKey, error);
  }

  function putOff(fileKey: string, board: WaitingBoard): void {
    const { first, longest } = LOCKED_RETRY_MS;
    board.notBefore = performance.now() + Math.min(longest, first * 2 ** board.lockedTimes);
    board.lockedTimes += 1;
    if (board.lockedTimes === TELL_AFTER_TIMES)
      log.warn({ fileKey, edits: board.edits.length }, 'a board cannot be saved: its file is locked');
  }

  /** Forgets edits that are committed, or given up, and notifies who waits for them. */
  function letGo(fileKey: string, board: WaitingBoard, { length }: readonly BoardEdit[]): void {
    waitingBytes -= bytesOf(board.edits.splice(0, length));
    board.committed += length;
    board.lockedTimes = 0;
    // To the end of the row: a board with much to write does not keep the others waiting.
    boards.delete(fileKey);
    if (board.edits.length > 0) boards.set(fileKey, board);
    const { committed, waiters } = board;
    board.waiters = waiters.filter(({ until }) => until > committed);
    for (const { until, resolve } of waiters) if (until <= committed) resolve();
  }

  /** Resolves when the edits of a board taken so far are committed or given up. */
  function settled(fileKey: string): Promise<void> {
    const board = boards.get(fileKey);
    if (board === undefined) return Promise.resolve();
    return new Promise((resolve) => board.waiters.push({ until: board.taken, resolve }));
  }

  return {
    append(edit) {
      const { fileKey, update } = edit;
      if (refusals.has(fileKey)) return onRefused?.(fileKey, refusals.get(fileKey));
      const board = boards.get(fileKey) ?? nothingWaiting();
      boards.set(fileKey, board);
      board.edits.push(edit);
      board.taken += 1;
      waitingBytes += update.byteLength;
      // Started a turn later, so that edits arriving together go together.
      if (!isRunning) {
        isRunning = true;
        setImmediate(() => void run());
      }
    },
    async settled(fileKey) {
      await settled(fileKey);
      return !hasGivenUp && !outlived.has(fileKey) && !refusals.has(fileKey);
    },
    begin(fileKey) {
      outlived.delete(fileKey);
      refusals.delete(fileKey);
    },
    takes: (fileKey) => !refusals.has(fileKey),
    async drain(patienceMs) {
      const patience = new AbortController();
      const isOver = sleep(patienceMs, true, { signal: patience.signal }).catch(() => false);
      const isDone = Promise.all([...boards.keys()].map(settled)).then(() => false);
      if (await Promise.race([isDone, isOver])) {
        hasGivenUp = true;
        const edits = [...boards.values()].reduce((sum, board) => sum + board.edits.length, 0);
        log.fatal({ edits }, 'edits of boards are lost: the database does not take them');
      }
      patience.abort();
    },
    isOverloaded: () => waitingBytes > overloadBytes,
  };
}

function nothingWaiting(): WaitingBoard {
  return { edits: [], taken: 0, committed: 0, waiters: [], lockedTimes: 0, notBefore: 0 };
}

function bytesOf(edits: readonly BoardEdit[]): number {
  return edits.reduce((sum, { update }) => sum + update.byteLength, 0);
}
