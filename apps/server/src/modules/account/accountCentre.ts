import {
  checkAccountName,
  checkName,
  FieldRule,
  isTimeZone,
  normalizeText,
  parseAccountName,
} from '@boardwalk/domain';
import { inTransaction, isUniqueViolation, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import type { MailService } from '../mail/service.ts';
import { revokeServiceTokens } from '../integrations/service.ts';
import { createRenames } from '../risk/service.ts';
import type { AddressService } from './addresses.ts';
import * as repository from './centreRepository.ts';
import type { Client } from './signInGuard.ts';
import { mailNewPassword } from './newPasswordMail.ts';
import { checkNewPassword } from './newPasswords.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { removeBegun } from './secondStepRepository.ts';
import { lockPassword, type AccountService } from './service.ts';
import type { SessionsService } from './sessions.ts';

/** What people change of their own account. */
export type AccountCentre = ReturnType<typeof createAccountCentre>;

const FAILURE_WINDOW_MS = 15 * 60_000;

/** Name, password and the names people sign in with. */
export function createAccountCentre(
  infra: Infra,
  parts: {
    account: AccountService;
    sessions: SessionsService;
    mail: MailService;
    addresses: AddressService;
  },
) {
  const { db, clock, settings, limits } = infra;
  const { account, sessions, mail, addresses } = parts;
  const renames = createRenames(infra);
  // Anyone who gets here holds a token of the account, so no stranger can use these up.
  const tries = limits.attempts('present password', settings.limits.failedSignIns, FAILURE_WINDOW_MS);

  return {
    /**
     * Makes sure that it is the person themselves. Errors: wrong_password, too_many_requests.
     *
     * @returns the hash of the password that was right
     */
    async confirmPassword(userId: string, password: string): Promise<string> {
      await tries.take(userId);
      const hash = await repository.findPasswordHash(db, userId);
      if (hash == null || !(await isPasswordOf(hash, password)))
        throw new ApiError('wrong_password', { internal: `user ${userId}` });
      await tries.clear(userId);
      return hash;
    },

    /** Changes the nickname. The address of the profile stays, for links to it are about. Errors: bad_input, too_many_requests. */
    async changeNickName(userId: string, nickName: string) {
      const violations = checkName('nick_name', nickName);
      if (violations.length > 0) throw badInput(violations);
      const wanted = normalizeText(nickName);
      const rename = async (trx: Queryable) => {
        const former = await renames.lock(trx, userId);
        await repository.changeAccount(trx, userId, { nick_name: wanted, updated_at: clock.now() });
        await renames.forget(trx, former, wanted);
      };
      await renames.count(userId, wanted, () => inTransaction(db, rename));
      return account.getUser(userId);
    },

    /** Chooses the time zone in which times are shown to somebody; null means that of their device. Errors: bad_input. */
    async changeTimeZone(userId: string, timeZone: string | null) {
      if (timeZone !== null && !isTimeZone(timeZone))
        throw badInput([{ field: 'time_zone', rule: FieldRule.UNKNOWN }]);
      await repository.changeAccount(db, userId, { time_zone: timeZone, updated_at: clock.now() });
      return account.getUser(userId);
    },

    /** Changes the password, ends all other sessions and revokes all service tokens. Errors: bad_input, wrong_password, too_many_requests. */
    async changePassword(caller: Caller, change: { password: string; newPassword: string }): Promise<void> {
      const violations = await checkNewPassword(change.newPassword);
      if (violations.length > 0)
        throw badInput(violations.map((violation) => ({ ...violation, field: 'new_password' })));
      const from = await this.confirmPassword(caller.userId, change.password);
      const to = await hashPassword(change.newPassword);
      const ended = await inTransaction(db, async (trx) => {
        const isChanged = await repository.replacePassword(trx, caller.userId, {
          from,
          to,
          now: clock.now(),
        });
        if (!isChanged) throw new ApiError('wrong_password', { internal: 'changed meanwhile' });
        await removeBegun(trx, caller.userId);
        await revokeServiceTokens(trx, caller.userId, { now: clock.now() });
        await mailNewPassword(trx, { userId: caller.userId, mail, clock, settings });
        return sessions.revokeAll(trx, caller.userId, caller.sessionId);
      });
      sessions.forget(ended);
    },

    /**
     * Changes the e-mail address or mobile number a person signs in with; another e-mail address only once it is proven.
     * Errors: bad_input, wrong_password, too_many_requests, account_exists, sign_in_name_needed.
     *
     * @param name as typed; null removes it, when the other kind is left
     */
    async changeSignInName(
      userId: string,
      kind: 'email' | 'mobile',
      { name, password, client }: { name: string | null; password: string; client: Client },
    ) {
      const value = name === null ? null : this.readSignInName(kind, name);
      const passwordHash = await this.confirmPassword(userId, password);
      if (kind === 'email' && value !== null) {
        const { email: present } = await account.getUser(userId);
        const hold = (trx: Queryable) => lockPassword(trx, userId, passwordHash);
        await addresses.want(userId, value, { present, hold, client });
        return account.getUser(userId);
      }
      try {
        await inTransaction(db, async (trx) => {
          // Locked: the other name may be on its way to who proves it.
          const user = await repository.lockSignInNames(trx, userId);
          if (user === undefined)
            throw new ApiError('not_signed_in', { internal: `account ${userId} is gone` });
          if (user.password_hash !== passwordHash)
            throw new ApiError('wrong_password', { internal: 'changed meanwhile' });
          const other = kind === 'email' ? user.mobile : user.email;
          if (value === null && other === null) throw new ApiError('sign_in_name_needed');
          const now = clock.now();
          const change =
            kind === 'email'
              ? { email: null, email_proven_at: null, pending_email: null }
              : { mobile: value };
          await repository.changeAccount(trx, userId, { ...change, updated_at: now });
          if (kind === 'email') await addresses.tellFormer(trx, userId, user);
        });
      } catch (error) {
        if (isUniqueViolation(error, `user_account_${kind}_key`))
          throw new ApiError('account_exists', { cause: error });
        throw error;
      }
      return account.getUser(userId);
    },

    /** A sign-in name of a kind as it is stored. Errors: bad_input. */
    readSignInName(kind: 'email' | 'mobile', name: string): string {
      const parsed = parseAccountName(name, settings.deployment);
      if (parsed?.kind === kind) return parsed.value;
      const violations = checkAccountName(name, settings.deployment);
      throw badInput(
        violations.length > 0
          ? violations.map((violation) => ({ ...violation, field: kind }))
          : [{ field: kind, rule: FieldRule.FORMAT }],
      );
    },
  };
}
