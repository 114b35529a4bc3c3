import type pg from 'pg';
import type { Logger } from '../log/logger.ts';
import { SHOWN_CHANNEL } from '../signals/shownChannel.ts';
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
  /** Whether the replica has all that was signalled to this process so far, so that it may answer in place of the primary. */
  isCurrent(): boolean;
  /** Aborted when the replica is lost. Statements that wait for its answer then go to the primary. */
  lifetime(): AbortSignal;
  /** Says that a connection to the replica broke. Nothing is read from it until it has said again how far it is. */
  lose(reason: string): void;
  state(): ReplicaState;
  close(): Promise<void>;
}

/** Nothing is read from a replica that is further behind. Counters send no signal, and may be half a minute old in all. */
const MOST_LAG_SECONDS = 10;
const LOOK_EVERY_MS = 1_000;
/** While the replica has to catch up, the pauses between looks grow from the first to the longest. */
const SOON_MS = { first: 5, longest: 250 };

/**
 * Watches a replica, which is always a moment behind. That must not undo a change that people have already seen. For example, the list
 * that was kept for everybody is dropped because a work was taken down. If the next list came from a replica that still has the work,
 * the work would be back.
 *
 * So after each signal this process does not read from the replica until that has replayed the log of the primary up to a certain position.
 * This process asks the primary for the position after the signal has arrived. A signal arrives after its transaction is
 * committed, so the position is behind the commit. The signal cannot carry it: a trigger runs before the commit has a position.
 *
 * @param options.primary a connection to the primary for the watch alone, whose statements have a time limit
 * @param options.replica the same to the replica
 * @param options.mostLagSeconds nothing is read from a replica that is further behind
 */
export function watchReplica(options: {
  primary: pg.Pool;
  replica: pg.Pool;
  signals: Pick<Signals, 'subscribe' | 'isListening'>;
  log: Logger;
  mostLagSeconds?: number;
}): ReplicaWatch {
  const { primary, replica, signals, log, mostLagSeconds = MOST_LAG_SECONDS } = options;
  const flushed = samples();
  /** How often something has changed that the replica must replay first. */
  let changes = 0;
  /** The position that the replica must have; undefined until the primary was asked for it after the last change. */
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
    if (closing.signal.aborted) return;
    isThere = false;
    hasAll = false;
    const lost = life;
    life = new AbortController();
    lost.abort(new Error('the replica was lost'));
    if (reason === fault) return;
    fault = reason;
    log.warn({ reason }, 'the replica is not asked: reads go to the primary');
  }

  async function look(): Promise<void> {
    const before = changes;
    const during = life;
    // While signals do not arrive, this process does not know of changes that the replica must have.
    const hears = signals.isListening();
    const standby = await askReplica(replica).catch((error: unknown) => {
      lose(error instanceof Error ? error.message : 'unknown fault');
    });
    const asked = performance.now();
    // Without the position of the primary this look says nothing. There is another one soon.
    const head = await askPrimary(primary).catch(() => undefined);
    if (head === undefined || closing.signal.aborted) return;
    flushed.add(head.flushed, asked);
    const isFresh = needed === undefined;
    if (hears && before === changes) needed ??= head.inserted;
    // The replica was lost during this look, and may be another one when it is back: what it said does not count.
    if (standby === undefined || during !== life) return;
    if (standby.system !== head.system || standby.replayed === undefined || standby.replayed > head.inserted)
      return lose('it is no replica of the database of DATABASE_URL');
    if (fault !== undefined) log.info('the replica is back');
    fault = undefined;
    isThere = true;
    flushed.reach(standby.replayed);
    // The replica was asked before the primary: a position of this look is compared in the next one.
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
  const isCurrent = () => hasAll && isThere && signals.isListening() && lag() <= mostLagSeconds;
  // A broken connection counts as a change when it breaks and when it is back: signals may have been lost between.
  const stop = signals.subscribe(SHOWN_CHANNEL, change, { onLoss: change, onGap: change });
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
