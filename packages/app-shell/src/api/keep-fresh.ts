/** How old an answer may be when it is shown again, in seconds; before that, nothing is asked twice. */
export const FRESH_S = 90;

/**
 * For hooks of what changes while a page lives, by others or on another page: it shows at once as it was, and is asked for
 * again when it is old, when the reader comes back to the tab, and when the network does.
 */
export const KEEP_FRESH = {
  refetchOnMountOrArgChange: FRESH_S,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;
