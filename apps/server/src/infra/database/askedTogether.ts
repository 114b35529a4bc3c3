import { setImmediate } from 'node:timers/promises';

/** Most keys of one statement. */
const AT_ONCE = 50;

interface Waiting<Row> {
  resolve: (row: Row | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks for rows by their keys, many in one statement: to ask for one took more than half of the time that the detail of a work
 * costs, in Node and in Postgres. What is asked for in one turn of the event loop goes together, so the first one waits for the
 * end of its turn and not for a time. The statement is sent after all of it was asked for: nobody gets what was true before.
 *
 * @param ask gives the rows of some keys, each once and in any order; of keys without a row nothing
 * @param keyOf the key of a row
 * @returns gives the row of a key, undefined when there is none; who asks at the same time gets the same object
 */
export function askedTogether<Row>(
  ask: (keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  let gathering = new Map<string, Waiting<Row>[]>();

  async function answer(asked: ReadonlyMap<string, readonly Waiting<Row>[]>): Promise<void> {
    try {
      const rows = new Map((await ask([...asked.keys()])).map((row) => [keyOf(row), row]));
      for (const [key, waiting] of asked) for (const { resolve } of waiting) resolve(rows.get(key));
    } catch (error) {
      for (const waiting of asked.values()) for (const { reject } of waiting) reject(error);
    }
  }

  async function send(): Promise<void> {
    await setImmediate();
    const entries = [...gathering];
    gathering = new Map();
    for (let at = 0; at < entries.length; at += AT_ONCE)
      void answer(new Map(entries.slice(at, at + AT_ONCE)));
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (gathering.size === 0) void send();
      const waiting = gathering.get(key) ?? [];
      waiting.push({ resolve, reject });
      gathering.set(key, waiting);
    });
}
