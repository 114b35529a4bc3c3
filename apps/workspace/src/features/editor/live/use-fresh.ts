import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '#shared/api/base-api.ts';
import type { ChangedOnBoard } from './board-changes.ts';
import type { LiveBoard } from './live-board.ts';
import { useLiveState } from './use-live-board.ts';

const TAGS = { comments: 'Comments', votes: 'Votes' } as const;

/** Asks for comments or votes again when the server says that some have changed, and after a time without it. */
export function useFresh(live: LiveBoard, what: ChangedOnBoard): void {
  const dispatch = useDispatch();
  const { connection } = useLiveState(live);
  const wasOffline = useRef(false);
  useEffect(() => {
    const renew = () => void dispatch(baseApi.util.invalidateTags([TAGS[what]]));
    if (connection !== 'online') wasOffline.current = true;
    else if (wasOffline.current) {
      wasOffline.current = false;
      renew();
    }
    return live.onChanged(what, renew);
  }, [connection, dispatch, live, what]);
}
