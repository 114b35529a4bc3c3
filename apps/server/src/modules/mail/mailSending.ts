import type { Language } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { TryAgain, type JobData, type JobDefinition, type OwedJob } from '../../infra/jobs/JobDefinition.ts';
import { inPortions } from '../../infra/lists/inPortions.ts';
import { MailRefused, type MailTransport } from '../../infra/mail/MailTransport.ts';
import { pauseAfter, PAUSES_MS } from './backoff.ts';
import type { ComposedMail } from './compose.ts';
import type { MailMessage } from './kinds.ts';
import * as repository from './repository.ts';

/** A mail in its job. */
interface SendData extends JobData {
  mailId: string;
}

/** What deliverDue did. */
export interface Delivery {
  sent: number;
  failed: number;
  postponed: number;
}

/** What sending needs of the service. */
export interface SendingNeeds {
  /** Undefined while no mail server is set. */
  openTransport(): MailTransport | undefined;
  /** The words of a mail, with the link that ends such mails. */
  wordsOf(
    mail: MailMessage & { language: Language; user_id: string | null; time_zone: string | null },
    how: { withToken: boolean },
  ): Promise<ComposedMail & { link: string | undefined }>;
}

/** The kind of job that sends one mail. */
const SEND_JOB = 'send-mail';
/** So many mails a process sends side by side. */
const AT_ONCE = 10;
/** How soon it is looked again whether there is a mail server. */
const NO_SERVER_MS = 60_000;
/** Mails of the former version that are taken over at once. */
const FORMER_AT_ONCE = 1000;

/** Sends the mails of the outbox: each has a job, which is tried again until the mail is sent or given up. */
export function mailSending({ db, clock, jobs, log }: Infra, needs: SendingNeeds) {
  async function attempt(mail: repository.BegunMail, by: MailTransport): Promise<repository.MailOutcome> {
    if (mail.to === null) return { state: 'failed', fault: 'the account has no proven e-mail address' };
    try {
      const { link, ...words } = await needs.wordsOf(messageOf(mail), { withToken: true });
      const { message_id: messageId, created_at: date } = mail;
      await by.send({ ...words, to: mail.to, messageId, date, unsubscribeUrl: link });
      return { state: 'sent', at: clock.now() };
    } catch (error) {
      const fault = faultOf(error);
      const pause = error instanceof MailRefused && error.isFinal ? undefined : pauseAfter(mail.attempts);
      log.warn({ mail: mail.mail_id, attempt: mail.attempts, fault }, 'a mail was not sent');
      if (pause === undefined) return { state: 'failed', fault };
      return { state: 'queued', fault, nextAttemptAt: new Date(clock.now().getTime() + pause) };
    }
  }

  /** What counts how mails are sent that are sent meanwhile. */
  const counting = new Set<Delivery>();

  /** The job of a mail. */
  async function sendOne({ mailId }: SendData): Promise<TryAgain | undefined> {
    const by = needs.openTransport();
    if (by === undefined) {
      const at = new Date(clock.now().getTime() + NO_SERVER_MS);
      return new TryAgain({ at, fault: 'no mail server is set', isCounted: false });
    }
    const mail = await repository.beginAttempt(db, mailId);
    if (mail === undefined) return undefined;
    const outcome = await attempt(mail, by);
    await repository.settleAttempt(db, mail, outcome);
    for (const done of counting) done[outcome.state === 'queued' ? 'postponed' : outcome.state] += 1;
    if (outcome.state !== 'queued') return undefined;
    return new TryAgain({ at: outcome.nextAttemptAt, fault: outcome.fault });
  }

  const jobOf = (mailId: string) => ({ key: mailId, data: { mailId } satisfies SendData });

  /** Mails that wait: those of the former version, which this one takes over, and its own. */
  async function* waiting(): AsyncGenerator<OwedJob[]> {
    for (;;) {
      const former = await repository.takeOver(db, { now: clock.now(), limit: FORMER_AT_ONCE });
      yield former.map(({ mailId, dueAt }) => ({ ...jobOf(mailId), startAfter: dueAt }));
      if (former.length < FORMER_AT_ONCE) break;
    }
    const waitingIds = inPortions((page) => repository.listWaiting(db, page), { first: '0', keyOf: String });
    for await (const ids of waitingIds) yield ids.map(jobOf);
  }

  const queue = (on: Queryable, mailIds: readonly string[]) => jobs.sendAll(on, SEND_JOB, mailIds.map(jobOf));

  /** Gives a mail up that no attempt has settled, unless it was queued again since and has another job. */
  async function giveUp(mailId: string): Promise<void> {
    await inTransaction(db, async (trx) => {
      await repository.lockMail(trx, mailId);
      if (await jobs.hasJob(trx, SEND_JOB, mailId)) return;
      await repository.giveUp(trx, mailId, 'every attempt was broken off');
    });
  }

  /** Queues a mail again that was given up; false when that cannot be. */
  async function reopen(mailId: string): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const queued = await repository.requeue(trx, { mailId });
      await queue(trx, queued);
      return queued.length > 0;
    });
  }

  return {
    /** Sends jobs for mails, in the transaction that writes or queues them. */
    queue,

    /** When mails that wait are sent, or sent again. */
    dueTimes: (mailIds: readonly string[]) => jobs.dueTimes(db, SEND_JOB, mailIds),

    /** A process that dies while it sends leaves the mail to another one, as one attempt of several. */
    sending: {
      name: SEND_JOB,
      lookEverySeconds: 1,
      atOnce: AT_ONCE,
      isPerKey: true,
      canRun: () => needs.openTransport() !== undefined,
      retries: PAUSES_MS.length,
      run: (data) => sendOne(data as SendData),
      owed: waiting,
      givenUp: ({ mailId }) => giveUp(String(mailId)),
      reopen: ({ mailId }) => reopen(String(mailId)),
    } satisfies JobDefinition,

    /** Sends every mail that is due, in this process. */
    deliverDue: async (): Promise<Delivery> => {
      const done: Delivery = { sent: 0, failed: 0, postponed: 0 };
      counting.add(done);
      try {
        await jobs.sendOwed(db, SEND_JOB);
        await jobs.runNow(SEND_JOB);
      } finally {
        counting.delete(done);
      }
      return done;
    },
  };
}

/** What the outbox holds was written by `send`, which knows that kind and data belong together. */
export function messageOf<Mail extends { kind: string; data: unknown }>(mail: Mail): Mail & MailMessage {
  return mail as Mail & MailMessage;
}

/** A fault in a few words that hold no address: answers of mail servers often repeat it. */
export function faultOf(error: unknown): string {
  if (error instanceof MailRefused) return error.message;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (typeof code === 'string' ? code : String(message).replaceAll(/\S+@\S+/gu, '…')).slice(0, 200);
}
