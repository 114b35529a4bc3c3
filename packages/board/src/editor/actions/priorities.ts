/** The priorities that have keys and are offered. */
export const PRIORITIES = [1, 2, 3, 4, 5] as const;
