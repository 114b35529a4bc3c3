import { LRUCache } from 'lru-cache';
import type { Clock } from '../ids/clock.ts';
import { SHOWN_CHANNEL } from '../signals/shownChannel.ts';
import type { Signals } from '../signals/signals.ts';
import type { PreparedAnswer } from './preparedAnswer.ts';

/** What answers show; triggers of the database signal a change of each (migration signal-what-is-shown). */
export const SHOWN = ['works', 'people', 'tags', 'topics'] as const;
export type Shown = (typeof SHOWN)[number];

/** What somebody gets who asks for an answer that many share. */
export type Entry =
  /** It is kept. */
  | { kept: PreparedAnswer }
  /** Somebody else is asking for it; undefined once that has come to nothing that can be shared. */
  | { awaited: Promise<PreparedAnswer | undefined> }
  /**
   * The caller is the one to find it out, and settles it once: with the answer, or without when it cannot be shared. The former
   * answer may not be shown any more, but what it was made of can be used again where nothing has changed.
   */
  | { settle: (answer?: PreparedAnswer) => void; former: PreparedAnswer | undefined };

/** Answers that are the same for everybody, kept for as long as they may be shown. */
export interface SharedAnswers {
  /** The answer to a request by what it was sent with (see earlyKey), while it may be shown. */
  early(earlyKey: string): PreparedAnswer | undefined;
  /** Asks for an answer by its operation and what it depends on; undefined while nothing can be kept. */
  enter(key: string, shows: readonly Shown[]): Entry | undefined;
  /** Notes that requests with an early key get the answer with a key. */
  link(earlyKey: string, key: string): void;
  /** Resolves when this process has dropped what was changed by transactions committed before the call. */
  settled(): Promise<void>;
  /** What is kept at present. */
  size(): { answers: number; bytes: number };
  /** Keeps nothing any more. */
  close(): void;
}

interface Kept {
  answer: PreparedAnswer;
  isCurrent: () => boolean;
}

interface Flight {
  awaited: Promise<PreparedAnswer | undefined>;
  isCurrent: () => boolean;
}

/** The addresses that lead to an answer may take this part of its room besides. */
const LINKS_PART = 1 / 8;
/** What an entry of a cache takes beside its texts and bytes, about. */
const ENTRY_BYTES = 256;

/**
 * Opens the cache of shared answers. It hears of every change by signals: while they do not arrive, and of what was asked
 * for before they came again, it keeps nothing.
 *
 * @param options.maxBytes most bytes kept; 0 keeps nothing
 */
export function openSharedAnswers(options: {
  signals: Signals;
  clock: Clock;
  maxBytes: number;
}): SharedAnswers {
  const { signals, clock, maxBytes } = options;
  const generations: Record<Shown, number> = { works: 0, people: 0, tags: 0, topics: 0 };
  const flights = new Map<string, Flight>();
  const kept = new LRUCache<string, Kept>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ answer }, key) => ENTRY_BYTES + 2 * key.length + answer.bytes,
  });
  const links = new LRUCache<string, string>({
    maxSize: Math.max(1, Math.floor(maxBytes * LINKS_PART)),
    sizeCalculation: (key, early) => ENTRY_BYTES + 2 * (key.length + early.length),
  });
  let isOpen = true;

  const stop = signals.subscribe(
    SHOWN_CHANNEL,
    (part) => {
      for (const each of SHOWN) if (part === each) generations[each] += 1;
    },
    { onLoss: dropAll },
  );

  function dropAll(): void {
    for (const each of SHOWN) generations[each] += 1;
    kept.clear();
  }

  /** Gives a function that says later whether what is asked for from now on is still true. */
  function watch(shows: readonly Shown[]): () => boolean {
    const seen = shows.map((each) => generations[each]);
    return () => shows.every((each, index) => generations[each] === seen[index]);
  }

  function find(key: string): PreparedAnswer | undefined {
    const found = kept.get(key);
    if (found === undefined || !found.isCurrent() || found.answer.until <= clock.now().getTime())
      return undefined;
    return found.answer;
  }

  const canKeep = () => isOpen && maxBytes > 0 && signals.isListening();

  return {
    early(earlyKey) {
      if (!canKeep()) return undefined;
      const key = links.get(earlyKey);
      return key === undefined ? undefined : find(key);
    },

    enter(key, shows) {
      if (!canKeep()) return undefined;
      const answer = find(key);
      if (answer !== undefined) return { kept: answer };
      const running = flights.get(key);
      if (running?.isCurrent() === true) return { awaited: running.awaited };
      const isCurrent = watch(shows);
      const { promise, resolve } = Promise.withResolvers<PreparedAnswer | undefined>();
      const flight: Flight = { awaited: promise, isCurrent };
      flights.set(key, flight);
      return {
        former: kept.peek(key)?.answer,
        settle(made) {
          if (flights.get(key) === flight) flights.delete(key);
          // An answer that was found out before a change may show what was before it.
          if (made !== undefined && isCurrent() && canKeep()) kept.set(key, { answer: made, isCurrent });
          resolve(made);
        },
      };
    },

    link: (earlyKey, key) => void links.set(earlyKey, key),

    // Also when no answers are kept: services remember some of what they have read.
    async settled() {
      if (isOpen) await signals.settled();
    },

    size: () => ({ answers: kept.size, bytes: kept.calculatedSize }),

    close() {
      isOpen = false;
      stop();
      dropAll();
      links.clear();
    },
  };
}
