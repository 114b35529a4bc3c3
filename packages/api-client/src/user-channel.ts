const CHANNEL = 'boardwalk:user';

/** Distinguishes the open pages of one browser by their users. */
export interface UserChannel {
  /** Notifies the other pages who is signed in now; null after signing out. */
  readonly announce: (userId: string | null) => void;
  readonly close: () => void;
}

/**
 * Connects the pages of one browser and origin, which share the session's cookie: who signs in on one page is signed in
 * on all of them.
 *
 * @param onUser runs when another page says who is signed in; null when nobody is any more
 */
export function openUserChannel(onUser: (userId: string | null) => void): UserChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event) => {
    const { data } = event as unknown as { readonly data: unknown };
    if (data === null || typeof data === 'string') onUser(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes none
  return { announce: (userId) => channel.postMessage(userId), close: () => channel.close() };
}
