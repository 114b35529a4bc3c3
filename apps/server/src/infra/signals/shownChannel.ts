/**
 * The channel on which the database signals that something visible has changed, see migration signal-what-is-shown. The payload is
 * the part that it belongs to, such as `works`.
 */
export const SHOWN_CHANNEL = 'shown';
