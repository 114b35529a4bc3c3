import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** How far the work steps back: behind requests, but never so far that a busy machine does not come to it. */
const NICENESS = 4;

/**
 * What keeps the memory of a process small between jobs. Few arenas: what threads free is then used by others instead of being
 * kept for each of them. And fixed thresholds: glibc would raise them to the largest picture it has seen, and give nothing
 * below that back to the machine.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const MEGABYTE = 1024 * 1024;
const LEAST_HEAP_MEGABYTES = 64;

/** Why a job was not done. */
export type ChildFault = 'full' | 'slow' | 'ended' | 'closed';

/** Thrown for a job that was not done; what the work itself finds wrong comes back as its result. */
export class ChildError extends Error {
  override name = 'ChildError';
  readonly fault: ChildFault;

  constructor(fault: ChildFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Jobs done one after the other in processes of their own. */
export interface ChildQueue<Job, Result> {
  /** Does a job when its turn comes. Rejects with a ChildError. */
  run(job: Job): Promise<Result>;
  /** Ends the processes; whatever waits or runs is rejected. */
  close(): Promise<void>;
}

/** What a queue is made of. */
export interface ChildQueueOptions {
  /** Names the queue in errors. */
  name: string;
  /** The program: it answers every message with one. */
  entry: URL;
  /** Most processes at once. */
  processes: number;
  /** Most jobs that wait; the next one is refused. */
  maxWaiting: number;
  /** Longest time of a job in milliseconds; then its process is killed. */
  timeoutMs: number;
  /** A process without work ends after this; never when it is left out. */
  idleMs?: number;
  /**
   * What a process may hold, in bytes. It ends in the middle of a job whose objects take more; what lies outside the heap of
   * JavaScript, such as pixels, is not looked at before the job is done: then a process that holds more makes room for a new one.
   */
  maxBytes: number;
}

/** What a process sends after each job. */
export interface ChildAnswer<Result> {
  result: Result;
  /** What the process holds now. */
  residentBytes: number;
}

interface Waiting<Job, Result> {
  job: Job;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/**
 * A queue of work that uses native libraries. A process of its own gives its memory back to the machine when it ends, can be
 * stopped in the middle of a job, and takes nobody along when it crashes or has no memory left. It starts with the first job, at a low priority, and
 * sees nothing of the environment, whose settings hold secrets.
 */
export function childQueue<Job extends object, Result>(options: ChildQueueOptions): ChildQueue<Job, Result> {
  const waiting: Waiting<Job, Result>[] = [];
  const children = new Set<Child<Job, Result>>();
  let isClosed = false;

  function feed(): void {
    while (waiting.length > 0) {
      let child = [...children].find(({ isIdle }) => isIdle);
      if (child === undefined) {
        if (children.size >= options.processes) return;
        child = new Child(options, feed, (gone) => {
          children.delete(gone);
          feed();
        });
        children.add(child);
      }
      const next = waiting.shift();
      if (next !== undefined) child.start(next);
    }
  }

  return {
    run(job) {
      if (isClosed) return Promise.reject(new ChildError('closed', `${options.name}: closed`));
      if (waiting.length >= options.maxWaiting)
        return Promise.reject(new ChildError('full', `${options.name}: ${waiting.length} wait already`));
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        feed();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new ChildError('closed', `${options.name}: closed`));
      await Promise.all([...children].map((child) => child.end('closed')));
    },
  };
}

/** One process, with one job at a time. */
class Child<Job extends object, Result> {
  readonly #process: ChildProcess;
  readonly #options: ChildQueueOptions;
  readonly #onFree: () => void;
  readonly #ended: Promise<void>;
  #current: Waiting<Job, Result> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #fault: ChildFault = 'ended';
  #isEnding = false;

  constructor(options: ChildQueueOptions, onFree: () => void, onGone: (child: Child<Job, Result>) => void) {
    this.#options = options;
    this.#onFree = onFree;
    this.#process = fork(options.entry, {
      // The first for `answerJobs`, which collects what a job has left.
      execArgv: ['--expose-gc', `--max-old-space-size=${heapMegabytes(options.maxBytes)}`],
      env: { NODE_ENV: 'production', ...ALLOCATOR },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#ended = new Promise((resolve) => {
      const gone = () => {
        clearTimeout(this.#timer);
        this.#isEnding = true;
        this.#current?.reject(new ChildError(this.#fault, `${options.name}: ${this.#fault}`));
        this.#current = undefined;
        resolve();
        onGone(this);
      };
      this.#process.once('exit', gone);
      this.#process.once('error', gone);
    });
    this.#process.on('message', (answer) => this.#finish(answer as ChildAnswer<Result>));
    lowerPriority(this.#process.pid);
    this.#rest();
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.#isEnding;
  }

  start(next: Waiting<Job, Result>): void {
    this.#current = next;
    this.#process.ref();
    this.#process.channel?.ref();
    this.#wait(this.#options.timeoutMs, () => void this.end('slow'));
    this.#process.send(next.job);
  }

  async end(fault: ChildFault): Promise<void> {
    this.#fault = fault;
    this.#isEnding = true;
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  #finish({ result, residentBytes }: ChildAnswer<Result>): void {
    const done = this.#current;
    this.#current = undefined;
    this.#rest();
    done?.resolve(result);
    if (residentBytes > this.#options.maxBytes) void this.end('ended');
    else this.#onFree();
  }

  /** Nothing to do: the process does not keep ours alive. */
  #rest(): void {
    this.#process.unref();
    this.#process.channel?.unref();
    clearTimeout(this.#timer);
    if (this.#options.idleMs !== undefined) this.#wait(this.#options.idleMs, () => void this.end('ended'));
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds).unref();
  }
}

/** What the heap of a process may take that may hold some bytes; with less than the least no program starts. */
function heapMegabytes(maxBytes: number): number {
  return Math.max(LEAST_HEAP_MEGABYTES, Math.floor(maxBytes / MEGABYTE));
}

/** Requests come first. Where that is not allowed, the work is done all the same. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}
