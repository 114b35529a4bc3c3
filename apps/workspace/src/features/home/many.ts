import { ApiFailure, type ApiFailureRecord } from '@boardwalk/api-client';

/** How many calls run at the same time. */
const AT_ONCE = 4;

/** What came of doing one thing to several files. */
export interface ManyOutcome {
  /** Keys of the files it was done to, in the order given. */
  readonly done: readonly string[];
  /** How many it failed for. */
  readonly failed: number;
  /** Why the first of those failed. */
  readonly failure: ApiFailureRecord | undefined;
}

/**
 * Does one thing to each of several files, a few at a time. What fails does not keep the others from being done.
 *
 * @param keys keys of the files
 * @param call does it to one; its failures are gathered, anything else it throws is a defect and goes on
 */
export async function toEach(
  keys: readonly string[],
  call: (key: string) => Promise<unknown>,
): Promise<ManyOutcome> {
  const failures = new Map<string, ApiFailureRecord>();
  const waiting = [...keys];
  const work = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      try {
        await call(key);
      } catch (reason) {
        if (!(reason instanceof ApiFailure)) throw reason;
        failures.set(key, reason.toRecord());
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    done: keys.filter((key) => !failures.has(key)),
    failed: failures.size,
    failure: failures.values().next().value,
  };
}
