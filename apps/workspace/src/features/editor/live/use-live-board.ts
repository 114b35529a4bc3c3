import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useActiveSession } from '@boardwalk/app-shell/app';
import { LiveBoard } from './live-board.ts';
import type { LiveBoardOptions, LiveState } from './live-state.ts';
import type { Person } from './presence.ts';

/** Joins a board for as long as the component stands; null before it began. */
export function useLiveBoard(fileKey: string): LiveBoard | null {
  const { session } = useActiveSession();
  const getTicket = useCallback(
    async (epoch: number) =>
      await session.client.call('createCollabTicket', { path: { file_key: fileKey }, query: { epoch } }),
    [fileKey, session],
  );
  return useLiveBoardBy(fileKey, getTicket);
}

/** Joins a board by tickets of another kind. */
export function useLiveBoardBy(fileKey: string, getTicket: LiveBoardOptions['getTicket']): LiveBoard | null {
  const visit = useMemo(() => new Visit({ fileKey, getTicket }), [fileKey, getTicket]);
  return useSyncExternalStore(visit.subscribe, visit.get);
}

/** Somebody's time at a board: joined while there is a listener, left when there is none. */
class Visit {
  readonly #options: LiveBoardOptions;
  #live: LiveBoard | null = null;

  constructor(options: LiveBoardOptions) {
    this.#options = options;
  }

  readonly get = (): LiveBoard | null => this.#live;

  readonly subscribe = (listener: () => void): (() => void) => {
    const begin = () => {
      this.#live?.destroy();
      this.#live = new LiveBoard({ ...this.#options, onRestart: begin });
      listener();
    };
    begin();
    return () => {
      this.#live?.destroy();
      this.#live = null;
    };
  };
}

/** The state of a live board; renders again whenever it changes. */
export function useLiveState(live: LiveBoard): LiveState {
  return useSyncExternalStore(live.subscribe, live.getState);
}

/** The people on a live board besides the viewer. */
export function usePeople(live: LiveBoard): readonly Person[] {
  return useSyncExternalStore(live.subscribe, live.getPeople);
}
