import type { SharedFile } from '@boardwalk/api-client';
import type { ShareRole } from '@boardwalk/domain';

/** Why a guest sees the board no longer: the link has ended, the password has changed, the board cannot be read, or its page did not load. */
export type GuestLoss = 'gone' | 'forbidden' | 'damaged' | 'failed';

/** What shows a shared board to somebody who is not signed in. */
export interface GuestBoardProps {
  /** Token of the link. */
  readonly token: string;
  /** The password of the link; empty when it has none. */
  readonly password: string;
  readonly file: SharedFile;
  /** What the link allows those who sign in. */
  readonly role: ShareRole;
  /** The fragment of the address, which may name elements of the board; empty when it has none. */
  readonly fragment: string;
  readonly onLost: (why: GuestLoss) => void;
}
