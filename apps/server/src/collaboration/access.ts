import { LiveEnd, type FileRole } from '@boardwalk/domain';
import type { Connection, Hocuspocus } from '@hocuspocus/server';
import type { Infra } from '../infra/Infra.ts';
import type { SignalPayload } from '../infra/signals/signals.ts';
import { rolesOf } from './accessRepository.ts';
import { endConnection } from './ends.ts';
import type { Participant } from './tickets.ts';

/** Whose rights may have changed: everything given must fit. */
export interface RightsChange {
  fileKey?: string;
  teamId?: string;
  userId?: string;
  sessionId?: string;
}

/** Keeps the live connections of this process within the rights of those behind them. */
export interface LiveAccess {
  /** What somebody has a right to on a board now; null when nothing. Their ticket may be for less. */
  rightOf(fileKey: string, participant: Participant): Promise<FileRole | null>;
  /** Looks at a connection that was just opened: its right may have gone while it was. */
  recheck(connection: Connection<Participant>): Promise<void>;
  /** Notifies all processes that rights have changed, this one included. */
  announce(change: RightsChange): Promise<void>;
  /** Looks at the rights behind every connection, e.g. for links that have expired. */
  recheckAll(): Promise<void>;
  stop(): void;
}

/** Channel of the signal; triggers of the database send it too, whenever something takes a right away. */
const CHANNEL = 'rights';
/** Rights also end by themselves, when a link or a session expires, which nothing announces. */
const LOOK_EVERY_MS = 5_000;

/**
 * Whenever rights may have changed, the rights behind the connections concerned are looked up again: whose right has
 * changed is let go, wherever the change was made. Who still has one joins again, with a new ticket and from the board as
 * it is stored: an edit that was refused meanwhile is then sent again or reported, and never rested upon unseen.
 */
export function createLiveAccess(
  { db, clock, log, signals }: Pick<Infra, 'db' | 'clock' | 'log' | 'signals'>,
  hocuspocus: Hocuspocus<Participant>,
): LiveAccess {
  const stopListening = signals.subscribe(CHANNEL, (payload) => recheckConcerned(readChange(payload)), {
    onGap: () => recheckConcerned({}),
  });
  const timer = setInterval(() => {
    recheckConcerned({}).catch((error: unknown) => {
      log.error({ err: error }, 'the rights behind live connections could not be looked up');
    });
  }, LOOK_EVERY_MS).unref();

  /** A team's files are not known here, so a change in a team concerns everybody it may concern. */
  function isConcerned({ document, context }: Connection<Participant>, change: RightsChange): boolean {
    const { fileKey, userId, sessionId } = change;
    return (
      (fileKey === undefined || document.name === fileKey) &&
      (userId === undefined || context.userId === userId) &&
      (sessionId === undefined || context.sessionId === sessionId)
    );
  }

  async function recheckConcerned(change: RightsChange): Promise<void> {
    const connections = [...hocuspocus.documents.values()]
      .flatMap((document) => document.getConnections() as Connection<Participant>[])
      .filter((connection) => isConcerned(connection, change));
    await recheckThese(connections);
  }

  async function recheckThese(connections: readonly Connection<Participant>[]): Promise<void> {
    const presences = connections.map(({ document, context }) => ({
      fileKey: document.name,
      participant: context,
    }));
    const roles = await rolesOf(db, presences, clock.now());
    for (const [index, connection] of connections.entries()) apply(connection, roles[index] ?? null);
  }

  function apply(connection: Connection<Participant>, role: FileRole | null): void {
    if (role === null) endConnection(connection, LiveEnd.FORBIDDEN);
    else if (role !== connection.context.right) endConnection(connection, LiveEnd.ROLE_CHANGED);
  }

  return {
    async rightOf(fileKey, participant) {
      const [role] = await rolesOf(db, [{ fileKey, participant }], clock.now());
      return role ?? null;
    },
    recheck: (connection) => recheckThese([connection]),
    async announce(change) {
      await recheckConcerned(change);
      await signals.publish(db, CHANNEL, { ...change });
    },
    recheckAll: () => recheckConcerned({}),
    stop() {
      stopListening();
      clearInterval(timer);
    },
  };
}

function readChange(payload: SignalPayload): RightsChange {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return {};
  const { fileKey, userId, sessionId } = payload;
  return {
    ...(typeof fileKey === 'string' ? { fileKey } : {}),
    ...(typeof userId === 'string' ? { userId } : {}),
    ...(typeof sessionId === 'string' ? { sessionId } : {}),
  };
}
