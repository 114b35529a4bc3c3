import { useEffect, useState, useSyncExternalStore } from 'react';
import { useActiveSession } from '#shared/session/session-context.ts';
import { LiveBoard } from './live-board.ts';
import type { LiveState } from './live-state.ts';
import type { Person } from './presence.ts';

/** Joins a board for as long as the component stands; null before it began. */
export function useLiveBoard(fileKey: string): LiveBoard | null {
  const { session } = useActiveSession();
  const [live, setLive] = useState<LiveBoard | null>(null);
  useEffect(() => {
    const joined = new LiveBoard({
      fileKey,
      getTicket: async () => await session.client.call('createCollabTicket', { path: { file_key: fileKey } }),
    });
    setLive(joined);
    return () => {
      joined.destroy();
      setLive(null);
    };
  }, [fileKey, session]);
  return live;
}

/** The state of a live board; renders again whenever it changes. */
export function useLiveState(live: LiveBoard): LiveState {
  return useSyncExternalStore(live.subscribe, live.getState);
}

/** The people on a live board besides the viewer. */
export function usePeople(live: LiveBoard): readonly Person[] {
  return useSyncExternalStore(live.subscribe, live.getPeople);
}
