import type { ServiceScope } from '@boardwalk/api-client';
import { checkText, normalizeText, SERVICE_TOKEN_LIMITS } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import { hashSecret } from '../../infra/ids/ids.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { ServiceCaller } from '../../infra/sessions/serviceCaller.ts';
import { lockPassword } from '../account/service.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import * as repository from './repository.ts';
import { revokeServiceTokens } from './service.ts';
import { makeServiceToken, PREFIX_CHARACTERS, isServiceToken } from './tokenText.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** What can be done with tokens of other applications. */
export type ServiceTokensService = ReturnType<typeof createServiceTokensService>;

/**
 * Tokens by which server-side applications act for people, within scopes.
 *
 * @param parts.confirmPassword makes sure that it is the person themselves; gives the hash of the password
 */
export function createServiceTokensService(
  { db, clock, ids, limits }: Infra,
  parts: { mail: MailService; confirmPassword: (userId: string, password: string) => Promise<string> },
) {
  const { mail, confirmPassword } = parts;
  const daily = limits.attempts('service tokens', SERVICE_TOKEN_LIMITS.perDay, DAY_MS);

  return {
    /**
     * Makes a token, and notifies its owner by mail. It is given back this once: only its hash is kept.
     * Errors: bad_input, wrong_password, service_token_limit_reached, too_many_requests.
     */
    async create(
      userId: string,
      given: { name: string; scopes: readonly ServiceScope[]; days: number; password: string },
    ) {
      const { nameMin: min, nameMax: max, perPerson: limit } = SERVICE_TOKEN_LIMITS;
      const violations = checkText('name', given.name, { min, max });
      if (violations.length > 0) throw badInput(violations);
      const hash = await confirmPassword(userId, given.password);
      const token = makeServiceToken(ids.secret());
      const now = clock.now();
      const make = async (trx: Queryable) => {
        await lockPassword(trx, userId, hash);
        const { length: current } = await repository.listWorking(trx, userId, now);
        if (current >= limit) throw new ApiError('service_token_limit_reached', { data: { limit, current } });
        const made = await repository.insertToken(trx, {
          user_id: userId,
          name: normalizeText(given.name),
          token_hash: hashSecret(token),
          prefix: token.slice(0, PREFIX_CHARACTERS),
          scopes: [...given.scopes],
          created_at: now,
          expires_at: new Date(now.getTime() + given.days * DAY_MS),
        });
        await repository.recordEvent(trx, { tokenId: made.token_id, userId, kind: 'created', at: now });
        const data = { name: made.name, at: now.toISOString(), expiresAt: made.expires_at.toISOString() };
        await mail.send(trx, { userId, kind: MailKind.SERVICE_TOKEN_CREATED, data });
        return made;
      };
      const row = await daily.charge(userId, () => inTransaction(db, make));
      return { token, row };
    },

    /** A person's tokens that work, and part of the audit log of all of them. Errors: bad_input. */
    async list(userId: string, part: { cursor: string; size: number }) {
      return {
        tokens: await repository.listWorking(db, userId, clock.now()),
        events: await repository.listEvents(db, userId, part),
      };
    },

    /** Revokes a person's token: the next call with it is refused. Errors: service_token_not_found. */
    async revoke(userId: string, tokenId: string): Promise<void> {
      const now = clock.now();
      await inTransaction(db, async (trx) => {
        if ((await revokeServiceTokens(trx, userId, { now, only: tokenId })) === 0)
          throw new ApiError('service_token_not_found', { internal: `service token ${tokenId}` });
      });
    },

    /**
     * Who calls by a service token, and what they may do.
     * Errors: not_signed_in for one that is unknown or revoked, token_expired.
     */
    async verify(text: string): Promise<ServiceCaller> {
      const token = isServiceToken(text) ? await repository.findToken(db, hashSecret(text)) : undefined;
      if (token === undefined || token.revoked_at !== null)
        throw new ApiError('not_signed_in', { internal: 'unknown or revoked service token' });
      const { token_id: tokenId, user_id: userId, scopes, last_used_at: lastUsed } = token;
      const now = clock.now();
      if (token.expires_at <= now)
        throw new ApiError('token_expired', { internal: `service token ${tokenId}` });
      return { userId, sessionId: `service-${tokenId}`, service: { tokenId, scopes, lastUsed } };
    },

    /** Notes that a token was used, to the minute: a row is not written for every call. */
    async noteUse({ service: { tokenId, lastUsed } }: ServiceCaller): Promise<void> {
      const now = clock.now();
      if (lastUsed === null || now.getTime() - lastUsed.getTime() >= MINUTE_MS)
        await repository.noteUse(db, tokenId, now);
    },
  };
}
