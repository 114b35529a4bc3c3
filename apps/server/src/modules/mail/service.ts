import type { MailEntry } from '@boardwalk/api-client';
import { defaultLanguage, Language } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import type { MailState } from '../../infra/database/mailTables.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import type { MailTransport } from '../../infra/mail/MailTransport.ts';
import { smtpTransport } from '../../infra/mail/smtpTransport.ts';
import { composeMail, composeTest } from './compose.ts';
import { GROUP_OF, LINK_OF, NEVER_KEPT, TO_UNPROVEN, type MailMessage, type Preference } from './kinds.ts';
import { linkToken } from './linkToken.ts';
import { faultOf, mailSending, messageOf } from './mailSending.ts';
import { presentMail } from './presenter.ts';
import * as repository from './repository.ts';
import { readUnsubscribeToken, unsubscribeUrl } from './unsubscribeToken.ts';

export { MailKind, type MailData, type MailMoney } from './kinds.ts';
export { linkToken } from './linkToken.ts';

/** What the mail module offers to handlers, jobs, commands and other modules. */
export type MailService = ReturnType<typeof createMailService>;

/**
 * Who gets a mail: somebody with an account, at the proven address the account has when the mail is sent, or at a given one
 * (the former one, say); or just an address. The mail is written in the
 * language of the account, else in `otherwise`, else in that of the deployment. Anyone who gives an address has made sure that it was proven.
 */
export type MailRecipient =
  | { userId: string; address?: string; otherwise?: string | null }
  | { address: string; language: string | null; userId?: undefined };

const DAY_MS = 86_400_000;
/** How long the operator can look up what was sent, given up or kept. */
const KEPT_DAYS = 90;
/** How long each step of a test mail may take: somebody waits for it. */
const TEST_PATIENCE_MS = 10_000;

/**
 * E-mails, by way of an outbox: a mail is written down in the transaction of what it is about, with the job that sends it. Each is
 * sent at least once; should it arrive twice, both carry the same Message-ID.
 */
export function createMailService(infra: Infra) {
  const { db, clock, ids, settings, site, tokens } = infra;
  const isConfigured = () => site.current().mail.smtpUrl !== undefined;
  let transport: MailTransport | undefined;
  // The next mail goes to the server that is set by then.
  site.onChange(() => closeTransport());
  const host = new URL(settings.publicUrl).hostname;

  function openTransport(): MailTransport | undefined {
    const { smtpUrl, from } = site.current().mail;
    if (smtpUrl !== undefined) transport ??= smtpTransport({ url: smtpUrl, from });
    return smtpUrl === undefined ? undefined : transport;
  }

  function closeTransport(): void {
    transport?.close();
    transport = undefined;
  }

  async function wordsOf(
    mail: MailMessage & { language: Language; user_id: string | null; time_zone: string | null },
    { withToken }: { withToken: boolean },
  ) {
    const purpose = LINK_OF[mail.kind];
    const linkId = 'linkId' in mail.data ? mail.data.linkId : undefined;
    const token =
      withToken && purpose !== undefined && linkId !== undefined
        ? linkToken(tokens, purpose, linkId)
        : undefined;
    const group = GROUP_OF[mail.kind];
    const link =
      group === undefined || mail.user_id === null
        ? undefined
        : await unsubscribeUrl(tokens, settings.publicUrl, { userId: mail.user_id, group });
    const { publicUrl } = settings;
    const { name: siteName, logo } = site.current();
    const words = composeMail(mail, {
      language: mail.language,
      siteName,
      logo: logo === null ? undefined : publicUrl + logo.light,
      publicUrl,
      timeZone: mail.time_zone ?? settings.timeZone,
      linkToken: token,
      unsubscribeUrl: link,
    });
    return { ...words, link };
  }

  function languageOf(language: string | null): Language {
    return (
      Object.values(Language).find((known) => known === language) ?? defaultLanguage(settings.deployment)
    );
  }

  const outbox = mailSending(infra, { openTransport, wordsOf });

  return {
    /** Whether mails are sent at all, or kept for the operator. */
    isConfigured,

    /**
     * Writes a mail down, to be sent once the transaction is committed. Somebody without a proven e-mail address, a
     * closed account, and anyone who has switched such mails off get none; only the mail that proves an address needs no proof.
     *
     * @param on the transaction of what the mail is about
     */
    async send(on: Queryable, mail: MailRecipient & MailMessage): Promise<void> {
      const { kind, data, userId, address } = mail;
      const account = userId === undefined ? undefined : await repository.findRecipient(on, userId);
      if (userId !== undefined) {
        const group = GROUP_OF[kind];
        if (account === undefined || !isDeliverable(address ?? account.email)) return;
        if (address === undefined && account.email_proven_at === null && !TO_UNPROVEN.has(kind)) return;
        if (group !== undefined && account[group] === false) return;
      }
      if (!isConfigured() && NEVER_KEPT.has(kind)) return;
      const mailId = await repository.insertMail(on, {
        user_id: userId ?? null,
        address: address ?? null,
        kind,
        data: JSON.stringify(data),
        language: languageOf(
          'language' in mail ? mail.language : (account?.language ?? mail.otherwise ?? null),
        ),
        message_id: `<${ids.secret()}@${host}>`,
        state: isConfigured() ? 'queued' : 'kept',
        fault: null,
        sent_at: null,
        created_at: clock.now(),
      });
      if (isConfigured()) await outbox.queue(on, [mailId]);
    },

    /** The job that sends a mail. */
    sending: outbox.sending,

    /** Sends every mail that is due, in this process. Several may do so at once: each mail is sent by one of them. */
    deliverDue: outbox.deliverDue,

    /** How many mails that were not sent are in each state, for the metrics. */
    countUnsent: () => repository.countUnsent(db),

    /**
     * Mails as the operator sees them, the newest first. The caller must have made sure that it is the operator.
     *
     * @param page.withTokens whether the links that work once are shown: only to who has the machine itself
     */
    async list(page: {
      state: MailState | undefined;
      cursor: string;
      size: number;
      withTokens?: boolean;
    }): Promise<CursorPage<MailEntry>> {
      const found = await repository.listMails(db, page);
      return { ...found, list: await entriesOf(found.list, { withToken: page.withTokens ?? false }) };
    },

    /**
     * Queues a mail again that failed or was kept. Errors: mail_not_found, mail_server_not_set, mail_not_repeatable.
     *
     * @param note writes down who did it, in the same transaction
     */
    async retry(mailId: string, note?: (trx: Queryable) => Promise<void>): Promise<MailEntry> {
      return inTransaction(db, async (trx) => {
        const mail = await repository.findMail(trx, mailId);
        if (mail === undefined) throw new ApiError('mail_not_found', { internal: `mail ${mailId}` });
        if (!isConfigured()) throw new ApiError('mail_server_not_set');
        const queued = await repository.requeue(trx, { mailId });
        if (queued.length === 0)
          throw new ApiError('mail_not_repeatable', { internal: `mail ${mailId} is ${mail.state}` });
        await outbox.queue(trx, queued);
        await note?.(trx);
        const row = await repository.findMail(trx, mailId);
        if (row === undefined) throw new Error(`mail ${mailId} is gone after it was queued`);
        return entryOf(row, { withToken: false, dueAt: clock.now() });
      });
    },

    /** Queues all mails of a state again. Gives how many. */
    async retryAll(state: 'failed' | 'kept'): Promise<number> {
      return inTransaction(db, async (trx) => {
        const queued = await repository.requeue(trx, { state });
        await outbox.queue(trx, queued);
        return queued.length;
      });
    },

    /** Which mails and notices somebody wants. */
    async preferencesOf(userId: string): Promise<Record<Preference, boolean>> {
      return (
        (await repository.findPreferences(db, userId)) ?? {
          reviews: true,
          comments: true,
          sales: true,
          notify_likes: true,
          notify_copies: true,
          notify_follows: true,
          notify_comments: true,
        }
      );
    },

    /** Changes which mails and notices somebody wants; what is not named stays. */
    async changePreferences(
      userId: string,
      wanted: Partial<Record<Preference, boolean>>,
    ): Promise<Record<Preference, boolean>> {
      return repository.savePreferences(db, userId, wanted, clock.now());
    },

    /** What a link of a mail ends, or undefined when it is not ours or the account is gone. */
    readUnsubscribe: (token: string) => readUnsubscribeToken(tokens, token),

    /** Ends the mails a link stands for. False when the link is not valid. */
    async unsubscribe(token: string): Promise<boolean> {
      const ended = await readUnsubscribeToken(tokens, token);
      if (ended === undefined || !(await repository.hasAccount(db, ended.userId))) return false;
      await repository.savePreferences(db, ended.userId, { [ended.group]: false }, clock.now());
      return true;
    },

    /** Removes everything about somebody whose account is deleted, in that transaction. */
    async forget(on: Queryable, userId: string): Promise<void> {
      await repository.deleteMailsOf(on, userId);
    },

    /** Removes what was sent, given up or kept long ago. Gives how many. */
    async purgeOld(): Promise<number> {
      return repository.deleteSettledBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
    },

    /** Ends open connections to the mail server. */
    close: closeTransport,

    /**
     * Sends a test mail at once, past the outbox.
     *
     * @returns why it was not sent, in a few words; undefined when the mail server took it
     */
    async sendTest(
      server: { url: string; from: string },
      { recipient, name, language }: { recipient: string; name: string; language: Language },
    ): Promise<string | undefined> {
      const by = smtpTransport({ ...server, timeoutMs: TEST_PATIENCE_MS });
      try {
        const { subject, text, html } = composeTest({ name, language });
        const messageId = `<test-${ids.key()}@${host}>`;
        await by.send({ to: recipient, subject, text, html, messageId, date: clock.now() });
        return undefined;
      } catch (error) {
        return faultOf(error);
      } finally {
        by.close();
      }
    },
  };

  async function entriesOf(rows: readonly repository.MailRow[], how: { withToken: boolean }) {
    const queued = rows.filter(({ state }) => state === 'queued').map(({ mail_id: id }) => id);
    const due = await outbox.dueTimes(queued);
    return Promise.all(rows.map((row) => entryOf(row, { ...how, dueAt: due.get(row.mail_id) })));
  }

  async function entryOf(
    row: repository.MailRow,
    { withToken, dueAt }: { withToken: boolean; dueAt: Date | undefined },
  ): Promise<MailEntry> {
    const words = row.state === 'sent' ? undefined : await wordsOf(messageOf(row), { withToken });
    return presentMail(row, { words, dueAt });
  }
}

/** Addresses below .invalid stand for people who have none, such as the authors of an imported gallery (RFC 2606). */
function isDeliverable(address: string | null): boolean {
  return address !== null && !address.endsWith('.invalid');
}
