import type { FileRole } from '@boardwalk/api-client';

/** Why a board cannot be opened, or not any longer. */
export type OpenFailure = 'gone' | 'forbidden';

/** The way to the server: `connecting` until the board is there for the first time. */
export type Connection = 'connecting' | 'online' | 'offline';

/** What the page knows of the live board. A new object whenever something in it changes. */
export interface LiveState {
  /** The board has arrived once; from then on it can be edited, connected or not. */
  readonly isLoaded: boolean;
  readonly connection: Connection;
  /** The server has told that every edit made here is stored. */
  readonly isSaved: boolean;
  /** What this person may do, as the last ticket said. */
  readonly role: FileRole | null;
  readonly failure: OpenFailure | null;
}

export const INITIAL_STATE: LiveState = {
  isLoaded: false,
  connection: 'connecting',
  isSaved: true,
  role: null,
  failure: null,
};
