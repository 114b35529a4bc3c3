import { useOpenSession } from '@boardwalk/app-shell/app';
import { loadEditParts } from '@boardwalk/board/react';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import type { GuestBoardProps } from '#shared/sharing/guest-board.ts';
import { OpeningBoard } from '../components/OpeningBoard.tsx';
import type { LiveBoard } from '../live/live-board.ts';
import { useLiveBoardBy, useLiveState } from '../live/use-live-board.ts';
import { GuestScreen } from './GuestScreen.tsx';

/** A shared board, live, for somebody who is not signed in. */
export default function GuestBoard(props: GuestBoardProps) {
  const { token, password, file } = props;
  const { session } = useOpenSession();
  const getTicket = useCallback(
    async () =>
      await session.client.call('createShareTicket', {
        path: { token },
        body: password === '' ? {} : { password },
      }),
    [session, token, password],
  );
  const live = useLiveBoardBy(file.file_key, getTicket);
  const [parts] = useState(() => loadEditParts().catch(() => undefined));
  if (!live) return <OpeningBoard />;
  return (
    <Suspense fallback={<OpeningBoard />}>
      <Opened {...props} live={live} parts={parts} />
    </Suspense>
  );
}

interface OpenedProps extends GuestBoardProps {
  readonly live: LiveBoard;
  /** What mind maps and drawings take, on its way. */
  readonly parts: Promise<void>;
}

function Opened({ live, parts, onLost, ...props }: OpenedProps) {
  const { isLoaded, failure } = useLiveState(live);
  useEffect(() => {
    if (failure !== null) onLost(failure);
  }, [failure, onLost]);
  if (!isLoaded) return <OpeningBoard />;
  use(parts);
  return <GuestScreen {...props} live={live} />;
}
