/** Why the server ends a connection to a live board, or lets nobody join it. */
export const LiveEnd = {
  /** The first message was none that signs in, it was refused, or none came. */
  UNSIGNED: 'unsigned',
  /** A message was none of the protocol. */
  MALFORMED: 'malformed',
  /** The person has no right on the board any longer. */
  FORBIDDEN: 'forbidden',
  /** The person's role has changed: they join again with it. */
  ROLE_CHANGED: 'role-changed',
  /** An edit came from somebody who may only look. */
  READ_ONLY: 'read-only',
  /** An edit depends on others that the server does not have: a client that joins again sends these as well. */
  OUT_OF_STEP: 'out-of-step',
  /** More messages or bytes than a connection may send. */
  TOO_FAST: 'too-fast',
  /** The board holds as many elements or bytes as it may. */
  BOARD_FULL: 'board-full',
  /** The team's storage is full. */
  STORAGE_FULL: 'storage-full',
  /** The board cannot be read and was set aside. */
  QUARANTINED: 'quarantined',
  /** The server cannot store edits now. */
  UNAVAILABLE: 'unavailable',
} as const;
export type LiveEnd = (typeof LiveEnd)[keyof typeof LiveEnd];

const ENDS: readonly string[] = Object.values(LiveEnd);

/** The end a reason names; null when it names none. Decision 0036. */
export function readLiveEnd(reason: string): LiveEnd | null {
  return ENDS.includes(reason) ? (reason as LiveEnd) : null;
}

/** WebSocket close codes of the ends. */
export const LIVE_END_CODES: Readonly<Record<LiveEnd, number>> = {
  [LiveEnd.MALFORMED]: 4400,
  [LiveEnd.UNSIGNED]: 4401,
  [LiveEnd.FORBIDDEN]: 4403,
  [LiveEnd.ROLE_CHANGED]: 4405,
  [LiveEnd.READ_ONLY]: 4406,
  [LiveEnd.OUT_OF_STEP]: 4409,
  [LiveEnd.BOARD_FULL]: 4413,
  [LiveEnd.QUARANTINED]: 4422,
  [LiveEnd.TOO_FAST]: 4429,
  [LiveEnd.UNAVAILABLE]: 4503,
  [LiveEnd.STORAGE_FULL]: 4507,
};
