/** The current time. Injected, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/**
 * What was made so much later than now, in milliseconds, was made by a clock that was wrong: by the right one it would be good for too
 * long. Less is the difference between two clocks.
 */
export const WRONG_CLOCK_MS = 60_000;

/** The clock of this machine: of commands, and of servers that have no database yet. */
export const systemClock: Clock = { now: () => new Date() };
