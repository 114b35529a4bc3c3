import { FileRole } from '@boardwalk/domain';

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
  /** What this person may do, as the server said last. */
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

/** The role in a message of the server that changes it while the board is open; null for any other message. */
export function readRole(payload: string): FileRole | null {
  try {
    const { type, role } = JSON.parse(payload) as { type?: unknown; role?: unknown };
    return type === 'role' ? (Object.values(FileRole).find((each) => each === role) ?? null) : null;
  } catch {
    return null;
  }
}
