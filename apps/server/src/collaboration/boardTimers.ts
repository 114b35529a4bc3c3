import { changeTimer, type TimerRequest } from '@boardwalk/domain';
import type { Connection, Hocuspocus } from '@hocuspocus/server';
import { inTransaction } from '../infra/database/database.ts';
import type { Infra } from '../infra/Infra.ts';
import { timerIs } from './stateless.ts';
import type { Participant } from './tickets.ts';
import { findTimer, keepTimer, lockBoard } from './timerRepository.ts';

/** The timers of sessions on boards. */
export interface BoardTimers {
  /** Sends the timer of the board to somebody who has just come; nothing when there is none. */
  greet(connection: Connection<Participant>): Promise<void>;
  /** Changes the timer for somebody who may edit the board; everybody on it hears of it. Others are passed over. */
  change(connection: Connection<Participant>, request: TimerRequest): Promise<void>;
  stop(): void;
}

const CHANNEL = 'board timers';
const MINUTE_MS = 60_000;
/** Requests of one person in a minute. */
const MOST_CHANGES = 60;

/**
 * Timers live in the database, by the server's clock: they outlive processes and pages, and who comes late sees the same. Those who
 * have the board open, guests included, are sent how much is left; each page counts down by itself.
 */
export function createBoardTimers(
  { db, clock, limits, signals, log }: Pick<Infra, 'db' | 'clock' | 'limits' | 'signals' | 'log'>,
  hocuspocus: Hocuspocus<Participant>,
): BoardTimers {
  const messageOf = async (fileKey: string): Promise<string> =>
    timerIs(await findTimer(db, fileKey), clock.now().getTime());

  async function notify(fileKey: string): Promise<void> {
    if (!hocuspocus.documents.has(fileKey)) return;
    const message = await messageOf(fileKey);
    hocuspocus.documents.get(fileKey)?.broadcastStateless(message);
  }
  const stop = signals.subscribe(
    CHANNEL,
    async (fileKey) => {
      if (typeof fileKey === 'string') await notify(fileKey);
    },
    {
      onGap: async () => {
        for (const fileKey of hocuspocus.documents.keys()) await notify(fileKey);
      },
    },
  );

  return {
    async greet(connection) {
      const { name } = connection.document;
      if ((await findTimer(db, name)) !== null) connection.sendStateless(await messageOf(name));
    },

    async change(connection, request) {
      const { userId } = connection.context;
      if (connection.readOnly || userId === undefined) return;
      const counted = await limits.take(`timers:by ${userId}`, { max: MOST_CHANGES, windowMs: MINUTE_MS });
      if (!counted.allowed) return;
      const { name: fileKey } = connection.document;
      try {
        await inTransaction(db, async (trx) => {
          if (!(await lockBoard(trx, fileKey))) return;
          const before = await findTimer(trx, fileKey);
          const after = changeTimer(before, request, clock.now().getTime());
          if (after === before) return;
          await keepTimer(trx, fileKey, after);
          await signals.publish(trx, CHANNEL, fileKey);
        });
      } catch (error) {
        log.error({ err: error, fileKey }, 'the timer of a board could not be changed');
      }
    },

    stop,
  };
}
