import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { SharePage } from '#features/share/SharePage.tsx';
import type { GuestBoardProps } from '#shared/sharing/guest-board.ts';

// Most people who follow a link are signed in, and go to the editor.
const guestBoard = lazyPart(async () => await import('#features/editor/guest/GuestBoard.tsx'));

/** Guests see what is shared in the editor's own view; here the two meet. */
const GuestBoard = (input: GuestBoardProps) => (
  <DialogOnDemand part={guestBoard} input={input} onFailed={() => input.onLost('failed')} />
);

/** The page of a share link. */
export const Component = () => <SharePage guestBoard={GuestBoard} />;
