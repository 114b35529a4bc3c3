import type { Hocuspocus } from '@hocuspocus/server';
import type { Queryable } from '../infra/database/database.ts';
import type { Infra } from '../infra/Infra.ts';
import { changed, type ChangedOnBoard } from './stateless.ts';
import type { Participant } from './tickets.ts';

/** Notifies those who have a board open that something beside its document has changed; what changed they ask for themselves. */
export interface BoardSignals {
  /** Notifies them on every process, when the transaction that changes it commits. */
  announce(on: Queryable, fileKey: string): Promise<void>;
  stop(): void;
}

const CHANNELS: Readonly<Record<ChangedOnBoard, string>> = {
  comments: 'board comments',
  votes: 'board votes',
};

/** Passes on to live boards that comments or votes on them have changed, on any process. */
export function createBoardSignals(
  { signals }: Pick<Infra, 'signals'>,
  hocuspocus: Hocuspocus<Participant>,
  what: ChangedOnBoard,
): BoardSignals {
  const channel = CHANNELS[what];
  const notify = (fileKey: string) => hocuspocus.documents.get(fileKey)?.broadcastStateless(changed(what));
  const stop = signals.subscribe(
    channel,
    (fileKey) => {
      if (typeof fileKey === 'string') notify(fileKey);
    },
    {
      onGap: () => {
        for (const fileKey of hocuspocus.documents.keys()) notify(fileKey);
      },
    },
  );
  return {
    announce: async (on, fileKey) => signals.publish(on, channel, fileKey),
    stop,
  };
}
