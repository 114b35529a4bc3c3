import { inTransaction } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { signBody } from '../../infra/signatures/signedBody.ts';
import * as repository from './repository.ts';

export type { SessionRow } from './repository.ts';

/** Address of the checkout's pages. */
export const SANDBOX_PATH = '/checkout/sandbox';
/** Header of a callback that carries its signature; see signedBody.ts. */
export const SANDBOX_SIGNATURE_HEADER = 'boardwalk-sandbox-signature';

/** What a merchant wants to be paid. */
export interface SandboxOrder {
  /** The merchant's own name for it; one reference has one checkout. */
  reference: string;
  title: string;
  /** Thousandths of the currency. */
  amount: number;
  currency: string;
  language: string;
  expiresAt: Date;
}

/** The body of a callback. */
export interface SandboxEvent {
  id: string;
  type: 'payment.succeeded' | 'payment.declined' | 'refund.succeeded';
  reference: string;
  payment_id: string | null;
  amount: number;
  currency: string;
}

/** The test provider. */
export type SandboxCheckout = ReturnType<typeof createSandboxCheckout>;

const SECOND_MS = 1000;
const ANSWER_PATIENCE_MS = 5 * SECOND_MS;
/** After this time the events of a sender that died can be taken again. */
const TAKEN_MS = 30 * SECOND_MS;
const FIRST_PAUSE_MS = 2 * SECOND_MS;
const LONGEST_PAUSE_MS = 3_600 * SECOND_MS;
const MAX_ATTEMPTS = 40;
const BATCH = 20;

/**
 * A payment provider for trying things out. It behaves as a true one does: a checkout with pages and a table of its own,
 * that shares no session with the site and notifies the merchant by signed callbacks only, sent again until
 * they are acknowledged. No money moves.
 */
export function createSandboxCheckout({ db, clock, ids, tokens, log }: Infra) {
  const secret = tokens.keyFor('sandbox payment callbacks');
  let callbackUrl: string | undefined;

  /** Stores an event, in the transaction of the change it reports. */
  async function record(
    on: Parameters<typeof repository.insertCallback>[0],
    event: Omit<SandboxEvent, 'id'>,
  ): Promise<string> {
    const id = `evt_${ids.secret()}`;
    const now = clock.now();
    await repository.insertCallback(on, {
      event_id: id,
      body: JSON.stringify({ id, ...event } satisfies SandboxEvent),
      next_attempt_at: now,
      acknowledged_at: null,
      given_up_at: null,
      created_at: now,
    });
    return id;
  }

  async function send(
    url: string,
    { event_id: eventId, body, attempts }: repository.DueCallback,
  ): Promise<boolean> {
    const fault = await faultOfSending(url, body);
    const now = clock.now();
    if (fault === undefined) {
      await repository.settleCallback(db, eventId, { acknowledged_at: now });
      return true;
    }
    log.warn({ event: eventId, attempts, fault }, 'a callback of the test checkout was not acknowledged');
    if (attempts >= MAX_ATTEMPTS) {
      await repository.settleCallback(db, eventId, { given_up_at: now });
      return false;
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    await repository.settleCallback(db, eventId, { next_attempt_at: new Date(now.getTime() + pause) });
    return false;
  }

  /** Why a callback was not acknowledged; undefined when it was. */
  async function faultOfSending(url: string, body: string): Promise<string | undefined> {
    const bytes = Buffer.from(body);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SANDBOX_SIGNATURE_HEADER]: signBody(bytes, secret, clock.now()),
        },
        body: bytes,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown fault';
    }
  }

  async function deliver(of?: string): Promise<number> {
    const url = callbackUrl;
    if (url === undefined) return 0;
    const now = clock.now();
    const takenUntil = new Date(now.getTime() + TAKEN_MS);
    const due = await repository.takeCallbacks(db, { now, takenUntil, limit: BATCH, of });
    const outcomes = await Promise.all(due.map((callback) => send(url, callback)));
    return outcomes.filter(Boolean).length;
  }

  return {
    /** The secret both sides of a callback know. */
    secret,

    /** Sets where callbacks go; until then they wait. */
    callTo(url: string): void {
      callbackUrl = url;
    },

    /** Opens a checkout, or gives the one the reference has. */
    async open(order: SandboxOrder): Promise<repository.SessionRow> {
      const { reference, title, amount, currency, language, expiresAt } = order;
      return repository.openSession(db, {
        session_id: ids.secret(),
        reference,
        title,
        amount,
        currency,
        language,
        state: 'open',
        payment_id: null,
        refunded_at: null,
        created_at: clock.now(),
        expires_at: expiresAt,
      });
    },

    /** A checkout as it stands; one whose time is over counts as ended. */
    async find(sessionId: string): Promise<repository.SessionRow | undefined> {
      const session = await repository.findSession(db, sessionId);
      if (session?.state !== 'open' || session.expires_at > clock.now()) return session;
      return { ...session, state: 'ended' };
    },

    /** Closes a checkout that is still open. */
    async end(sessionId: string): Promise<void> {
      await repository.closeSession(db, sessionId, { state: 'ended' });
    },

    /**
     * The buyer pays. Payment and event are one transaction; the event is sent at once, and again until acknowledged.
     *
     * @returns false when the checkout was not open any more
     */
    async pay(session: repository.SessionRow): Promise<boolean> {
      if ((await this.find(session.session_id))?.state !== 'open') return false;
      const paymentId = `pay_${ids.secret()}`;
      const { reference, amount, currency } = session;
      const event = {
        type: 'payment.succeeded',
        reference,
        payment_id: paymentId,
        amount,
        currency,
      } as const;
      const eventId = await inTransaction(db, async (trx) => {
        const to = { state: 'paid', payment_id: paymentId } as const;
        return (await repository.closeSession(trx, session.session_id, to)) ? record(trx, event) : undefined;
      });
      if (eventId !== undefined) await deliver(eventId);
      return eventId !== undefined;
    },

    /** The buyer's card is declined; the checkout stays open for another try. */
    async decline({ reference, amount, currency }: repository.SessionRow): Promise<void> {
      const event = { type: 'payment.declined', reference, payment_id: null, amount, currency } as const;
      await deliver(await record(db, event));
    },

    /** Gives a payment back, whole and once. False when there is no such payment. */
    async refund(paymentId: string): Promise<boolean> {
      const session = await repository.findPaid(db, paymentId);
      if (session === undefined) return false;
      const { session_id: sessionId, reference, amount, currency } = session;
      await inTransaction(db, async (trx) => {
        if (!(await repository.markRefunded(trx, sessionId, clock.now()))) return;
        await record(trx, { type: 'refund.succeeded', reference, payment_id: paymentId, amount, currency });
      });
      return true;
    },

    /**
     * Sends the callbacks that are due. Several processes may do so at once: each is taken by one of them.
     *
     * @returns how many were acknowledged
     */
    deliverDue: () => deliver(),
  };
}
