/** The current time. Injected, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** The Clock of the running server. */
export const systemClock: Clock = { now: () => new Date() };
