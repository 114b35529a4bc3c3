import { sql } from 'kysely';
import type { Clock } from '../ids/clock.ts';
import type { Logger } from '../log/logger.ts';
import type { Queryable } from './database.ts';

/** A clock that is looked after until it is closed. */
export interface RunningClock extends Clock {
  close(): void;
}

const LOOK_EVERY_MS = 30_000;
/** A clock that was set, or a process that slept: differences below it are those of measuring. */
const SET_MS = 1_000;

/** What the database says that the time is. */
export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return new Date(rows[0]?.ms ?? Number.NaN);
}

/**
 * The time of the database, which all processes of a site share. The clock of this machine is not asked: one that was set wrong would
 * make tokens live too long, let jobs delete what is young, and give rows a time that is not theirs. Between two questions time goes on
 * by a clock that cannot be set; it does so while the database is away as well.
 *
 * @param options.ask asks the database for its time
 * @param options.lookEveryMs how often it is asked; also at once when the clock of the machine jumps, since the process may have slept
 * @throws when the database does not answer the first question
 */
export async function openDatabaseClock(options: {
  ask: () => Promise<Date>;
  log: Pick<Logger, 'warn'>;
  lookEveryMs?: number;
}): Promise<RunningClock> {
  const { ask, log, lookEveryMs = LOOK_EVERY_MS } = options;
  /** The time at which `performance.now()` was 0. */
  let origin = 0;
  let machine = Date.now() - performance.now();
  let isLooking = false;

  /** The question was answered at some moment between its sending and now: within that time nothing need be changed. */
  async function look(): Promise<number> {
    machine = Date.now() - performance.now();
    const asked = performance.now();
    const time = (await ask()).getTime();
    const [least, most] = [time - performance.now(), time - asked];
    const before = origin;
    origin = Math.min(Math.max(origin, least), most);
    return origin - before;
  }

  async function lookAgain(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const moved = await look();
      if (Math.abs(moved) >= SET_MS)
        log.warn({ ms: Math.round(moved) }, 'the clock of the database was set, or this process slept');
    } catch {
      // The time goes on; that the database is away is known to everybody who needs more of it.
    } finally {
      isLooking = false;
    }
  }

  await look();
  const timer = setInterval(() => void lookAgain(), lookEveryMs).unref();
  return {
    now() {
      if (Math.abs(Date.now() - performance.now() - machine) >= SET_MS) void lookAgain();
      return new Date(origin + performance.now());
    },
    close: () => clearInterval(timer),
  };
}
