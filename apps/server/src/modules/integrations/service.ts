import type { Queryable } from '../../infra/database/database.ts';
import * as repository from './repository.ts';

export { listWorking as listServiceTokens } from './repository.ts';
export type { WebhookOutbox } from './webhookOutbox.ts';

/**
 * Revokes all working service tokens of a person, or only the one of an id, and records it in their audit log.
 *
 * @param trx the transaction that takes access away
 * @returns how many were revoked
 */
export async function revokeServiceTokens(
  trx: Queryable,
  userId: string,
  { now, only }: { now: Date; only?: string },
): Promise<number> {
  const revoked = await repository.revokeTokens(trx, {
    userId,
    now,
    ...(only === undefined ? {} : { only }),
  });
  for (const tokenId of revoked)
    await repository.recordEvent(trx, { tokenId, userId, kind: 'revoked', at: now });
  return revoked.length;
}
