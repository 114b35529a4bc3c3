import type { Hocuspocus } from '@hocuspocus/server';
import type { Queryable } from '../infra/database/database.ts';
import type { Infra } from '../infra/Infra.ts';
import { commentsChanged } from './stateless.ts';
import type { Participant } from './tickets.ts';

/** Notifies those who have a board open that comments on it have changed; what changed they ask for themselves. */
export interface CommentSignals {
  /** Notifies them on every process, when the transaction that changes the comments commits. */
  announce(on: Queryable, fileKey: string): Promise<void>;
  stop(): void;
}

const CHANNEL = 'board comments';

/** Passes on to live boards that comments on them have changed, on any process. */
export function createCommentSignals(
  { signals }: Pick<Infra, 'signals'>,
  hocuspocus: Hocuspocus<Participant>,
): CommentSignals {
  const notify = (fileKey: string) =>
    hocuspocus.documents.get(fileKey)?.broadcastStateless(commentsChanged());
  const stop = signals.subscribe(
    CHANNEL,
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
    announce: async (on, fileKey) => signals.publish(on, CHANNEL, fileKey),
    stop,
  };
}
