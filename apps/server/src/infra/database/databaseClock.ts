import { sql } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../ids/clock.ts';
import type { Logger } from '../log/logger.ts';
import { unlessAborted } from '../stopping/unlessAborted.ts';
import type { Queryable } from './database.ts';

/** A clock that is looked after until it is closed. */
export interface RunningClock extends Clock {
  close(): void;
}

const LOOK_EVERY_MS = 30_000;
/** How long an answer may take, and when the next question follows one that had none, of a process whose time may be wrong. */
const ANSWER_MS = 5_000;
const RETRY_MS = 1_000;
/** A clock that was set, or a process that slept: differences below it are those of measuring. */
const SET_MS = 1_000;

const QUESTION = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms';

/** What the database says that the time is. */
export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ ms: number }>`${sql.raw(QUESTION)}`.execute(db);
  return new Date(rows[0]?.ms ?? Number.NaN);
}

/**
 * The same by a connection of a pool, which is closed when it has not answered before the signal is aborted: after a sleep those of
 * before may lead nowhere, and the next question gets another one.
 */
export async function pooledTime(pool: pg.Pool, signal: AbortSignal): Promise<Date> {
  const client = await pool.connect();
  let isReleased = false;
  const release = (fault?: unknown) => {
    if (!isReleased) client.release(fault !== undefined);
    isReleased = true;
  };
  const stop = () => release(signal.reason);
  if (signal.aborted) {
    release();
    throw signal.reason;
  }
  signal.addEventListener('abort', stop);
  try {
    const { rows } = await client.query<{ ms: number }>(QUESTION);
    release();
    return new Date(rows[0]?.ms ?? Number.NaN);
  } catch (error) {
    release(error);
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * The time of the database, which all processes of a site share. The clock of this machine is not asked: one that was set wrong would
 * make tokens live too long, let jobs delete what is young, and give rows a time that is not theirs. Between two questions time goes on
 * by a clock that cannot be set; it does so while the database is away as well.
 *
 * @param options.ask asks the database for its time; after the signal is aborted nobody waits for it
 * @param options.lookEveryMs how often it is asked; also at once when the clock of the machine jumps, since the process may have slept
 * @param options.answerMs how long an answer may take, except the first one
 * @param options.retryMs when it is asked again after a jump, if there was no answer
 * @throws when the database does not answer the first question
 */
export async function openDatabaseClock(options: {
  ask: (signal: AbortSignal) => Promise<Date>;
  log: Pick<Logger, 'warn'>;
  lookEveryMs?: number;
  answerMs?: number;
  retryMs?: number;
}): Promise<RunningClock> {
  const { ask, log, lookEveryMs = LOOK_EVERY_MS, answerMs = ANSWER_MS, retryMs = RETRY_MS } = options;
  /** The time at which `performance.now()` was 0. */
  let origin = 0;
  /** How far the clock of the machine was from it at the last question that was answered. */
  let machine = Date.now() - performance.now();
  let isLooking = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const hasJumped = () => Math.abs(Date.now() - performance.now() - machine) >= SET_MS;

  /** The question was answered at some moment between its sending and now: within that time nothing need be changed. */
  async function look(signal: AbortSignal): Promise<number> {
    const asked = performance.now();
    const seen = Date.now() - asked;
    const time = (await unlessAborted(signal, ask(signal))).getTime();
    machine = seen;
    const [least, most] = [time - performance.now(), time - asked];
    const before = origin;
    origin = Math.min(Math.max(origin, least), most);
    return origin - before;
  }

  async function lookAgain(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const moved = await look(AbortSignal.timeout(answerMs));
      if (Math.abs(moved) >= SET_MS)
        log.warn({ ms: Math.round(moved) }, 'the clock of the database was set, or this process slept');
    } catch {
      // The time goes on; that the database is away is known to everybody who needs more of it.
      if (hasJumped() && !isClosed) retry = setTimeout(lookOnceMore, retryMs).unref();
    } finally {
      isLooking = false;
    }
  }

  function lookOnceMore(): void {
    retry = undefined;
    void lookAgain();
  }

  await look(new AbortController().signal);
  const timer = setInterval(() => void lookAgain(), lookEveryMs).unref();
  return {
    now() {
      if (retry === undefined && hasJumped()) void lookAgain();
      return new Date(origin + performance.now());
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(retry);
    },
  };
}
