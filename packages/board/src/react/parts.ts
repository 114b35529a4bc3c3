/** The search in a board and its presentation, loaded when one of them is asked for. */
export const loadReading = async () => await import('./reading.ts');

/** What `loadReading` fetches. */
export type BoardReading = Awaited<ReturnType<typeof loadReading>>;
