/** Milliseconds of a long press. */
export const LONG_PRESS = 500;
/** How many pixels a finger may wander meanwhile. */
export const WANDERING = 10;
