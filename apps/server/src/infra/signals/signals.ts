import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Queryable } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { ConnectionOptions } from '../postgres/launch.ts';

/** What a signal may carry: JSON. */
export type SignalPayload =
  | string
  | number
  | boolean
  | null
  | SignalPayload[]
  | { [name: string]: SignalPayload };

/** Short messages to all processes that work on one database, the sending one included. */
export interface Signals {
  /**
   * Sends a signal to all processes. Given a transaction, it is sent when that commits, and not at all when it does not.
   *
   * @param db the database or a running transaction
   * @param channel a name the parts that talk have agreed on
   * @param payload JSON of at most 7,000 bytes: keys, not contents
   */
  publish(db: Queryable, channel: string, payload: SignalPayload): Promise<void>;
  /**
   * Listens; the returned function ends it. Signals sent while the connection to the database was broken are lost:
   * `onGap` is called when it is there again, for those who must then look for themselves, and `onLoss` as soon as it is
   * known to be broken, for those who must not go on without.
   */
  subscribe(
    channel: string,
    handler: (payload: SignalPayload) => void | Promise<void>,
    options?: { onGap?: () => void | Promise<void>; onLoss?: () => void },
  ): () => void;
  /**
   * Resolves when this process has got the signals of all transactions that were committed before the call, or has lost its
   * connection, which `onLoss` says.
   */
  settled(): Promise<void>;
  /** Whether signals arrive at present. */
  isListening(): boolean;
  /** Stops listening. */
  close(): Promise<void>;
}

interface Subscription {
  handler: (payload: SignalPayload) => void | Promise<void>;
  onGap: (() => void | Promise<void>) | undefined;
  onLoss: (() => void) | undefined;
}

/** One channel of Postgres carries all our channels, so that nothing has to be listened to later on. */
const POSTGRES_CHANNEL = 'boardwalk_signals';
/** Postgres refuses 8,000 bytes and more. */
const MAX_BYTES = 7_000;
const HEARTBEAT_MS = 15_000;
const HEARTBEAT_PATIENCE_MS = 5_000;
const RECONNECT_MS = [100, 500, 2_000, 5_000];

/**
 * Signals over LISTEN and NOTIFY of Postgres, on one connection that is opened again when it breaks.
 *
 * @param options.log notified of handlers that fail and of connections that break
 */
export async function openSignals(options: { connection: ConnectionOptions; log: Logger }): Promise<Signals> {
  const { connection, log } = options;
  const subscriptions = new Map<string, Set<Subscription>>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let reconnecting: Promise<void> = Promise.resolve();
  let heartbeat: NodeJS.Timeout | undefined;

  function call(work: () => void | Promise<void>): void {
    Promise.resolve()
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'a signal could not be dealt with'));
  }

  function deliver(message: string): void {
    const { channel, payload } = JSON.parse(message) as { channel: string; payload: SignalPayload };
    for (const { handler } of subscriptions.get(channel) ?? []) call(() => handler(payload));
  }

  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'boardwalk signals',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    // Unheard, an error would end the process; the end of the connection follows it.
    fresh.on('error', ({ message }) => log.warn({ reason: message }, 'the connection for signals broke'));
    fresh.on('notification', ({ payload }) => deliver(payload ?? 'null'));
    try {
      await fresh.connect();
      await fresh.query(`listen ${POSTGRES_CHANNEL}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.on('end', () => lose(fresh));
    client = fresh;
  }

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = undefined;
    for (const all of subscriptions.values()) for (const { onLoss } of all) onLoss?.();
    if (!closing.signal.aborted) reconnecting = reconnect();
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      try {
        await sleep(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)], undefined, closing);
        await listen();
        for (const all of subscriptions.values()) {
          for (const { onGap } of all) if (onGap !== undefined) call(onGap);
        }
        return;
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'signals cannot be listened to, trying again');
      }
    }
  }

  /**
   * A connection whose other end is gone without a word would be silent for ever. Postgres sends what it has to notify of
   * before it answers.
   */
  async function beat(): Promise<void> {
    const checked = client;
    if (checked === undefined) return;
    const patience = new AbortController();
    const isLate = sleep(HEARTBEAT_PATIENCE_MS, true, { signal: patience.signal }).catch(() => false);
    const answered = checked.query('select 1').then(
      () => false,
      () => true,
    );
    if (await Promise.race([answered, isLate])) {
      lose(checked);
      checked.connection.stream.destroy();
    }
    patience.abort();
  }

  let asking: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  /** One question answers all who come while the one before is under way. */
  function ask(): Promise<void> {
    if (asking === undefined) {
      asking = beat().finally(() => (asking = undefined));
      return asking;
    }
    next ??= asking.then(() => {
      next = undefined;
      return ask();
    });
    return next;
  }

  await listen();
  heartbeat = setInterval(() => void ask(), HEARTBEAT_MS).unref();

  return {
    async publish(db, channel, payload) {
      const message = JSON.stringify({ channel, payload });
      if (Buffer.byteLength(message) > MAX_BYTES) {
        throw new RangeError(`a signal of ${channel} is longer than ${MAX_BYTES} bytes`);
      }
      await sql`select pg_notify(${POSTGRES_CHANNEL}, ${message})`.execute(db);
    },

    settled: ask,

    subscribe(channel, handler, { onGap, onLoss } = {}) {
      const subscription: Subscription = { handler, onGap, onLoss };
      const all = subscriptions.get(channel) ?? new Set();
      subscriptions.set(channel, all.add(subscription));
      return () => all.delete(subscription);
    },

    isListening: () => client !== undefined,

    async close() {
      closing.abort();
      clearInterval(heartbeat);
      await reconnecting;
      const open = client;
      client = undefined;
      await open?.end();
    },
  };
}
