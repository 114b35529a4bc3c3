import type { ServiceScope } from '@boardwalk/api-client';
import { checkText, normalizeText, SERVICE_TOKEN_LIMITS } from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import { hashSecret } from '../../infra/ids/ids.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { ServiceCaller } from '../../infra/sessions/serviceCaller.ts';
import * as repository from './repository.ts';
import { makeServiceToken, PREFIX_CHARACTERS, isServiceToken } from './tokenText.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** What can be done with tokens of other applications. */
export type ServiceTokensService = ReturnType<typeof createServiceTokensService>;

/** Tokens by which server-side applications act for people, within scopes. */
export function createServiceTokensService({ db, clock, ids }: Infra) {
  return {
    /**
     * Makes a token. It is given back this once: only its hash is kept.
     * Errors: bad_input, service_token_limit_reached.
     */
    async create(userId: string, given: { name: string; scopes: readonly ServiceScope[]; days: number }) {
      const { nameMin: min, nameMax: max, perPerson: limit } = SERVICE_TOKEN_LIMITS;
      const violations = checkText('name', given.name, { min, max });
      if (violations.length > 0) throw badInput(violations);
      const token = makeServiceToken(ids.secret());
      const now = clock.now();
      const row = await inTransaction(db, async (trx) => {
        await repository.lockPerson(trx, userId);
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
        return made;
      });
      return { token, row };
    },

    /** A person's tokens that work, and the audit log of all of them. */
    async list(userId: string) {
      return {
        tokens: await repository.listWorking(db, userId, clock.now()),
        events: await repository.listEvents(db, userId),
      };
    },

    /** Revokes a person's token: the next call with it is refused. Errors: service_token_not_found. */
    async revoke(userId: string, tokenId: string): Promise<void> {
      const now = clock.now();
      await inTransaction(db, async (trx) => {
        if (!(await repository.revokeToken(trx, { userId, tokenId, now })))
          throw new ApiError('service_token_not_found', { internal: `service token ${tokenId}` });
        await repository.recordEvent(trx, { tokenId, userId, kind: 'revoked', at: now });
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
      // To the minute: a row is not written for every call.
      if (lastUsed === null || now.getTime() - lastUsed.getTime() >= MINUTE_MS)
        await repository.noteUse(db, tokenId, now);
      return { userId, sessionId: `service-${tokenId}`, service: { tokenId, scopes } };
    },
  };
}
