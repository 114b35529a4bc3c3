import { ApiError } from '../errors/ApiError.ts';

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

interface Sender {
  running: number;
  waiting: (() => void)[];
}

/** A limit in the memory of this process, whose disk and processor it protects. */
export function formLimit({ atOnce = AT_ONCE, maxWaiting = MAX_WAITING } = {}): FormLimit {
  const senders = new Map<string, Sender>();

  function end(name: string, sender: Sender): void {
    const next = sender.waiting.shift();
    // Its place goes to the next one.
    if (next !== undefined) next();
    else if ((sender.running -= 1) === 0) senders.delete(name);
  }

  return {
    async begin(name) {
      const sender = senders.get(name) ?? { running: 0, waiting: [] };
      senders.set(name, sender);
      if (sender.running < atOnce) sender.running += 1;
      else if (sender.waiting.length < maxWaiting)
        await new Promise<void>((resolve) => sender.waiting.push(resolve));
      else
        throw new ApiError('too_many_requests', {
          data: { retry_after: RETRY_AFTER, limit: atOnce + maxWaiting },
          internal: `${atOnce + maxWaiting} forms of ${name} at once`,
        });
      let hasEnded = false;
      return () => {
        if (!hasEnded) end(name, sender);
        hasEnded = true;
      };
    },
  };
}
