import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import {
  TryAgain,
  type JobData,
  type JobDefinition,
  type JobRun,
  type OwedJob,
} from '../../infra/jobs/JobDefinition.ts';
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
const FIRST_PAUSE_MS = 2 * SECOND_MS;
const LONGEST_PAUSE_MS = 3_600 * SECOND_MS;
const MAX_ATTEMPTS = 40;
const FORMER_AT_ONCE = 1000;
/** The kind of job that sends one event. */
const CALLBACK_JOB = 'send-sandbox-callback';

/** An event in its job; of the former version it has a row as well. */
interface CallbackData extends JobData {
  body: string;
  formerId?: string;
}

/**
 * A payment provider for trying things out. It behaves as a true one does: a checkout with pages and a table of its own,
 * that shares no session with the site and notifies the merchant by signed callbacks only, sent again until
 * they are acknowledged. No money moves.
 */
export function createSandboxCheckout({ db, clock, ids, tokens, jobs, log }: Infra) {
  const secret = tokens.keyFor('sandbox payment callbacks');
  let callbackUrl: string | undefined;

  /**
   * Sends the job of an event, in the transaction of the change it reports.
   *
   * @param at not before
   * @returns the id of the event
   */
  async function record(on: Queryable, event: Omit<SandboxEvent, 'id'>, at: Date): Promise<string> {
    const id = `evt_${ids.secret()}`;
    const data: CallbackData = { body: JSON.stringify({ id, ...event } satisfies SandboxEvent) };
    await jobs.send(on, CALLBACK_JOB, data, { key: id, startAfter: at });
    return id;
  }

  /** Sends an event now, for who waits for it. Should this process die meanwhile, its job does it. */
  async function sendNow(eventId: string): Promise<void> {
    await jobs.doNow(CALLBACK_JOB, eventId);
  }

  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  async function send({ body, formerId }: CallbackData, { attempt }: JobRun): Promise<TryAgain | undefined> {
    const fault = callbackUrl === undefined ? 'nobody listens' : await faultOfSending(callbackUrl, body);
    if (fault === undefined) {
      await settleFormer(formerId, { acknowledged_at: clock.now() });
      return undefined;
    }
    log.warn({ attempt, fault }, 'a callback of the test checkout was not acknowledged');
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
    return new TryAgain({ at: later(pause), fault });
  }

  /** Writes down how an event of the former version ended; others have no row. */
  async function settleFormer(
    formerId: string | undefined,
    outcome: Parameters<typeof repository.settleFormerCallback>[2],
  ): Promise<void> {
    if (formerId !== undefined) await repository.settleFormerCallback(db, formerId, outcome);
  }

  async function* formerCallbacks(): AsyncGenerator<OwedJob[]> {
    const former = await repository.listFormerCallbacks(db, FORMER_AT_ONCE);
    yield former.map(({ event_id: formerId, body, next_attempt_at: startAfter }) => ({
      key: formerId,
      data: { body, formerId } satisfies CallbackData,
      startAfter,
    }));
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
        return (await repository.closeSession(trx, session.session_id, to))
          ? record(trx, event, later(ANSWER_PATIENCE_MS))
          : undefined;
      });
      if (eventId !== undefined) await sendNow(eventId);
      return eventId !== undefined;
    },

    /** The buyer's card is declined; the checkout stays open for another try. */
    async decline({ reference, amount, currency }: repository.SessionRow): Promise<void> {
      const event = { type: 'payment.declined', reference, payment_id: null, amount, currency } as const;
      await sendNow(await record(db, event, later(ANSWER_PATIENCE_MS)));
    },

    /** Gives a payment back, whole and once. False when there is no such payment. */
    async refund(paymentId: string): Promise<boolean> {
      const session = await repository.findPaid(db, paymentId);
      if (session === undefined) return false;
      const { session_id: sessionId, reference, amount, currency } = session;
      await inTransaction(db, async (trx) => {
        if (!(await repository.markRefunded(trx, sessionId, clock.now()))) return;
        const event = {
          type: 'refund.succeeded',
          reference,
          payment_id: paymentId,
          amount,
          currency,
        } as const;
        await record(trx, event, clock.now());
      });
      return true;
    },

    /** Sends callbacks, from a process that knows where to. One that is given up stays among the failed jobs for a day. */
    sending: {
      name: CALLBACK_JOB,
      isPerKey: true,
      atOnce: 20,
      retries: MAX_ATTEMPTS - 1,
      retryDelaySeconds: FIRST_PAUSE_MS / SECOND_MS,
      retryDelayMaxSeconds: LONGEST_PAUSE_MS / SECOND_MS,
      canRun: () => callbackUrl !== undefined,
      run: (data, run) => send(data as CallbackData, run),
      owed: formerCallbacks,
      givenUp: (data) => settleFormer((data as CallbackData).formerId, { given_up_at: clock.now() }),
    } satisfies JobDefinition,

    /**
     * Sends the callbacks that are due, in this process. Several may do so at once: each is sent by one of them.
     *
     * @returns how many were sent
     */
    deliverDue: async (): Promise<number> => {
      await jobs.sendOwed(db, CALLBACK_JOB);
      return jobs.runNow(CALLBACK_JOB);
    },
  };
}
