/** Things wait so long until they are written, in milliseconds: what a server that dies has not written yet is lost. */
const WAIT_MS = 2_000;
/** Most things that wait; what comes while there are so many is not kept. */
const MOST_WAITING = 5_000;
/** Most things written by one statement. */
const AT_ONCE = 500;

/** Things that are kept until they are written, many in one statement. */
export interface WrittenTogether<Item> {
  /** Adds a thing, or puts it in place of the one that waits under the same key; the last one is written last. */
  put(key: string, item: (former: Item | undefined) => Item): void;
  /** Writes what waits; resolves when all that was added before is written. */
  flush(): Promise<void>;
}

/**
 * Keeps things until they are written together. Nobody waits for it, and it never fails: a request must not suffer from what is
 * only counted or remembered.
 *
 * @param options.write writes some things, in the order in which they came
 * @param options.onFailure gets what went wrong; these things are lost
 */
export function writtenTogether<Item>(options: {
  write: (items: readonly Item[]) => Promise<void>;
  onFailure: (error: unknown) => void;
}): WrittenTogether<Item> {
  let waiting = new Map<string, Item>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function write(items: readonly Item[]): Promise<void> {
    for (let from = 0; from < items.length; from += AT_ONCE) {
      try {
        await options.write(items.slice(from, from + AT_ONCE));
      } catch (error) {
        options.onFailure(error);
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting.values()];
    waiting = new Map();
    if (taken.length > 0) writing = writing.then(() => write(taken));
    return writing;
  }

  return {
    flush,
    put(key, item) {
      const former = waiting.get(key);
      waiting.delete(key);
      if (waiting.size < MOST_WAITING) waiting.set(key, item(former));
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
    },
  };
}
