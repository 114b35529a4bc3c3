import { type Language } from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { JobData, JobDefinition, JobRun } from '../../infra/jobs/JobDefinition.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import { revokeServiceTokens } from '../integrations/service.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import * as repository from './linkRepository.ts';
import type { MailLinks } from './mailLinks.ts';
import { mailNewPassword } from './newPasswordMail.ts';
import { checkNewPassword } from './newPasswords.ts';
import { hashPassword } from './passwords.ts';
import { removeBegun } from './secondStepRepository.ts';
import type { SessionsService } from './sessions.ts';
import { createSignInGuard, type Client } from './signInGuard.ts';

/** Replacing forgotten passwords. */
export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

const HOUR_MS = 3_600_000;
const REQUESTS_PER_NETWORK = 30;
const TRIES_PER_NETWORK = 60;
/**
 * Links of one account that work at a time. Further requests send nothing: anyone who asks on behalf of others can neither
 * flood them nor keep them from a link that works.
 */
const OPEN_LINKS = 3;
/** The kind of job that answers one request. */
const ANSWER_JOB = 'answer-reset-request';
const FORMER_AT_ONCE = 1000;

/** A request in its job; of the former version it has a row as well. */
interface RequestData extends JobData {
  address: string;
  language: Language | null;
  formerId?: string;
}

/** Forgotten passwords are replaced by a link that is mailed to a proven address. */
export function createPasswordResetService(
  infra: Infra,
  { sessions, mail, links }: { sessions: SessionsService; mail: MailService; links: MailLinks },
) {
  const { db, clock, ids, limits, jobs, settings } = infra;
  const guard = createSignInGuard(infra);
  const requests = limits.attempts('password reset requests', REQUESTS_PER_NETWORK, HOUR_MS);
  const tries = limits.attempts('password resets', TRIES_PER_NETWORK, HOUR_MS);

  /** Sends the link that was asked for, to a proven address of an open account. */
  async function answer({ address, language, formerId }: RequestData, { finishIn }: JobRun): Promise<void> {
    await inTransaction(db, async (trx) => {
      await finishIn(trx);
      if (formerId !== undefined && !(await repository.takeFormerResetRequest(trx, formerId))) return;
      const owner = await repository.lockOwner(trx, address);
      if (owner === undefined) return;
      const link = { userId: owner.user_id, purpose: 'reset' } as const;
      if ((await repository.countOpenLinks(trx, { ...link, now: clock.now() })) >= OPEN_LINKS) return;
      const data = await links.make(trx, { ...link, address });
      await mail.send(trx, {
        userId: owner.user_id,
        otherwise: language,
        kind: MailKind.PASSWORD_RESET,
        data,
      });
    });
  }

  async function* formerRequests() {
    const former = await repository.listFormerResetRequests(db, FORMER_AT_ONCE);
    yield former.map(({ request_id: formerId, address, language }) => ({
      key: `former ${formerId}`,
      data: { address, language, formerId } satisfies RequestData,
    }));
  }

  /** Drops a request of the former version that could not be answered; others have no row. */
  async function dropFormer({ formerId }: RequestData): Promise<void> {
    if (formerId !== undefined) await repository.takeFormerResetRequest(db, formerId);
  }

  return {
    /**
     * Notes that somebody wants a link. Whether the address has an account is looked at in the background: neither
     * the answer nor its time reveals. Errors: too_many_requests.
     *
     * @param address as it is stored
     * @param language of the request: that of the mail, when none is known of the account
     */
    async request(address: string, language: Language, client: Client): Promise<void> {
      await requests.take(networkOf(client.address));
      const data: RequestData = { address, language };
      await jobs.send(db, ANSWER_JOB, data, { key: ids.key() });
    },

    /** Answers requests. What is done leaves no address behind. */
    answering: {
      name: ANSWER_JOB,
      lookEverySeconds: 1,
      atOnce: 10,
      isPerKey: true,
      // Some hours: longer than somebody waits for the link.
      retries: 20,
      retryDelayMaxSeconds: 900,
      run: (data, run) => answer(data as RequestData, run),
      owed: formerRequests,
      givenUp: (data) => dropFormer(data as RequestData),
    } satisfies JobDefinition,

    /**
     * Replaces a password by the token of a link, ends all sessions and revokes all service tokens.
     * Errors: bad_input, link_used, link_expired, too_many_requests.
     */
    async reset(token: string, newPassword: string, client: Client): Promise<void> {
      const violations = await checkNewPassword(newPassword);
      if (violations.length > 0)
        throw badInput(violations.map((violation) => ({ ...violation, field: 'new_password' })));
      await tries.take(networkOf(client.address));
      // Hashing takes a while: not for links that do not work.
      await links.look(db, 'reset', token);
      const hash = await hashPassword(newPassword);
      const { ended, address } = await inTransaction(db, async (trx) => {
        const link = await links.use(trx, 'reset', token);
        const person = await repository.lockAddresses(trx, link.userId);
        const now = clock.now();
        if (person?.email !== link.address || person.email_proven_at === null)
          throw new ApiError('link_expired', { internal: `user ${link.userId} has left this address` });
        await repository.setPassword(trx, link.userId, { hash, now });
        await removeBegun(trx, link.userId);
        await revokeServiceTokens(trx, link.userId, { now });
        await mailNewPassword(trx, { userId: link.userId, mail, clock, settings });
        return { address: link.address, ended: await sessions.revokeAll(trx, link.userId, null) };
      });
      sessions.forget(ended);
      // Anyone who forgot it has guessed wrong, and is not to wait for the end of that.
      await guard.forgive({ kind: 'email', value: address }, client);
    },
  };
}
