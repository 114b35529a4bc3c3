import {
  checkAccountName,
  isAdmin,
  parseAccountName,
  type UserKind,
  type AccountName,
  type Language,
} from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import {
  checkNewPassword,
  hashPassword,
  mailNewPassword,
  removeBegun,
  removeSecondStep,
} from '../account/service.ts';
import { listServiceTokens, revokeServiceTokens } from '../integrations/service.ts';
import type { Services } from '../services.ts';
import * as repository from './repository.ts';

export type { AdminRow } from './repository.ts';

/** A kind of admin. */
export type AdminKind = typeof UserKind.SUPER_ADMIN | typeof UserKind.GENERAL_ADMIN;

/** What became of an account. */
export type AdminOutcome = 'created' | 'promoted' | 'unchanged' | 'exists' | 'closed';

/** What the operator of a site does with accounts, from the machine it runs on. */
export function createOperatorAccounts(
  { db, clock, settings }: Infra,
  {
    account,
    adminSecondStep,
    sessions,
    mail,
  }: Pick<Services, 'account' | 'adminSecondStep' | 'sessions' | 'mail'>,
) {
  function nameOf(text: string): AccountName {
    const name = parseAccountName(text, settings.deployment);
    if (name === null) throw badInput(checkAccountName(text, settings.deployment));
    return name;
  }

  return {
    /** Whether somebody signs in by this name. Errors: bad_input. */
    async exists(text: string): Promise<boolean> {
      return (await repository.lockAccount(db, nameOf(text))) !== undefined;
    },

    /** Makes an account that is an admin. Errors: bad_input. */
    async createAdmin(person: {
      account: string;
      password: string;
      nickName: string;
      language: Language;
      kind: AdminKind;
    }): Promise<AdminOutcome> {
      const { kind, ...newAccount } = person;
      return inTransaction(db, async (trx) => {
        if ((await repository.lockAccount(trx, nameOf(person.account))) !== undefined) return 'exists';
        const userId = await account.createAccount(trx, newAccount);
        await repository.setKind(trx, userId, kind, clock.now());
        await adminSecondStep.releaseWhereRequired(trx, userId);
        return 'created';
      });
    },

    /** Makes an admin of somebody who has an account; their password stays. Undefined when there is none. Errors: bad_input. */
    async promote(text: string, kind: AdminKind): Promise<AdminOutcome | undefined> {
      return inTransaction(db, async (trx) => {
        const found = await repository.lockAccount(trx, nameOf(text));
        if (found === undefined) return undefined;
        if (found.deactivated_at !== null) return 'closed';
        if (found.kind === kind) return 'unchanged';
        await repository.setKind(trx, found.user_id, kind, clock.now());
        if (!isAdmin(found.kind)) await adminSecondStep.releaseWhereRequired(trx, found.user_id);
        return 'promoted';
      });
    },

    /**
     * Gives somebody another password, ends all their sessions, revokes all their service tokens and notifies them by mail.
     * Errors: bad_input.
     *
     * @returns how many sessions were ended and tokens revoked; undefined when there is no such account
     */
    async setPassword(
      text: string,
      password: string,
    ): Promise<{ sessions: number; serviceTokens: number } | undefined> {
      const violations = await checkNewPassword(password, [text]);
      if (violations.length > 0) throw badInput(violations);
      const name = nameOf(text);
      const hash = await hashPassword(password);
      return inTransaction(db, async (trx) => {
        const found = await repository.lockAccount(trx, name);
        if (found === undefined || found.deactivated_at !== null) return undefined;
        await repository.setPasswordHash(trx, found.user_id, hash, clock.now());
        await removeBegun(trx, found.user_id);
        const ended = await sessions.revokeAll(trx, found.user_id, null);
        const revoked = await revokeServiceTokens(trx, found.user_id, { now: clock.now() });
        await mailNewPassword(trx, { userId: found.user_id, mail, clock, settings });
        return { sessions: ended.length, serviceTokens: revoked };
      });
    },

    /**
     * Turns the second step of somebody off and notifies them by mail. An admin can then set up another, though the site requires one.
     *
     * @returns whether it was on; undefined when there is no such account. Errors: bad_input.
     */
    async turnOffSecondStep(text: string): Promise<boolean | undefined> {
      const name = nameOf(text);
      return inTransaction(db, async (trx) => {
        const found = await repository.lockAccount(trx, name);
        if (found === undefined || found.deactivated_at !== null) return undefined;
        const wasOn = await removeSecondStep(trx, found.user_id, { mail, now: clock.now() });
        if (isAdmin(found.kind)) await adminSecondStep.releaseWhereRequired(trx, found.user_id);
        return wasOn;
      });
    },

    /** Somebody's service tokens that work; undefined when there is no such account. Errors: bad_input. */
    async listTokens(text: string) {
      const found = await repository.findAccount(db, nameOf(text));
      return found === undefined ? undefined : listServiceTokens(db, found.user_id, clock.now());
    },

    /**
     * Revokes service tokens of somebody, all of them or none.
     * Errors: bad_input, service_token_not_found when one of the ids is none of theirs that works.
     *
     * @param ids undefined for all
     * @returns how many were revoked; undefined when there is no such account
     */
    async revokeTokens(text: string, ids: readonly string[] | undefined): Promise<number | undefined> {
      const now = clock.now();
      return inTransaction(db, async (trx) => {
        const found = await repository.lockAccount(trx, nameOf(text));
        if (found === undefined) return undefined;
        if (ids === undefined) return revokeServiceTokens(trx, found.user_id, { now });
        for (const only of ids) {
          if ((await revokeServiceTokens(trx, found.user_id, { now, only })) === 0)
            throw new ApiError('service_token_not_found', { internal: `service token ${only}` });
        }
        return ids.length;
      });
    },

    /** All admins, super admins first. */
    listAdmins: () => repository.listAdmins(db),
  };
}
