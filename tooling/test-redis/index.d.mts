/** Where a Redis was found, with the environment it needs. */
export interface FoundRedis {
  path: string;
  source: 'REDIS_SERVER_PATH' | 'system' | 'cache';
  env: Record<string, string>;
}

/** A Redis of one's own, in memory only. */
export interface RunningRedis {
  url: string;
  /** Ends it at once, as a crash would. */
  stop(): Promise<void>;
  /** Starts it again, empty, at the same address. */
  restart(): Promise<void>;
}

/** Looks for a Redis without fetching anything; throws when `REDIS_SERVER_PATH` names no executable. */
export function findRedis(options?: {
  env?: Record<string, string | undefined>;
  cache?: string;
}): FoundRedis | undefined;

/** Finds a Redis or fetches one, logging which; throws with what was tried when no way works. */
export function ensureRedis(options?: { log?: (line: string) => void }): Promise<FoundRedis>;

/** Starts a Redis on a free port of this machine; throws when there is none and none can be fetched. */
export function startRedis(): Promise<RunningRedis>;
