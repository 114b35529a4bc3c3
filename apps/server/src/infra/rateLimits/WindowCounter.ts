/** How much may be taken of one key. */
export interface Window {
  /** Takes within the window; the next one is refused until it ends. */
  max: number;
  /** Length in milliseconds, from the first take. */
  windowMs: number;
}

/** What became of a take. */
export interface Taken {
  allowed: boolean;
  /** What is left in this window. */
  remaining: number;
  /** Milliseconds until the window ends. */
  resetMs: number;
}

/** Counts by key within windows of time. */
export interface WindowCounter {
  /** Takes one, unless all are used up: of many at once only as many succeed as are left. */
  take(key: string, window: Window): Promise<Taken>;
  /** Uncounts one take. */
  giveBack(key: string): Promise<void>;
  /** Forgets the takes of a key. */
  clear(key: string): Promise<void>;
}
