/** An access token that a page may take from another. */
export interface SharedToken {
  readonly accessToken: string;
  /** When it expires, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Lets the pages of one browser that act for one person refresh their access token once for all. */
export interface TokenSharing {
  /**
   * Runs a refresh, unless another page is about it: then waits for that one's token.
   *
   * @param job makes the token; undefined when the session is over
   */
  readonly refresh: (job: () => Promise<SharedToken | undefined>) => Promise<SharedToken | undefined>;
  readonly close: () => void;
}

/** The part of the platform's `LockManager` that is used here. */
interface Locks {
  readonly request: <Result>(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    work: (lock: object | null) => Promise<Result>,
  ) => Promise<Result>;
}

/** How long a page waits for the token of another that has just finished; longer only if that page is gone, in ms. */
const HANDOVER_MS = 1_000;

/** How long a page waits for its turn, in milliseconds. A page that takes longer, or hangs, holds nobody up. */
const TURN_MS = 10_000;

/**
 * Connects the pages of one browser and origin that act for one person: only one of them refreshes at a time, under a Web
 * Lock, and its token is handed to the others by a channel, never stored. Where there are no Web Locks (plain HTTP, old
 * runtimes) every page refreshes for itself.
 *
 * @param userId for whom the pages act
 * @param onToken takes a token that another page got
 */
export function openTokenSharing(userId: string, onToken: (token: SharedToken) => void): TokenSharing {
  // oxlint-disable-next-line no-restricted-properties -- absent on plain HTTP, which the next lines expect
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as { locks?: Locks }).locks;
  if (locks === undefined || typeof BroadcastChannel === 'undefined')
    return { refresh: (job) => job(), close: () => undefined };
  const name = `boardwalk:refresh:${userId}`;
  const channel = new BroadcastChannel(name);
  // A Node program that has nothing else to do may end.
  (channel as { unref?: () => void }).unref?.();
  let isOpen = true;
  const hearers = new Set<(token: SharedToken | undefined) => void>();
  channel.addEventListener('message', (event) => {
    const { data } = event as unknown as { readonly data: unknown };
    const token = isToken(data) ? data : undefined;
    if (token !== undefined) onToken(token);
    for (const hear of hearers) hear(token);
  });

  async function run(job: () => Promise<SharedToken | undefined>): Promise<SharedToken | undefined> {
    let token: SharedToken | undefined;
    try {
      token = await job();
      return token;
    } finally {
      // Of a failure as well: nobody has to wait for what does not come.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes none
      if (isOpen) channel.postMessage(token ?? null);
    }
  }

  /** Hears what the page says that refreshes now; undefined when it failed or says nothing any more. */
  function listen(): {
    readonly heard: (patience: number) => Promise<SharedToken | undefined>;
    readonly stop: () => void;
  } {
    let settle: (token: SharedToken | undefined) => void = () => undefined;
    const received = new Promise<SharedToken | undefined>((resolve) => {
      settle = resolve;
    });
    hearers.add(settle);
    return {
      heard: (patience) => {
        const timer = setTimeout(settle, patience, undefined);
        return received.finally(() => clearTimeout(timer));
      },
      stop: () => hearers.delete(settle),
    };
  }

  /** Waits until no other page refreshes, but not for ever. */
  async function inTurn(work: () => Promise<SharedToken | undefined>): Promise<SharedToken | undefined> {
    let isMyTurn = false;
    try {
      return await locks?.request(name, { signal: AbortSignal.timeout(TURN_MS) }, () => {
        isMyTurn = true;
        return work();
      });
    } catch (reason) {
      if (isMyTurn) throw reason;
      return work();
    }
  }

  return {
    async refresh(job) {
      const other = listen();
      try {
        return await locks.request(name, { ifAvailable: true }, async (free) => {
          if (free !== null) return run(job);
          return inTurn(async () => (await other.heard(HANDOVER_MS)) ?? run(job));
        });
      } finally {
        other.stop();
      }
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}

function isToken(data: unknown): data is SharedToken {
  return (
    typeof data === 'object' &&
    data !== null &&
    'accessToken' in data &&
    typeof data.accessToken === 'string' &&
    'expiresAt' in data &&
    typeof data.expiresAt === 'number'
  );
}
