import type pg from 'pg';
import type { Logger } from '../log/logger.ts';
import type { Signals } from '../signals/signals.ts';
import { samples } from './samples.ts';
import { askPrimary, askReplica } from './walPosition.ts';

/** How a replica is doing, as far as this process knows. */
export interface ReplicaState {
  /** Whether it answers, and is a replica of the primary. */
  isThere: boolean;
  /** Whether reads go to it at present. */
  isUsed: boolean;
  /** How far it is behind the primary, in seconds; undefined while it is away. */
  lagSeconds: number | undefined;
}

/** Knows whether a replica may be asked. */
export interface ReplicaWatch {
  /** Whether the replica has all that was signalled to this process so far, so that it may be asked in place of the primary. */
  isCurrent(): boolean;
  /** Aborted once the replica that answers now is lost: who waits for an answer of it asks the primary. */
  lifetime(): AbortSignal;
  /** Says that a connection to the replica broke. */
  lose(reason: string): void;
  state(): ReplicaState;
  close(): Promise<void>;
}

/** Signalled by the database whenever something that is shown has changed, see migration signal-what-is-shown. */
const CHANNEL = 'shown';
/** A replica that is further behind is not asked: counters, whose changes send no signal, may be half a minute old in all. */
const MOST_LAG_SECONDS = 10;
const LOOK_EVERY_MS = 1_000;
/** While the replica is awaited, looks follow each other at these times. */
const SOON_MS = { first: 5, longest: 250 };

/**
 * Watches a replica. A replica is always a moment behind, and that must not bring back what a change has just ended: an answer that
 * was kept for all and dropped because a work was taken down must not be found out again from a replica that still has the work.
 *
 * So each signal makes the replica unusable for this process, until it has replayed the log of the primary up to a position that was
 * asked for after the signal had arrived. The signal comes once its transaction is committed, so the position is behind the
 * commit. It cannot travel with the signal: a trigger runs before its commit has a position.
 *
 * @param options.primary connections to the primary
 * @param options.replica one connection to the replica, for this alone; its questions have an end
 */
export function watchReplica(options: {
  primary: pg.Pool;
  replica: pg.Pool;
  signals: Signals;
  log: Logger;
}): ReplicaWatch {
  const { primary, replica, signals, log } = options;
  const flushed = samples();
  /** Counts what makes the replica unusable. */
  let changes = 0;
  /** The position the replica must have; undefined until it was asked for after the last change. */
  let needed: bigint | undefined;
  let hasAll = false;
  let isThere = false;
  let fault: string | undefined;
  let life = new AbortController();
  const closing = new AbortController();
  let wake = (): void => undefined;

  function change(): void {
    changes += 1;
    needed = undefined;
    hasAll = false;
    wake();
  }

  function lose(reason: string): void {
    if (closing.signal.aborted || reason === fault) return;
    fault = reason;
    log.warn({ reason }, 'the replica is not asked: reads go to the primary');
    isThere = false;
    hasAll = false;
    const lost = life;
    life = new AbortController();
    lost.abort(new Error('the replica was lost'));
  }

  async function look(): Promise<void> {
    const before = changes;
    // What is committed while no signal arrives is not known to be waited for.
    const hears = signals.isListening();
    const standby = await askReplica(replica).catch((error: unknown) => {
      lose(error instanceof Error ? error.message : 'unknown fault');
    });
    const asked = performance.now();
    // Without the primary nothing is known: it is asked again.
    const head = await askPrimary(primary).catch(() => undefined);
    if (head === undefined || closing.signal.aborted) return;
    flushed.add(head.flushed, asked);
    const isFresh = needed === undefined;
    if (hears && before === changes) needed ??= head.inserted;
    if (standby === undefined) return;
    if (standby.system !== head.system || standby.replayed === undefined || standby.replayed > head.inserted)
      return lose('it is no replica of the database of DATABASE_URL');
    if (fault !== undefined) log.info('the replica is back');
    fault = undefined;
    isThere = true;
    flushed.reach(standby.replayed);
    // What it said before the position was asked for is not the answer.
    if (needed !== undefined && !isFresh && before === changes) hasAll = standby.replayed >= needed;
  }

  async function watch(): Promise<void> {
    let soon: number = SOON_MS.first;
    for (let seen = changes; !closing.signal.aborted;) {
      await look();
      if (seen !== changes) soon = SOON_MS.first;
      seen = changes;
      const isSettled = hasAll || !isThere;
      await pause(isSettled ? LOOK_EVERY_MS : soon);
      soon = hasAll ? SOON_MS.first : Math.min(soon * 2, SOON_MS.longest);
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, closing.signal.aborted ? 0 : milliseconds).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const lag = () => flushed.lagSeconds(performance.now());
  const isCurrent = () => hasAll && isThere && signals.isListening() && lag() <= MOST_LAG_SECONDS;
  // Signals that were lost while the connection was broken are made up for by one more.
  const stop = signals.subscribe(CHANNEL, change, { onLoss: change, onGap: change });
  const watching = watch();

  return {
    isCurrent,
    lifetime: () => life.signal,
    lose,
    state: () => ({ isThere, isUsed: isCurrent(), lagSeconds: isThere ? lag() : undefined }),
    async close() {
      closing.abort();
      stop();
      wake();
      await watching;
    },
  };
}
