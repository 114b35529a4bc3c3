import type { Queryable } from '../database/database.ts';

/** What a job gets when it is sent: JSON, and keys rather than contents. */
export type JobData = Readonly<Record<string, unknown>>;

/** One attempt at a job. */
export interface JobRun {
  /**
   * Aborted when the process wants to end, and for a job that was found on its queue also when the run took too long or another process
   * has the job by now: the run should stop then.
   */
  stopping: AbortSignal;
  /** Whether the process wants to end: what was not done is then no fault of the run. */
  isShuttingDown: () => boolean;
  /** Which attempt it is, the first one being 1. Those whose process died count. */
  attempt: number;
  /**
   * Ends the job in the transaction of its work: both happen or neither. Throws when another process has the job by now.
   */
  finishIn: (trx: Queryable) => Promise<void>;
}

/** What a run gives back that did not get its work done, as may well happen: the job is tried again. A run that throws met a fault. */
export class TryAgain {
  readonly at: Date;
  readonly fault: string;
  readonly isCounted: boolean;

  /**
   * @param options.at not before
   * @param options.fault why, in a few words for the operator
   * @param options.isCounted whether this was one of the attempts; default true. False only for kinds that are `isPerKey`
   */
  constructor(options: { at: Date; fault: string; isCounted?: boolean }) {
    this.at = options.at;
    this.fault = options.fault;
    this.isCounted = options.isCounted ?? true;
  }
}

/** A row that waits for a job. */
export interface OwedJob {
  /** The key of its job. */
  key: string;
  data: JobData;
  /** Not before; default at once. */
  startAfter?: Date;
}

/** A kind of work that is done later, or again and again, by one process at a time. */
export interface JobDefinition {
  /** Lower-case words with dashes, e.g. `purge-trash`. It is kept in the database: renaming it is a new kind of job. */
  name: string;
  /**
   * Does the work. It may be done twice when a process dies at the wrong moment, so it must bear repeating; throwing
   * puts it off and tries again, and so does giving back `TryAgain`.
   */
  run: (data: JobData, run: JobRun) => Promise<unknown>;
  /**
   * Each job belongs to something, e.g. a row, and is sent with a key that names it: while one of a key waits or runs, sending another
   * does nothing.
   */
  isPerKey?: boolean;
  /** What is done is removed at once, with its data; else it is kept for a day. Always for kinds that are `isPerKey`. */
  leavesNothing?: boolean;
  /** Whether this process can do such jobs at present; default always. While it cannot, they are left to others. */
  canRun?: () => boolean;
  /**
   * For kinds whose jobs belong to rows: the rows that wait, portion by portion. They are looked through every minute, and a row
   * without a job gets one. A row has none after a backup was restored, for example, or when a server of the former version wrote it.
   */
  owed?: () => AsyncIterable<readonly OwedJob[]>;
  /** Called when a job was given up: after its last attempt failed, or its process died in it. It must bear repeating. */
  givenUp?: (data: JobData) => Promise<void>;
  /**
   * For kinds with `givenUp`: has the work of a failed job done after all, by a new job, sent in the transaction that says so in the
   * row. Without it a failed job gets one more attempt, which does nothing where `givenUp` has ended the work.
   *
   * @returns false when the work is no longer wanted, or was given another job
   */
  reopen?: (data: JobData) => Promise<boolean>;
  /**
   * A run does everything of its kind: jobs that were sent before it began need no run of their own. Unlike a key this does not
   * let a transaction that sends one wait for another.
   */
  isForAll?: boolean;
  /** When it is due by itself: five fields of cron, in UTC. One run for all processes. */
  schedule?: string;
  /** Repetitions after a failure, default 3. Between them the wait doubles, unless the run says when. */
  retries?: number;
  /** First wait after a failure in seconds, default 30. */
  retryDelaySeconds?: number;
  /** Longest wait after a failure in seconds; default as long as doubling makes it. */
  retryDelayMaxSeconds?: number;
  /**
   * A run that takes longer is given up, and done again; default 15 minutes. One whose process has died is done again
   * within two minutes or so.
   */
  timeoutSeconds?: number;
  /** How soon a due job is found, in seconds; default 5. */
  lookEverySeconds?: number;
  /** How many jobs a process does side by side; default 1. It takes as many at once, and more when all of them are done. */
  atOnce?: number;
}

/** A definition with everything it left out. */
export type KnownJob = JobDefinition & typeof DEFAULTS & { leavesNothing: boolean };

const DEFAULTS = {
  isForAll: false,
  isPerKey: false,
  retries: 3,
  retryDelaySeconds: 30,
  timeoutSeconds: 900,
  lookEverySeconds: 5,
  atOnce: 1,
};

/** Fills in what a definition leaves out. */
export function withDefaults(definition: JobDefinition): KnownJob {
  return { ...DEFAULTS, leavesNothing: definition.isPerKey === true, ...definition };
}

/** The kind of job that deals with those of a kind that were given up. */
export const givenUpName = (name: string) => `${name}-given-up`;
