import { ApiError } from '../errors/ApiError.ts';
import { openTurns, type Turns } from './turns.ts';

/** Forms of one person that are read and worked on at the same time. */
const AT_ONCE = 8;
/** Forms of one person that wait for their turn, unread. */
const MAX_WAITING = 64;
const RETRY_AFTER = 5;

/** Bounds how many forms somebody sends at the same time. */
export interface FormLimit {
  /**
   * Waits for the turn of a form of somebody; throws too_many_requests when too many wait already.
   *
   * @returns what is to be called at its end
   */
  begin(sender: string): Promise<() => void>;
}

/** A limit in the memory of this process, whose disk and processor it protects. */
export function formLimit({ atOnce = AT_ONCE, maxWaiting = MAX_WAITING } = {}): FormLimit {
  const senders = new Map<string, Turns>();

  return {
    async begin(name) {
      const turns = senders.get(name) ?? openTurns({ atOnce, maxWaiting });
      senders.set(name, turns);
      const end = await turns.take();
      if (end === undefined)
        throw new ApiError('too_many_requests', {
          data: { retry_after: RETRY_AFTER, limit: atOnce + maxWaiting },
          internal: `${atOnce + maxWaiting} forms of ${name} at once`,
        });
      return () => {
        end();
        if (turns.isIdle()) senders.delete(name);
      };
    },
  };
}
