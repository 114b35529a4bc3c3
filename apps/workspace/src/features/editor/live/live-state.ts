import type { CollabTicket } from '@boardwalk/api-client';
import { LiveEnd, type FileRole } from '@boardwalk/domain';
import type { HeardTimer } from '../timer/board-clock.ts';

/** What lets somebody join a board; without `user` as a guest, who looks only. */
export type JoinTicket = Omit<CollabTicket, 'user'> & Partial<Pick<CollabTicket, 'user'>>;

/** What a live board is made of. */
export interface LiveBoardOptions {
  readonly fileKey: string;
  /**
   * Asks for a ticket to join with the document of an epoch, 0 for none; a new one for every connection, since tickets live a
   * minute.
   */
  readonly getTicket: (epoch: number) => Promise<JoinTicket>;
  /** Called when the board is to be had again, from what the server has. */
  readonly onRestart?: () => void;
}

/** Why a board cannot be opened, or not any longer. */
export type OpenFailure = 'gone' | 'forbidden' | 'damaged';

/**
 * Why edits made here cannot be stored on this board: the person may not edit it any longer, it has no room, or it was
 * rebuilt since an earlier visit made them.
 */
export type Unstorable =
  | 'role'
  | 'board-full'
  | 'storage-full'
  | 'too-large'
  | 'unreadable'
  | 'rebuilt'
  | OpenFailure;

/** The way to the server: `connecting` until the board is there for the first time. */
export type Connection = 'connecting' | 'online' | 'offline';

/** What the page knows of the live board. A new object whenever something in it changes. */
export interface LiveState {
  /** The board has arrived once; from then on it can be edited, connected or not. */
  readonly isLoaded: boolean;
  readonly connection: Connection;
  /** The server has confirmed that every edit made here is stored. */
  readonly isSaved: boolean;
  /** What is not stored yet is kept in this browser, and outlives this page. */
  readonly isKept: boolean;
  /** What this person may do, as the server said last. */
  readonly role: FileRole | null;
  readonly failure: OpenFailure | null;
  /** Why what was done here cannot be stored; until the person has decided what becomes of it nothing else goes on. */
  readonly unstorable: Unstorable | null;
  /** The server writes boards in a format that this page does not know: only a page loaded again may change them. */
  readonly isOutdated: boolean;
  /** The last connection was ended because too much was sent at once. */
  readonly isTooFast: boolean;
  /** The timer of the session, as the server said last; null when there is none. */
  readonly timer: HeardTimer | null;
}

export const INITIAL_STATE: LiveState = {
  isLoaded: false,
  connection: 'connecting',
  isSaved: true,
  isKept: false,
  role: null,
  failure: null,
  unstorable: null,
  isOutdated: false,
  isTooFast: false,
  timer: null,
};

/** Ends of connections that speak of edits which this board will not take. */
export const UNSTORABLE_ENDS: Readonly<Partial<Record<LiveEnd, Unstorable>>> = {
  [LiveEnd.BOARD_FULL]: 'board-full',
  [LiveEnd.STORAGE_FULL]: 'storage-full',
  [LiveEnd.MALFORMED]: 'unreadable',
};
