import type { ServiceTokenEventKind } from '@boardwalk/api-client';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** Columns of a token that are shown: never its hash. */
const SHOWN = ['token_id', 'name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const;
/** Events shown at once. */
const MAX_EVENTS = 50;

/** Makes whoever adds a token for the same person wait, so that two do not pass the limit together. */
export async function lockPerson(trx: Queryable, userId: string): Promise<void> {
  await trx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).forUpdate().execute();
}

/** A person's tokens that work, the newest first. */
export async function listWorking(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('service_token')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('token_id', 'desc')
    .execute();
}

/** Adds a token. */
export async function insertToken(db: Queryable, row: NewRow<'service_token'>) {
  return db.insertInto('service_token').values(row).returning(SHOWN).executeTakeFirstOrThrow();
}

/** Revokes a person's working token; false when there is none of this id. */
export async function revokeToken(
  db: Queryable,
  { userId, tokenId, now }: { userId: string; tokenId: string; now: Date },
): Promise<boolean> {
  const revoked = await db
    .updateTable('service_token')
    .set({ revoked_at: now })
    .where('token_id', '=', bigId(tokenId))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Adds an entry to the audit log of tokens. */
export async function recordEvent(
  db: Queryable,
  event: { tokenId: string; userId: string; kind: ServiceTokenEventKind; at: Date },
): Promise<void> {
  const { tokenId, userId, kind, at } = event;
  await db
    .insertInto('service_token_event')
    .values({ token_id: tokenId, user_id: userId, kind, at })
    .execute();
}

/** The audit log of a person's tokens, the latest first. */
export async function listEvents(db: Queryable, userId: string) {
  return db
    .selectFrom('service_token_event as event')
    .innerJoin('service_token as token', 'token.token_id', 'event.token_id')
    .select(['event.event_id', 'event.token_id', 'event.kind', 'event.at', 'token.name'])
    .where('event.user_id', '=', userId)
    .orderBy('event.event_id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
}

/** The token of this hash, of a person whose account is there. */
export async function findToken(db: Queryable, tokenHash: string) {
  return db
    .selectFrom('service_token as token')
    .innerJoin('user_account as person', 'person.user_id', 'token.user_id')
    .select([
      'token.token_id',
      'token.user_id',
      'token.scopes',
      'token.expires_at',
      'token.revoked_at',
      'token.last_used_at',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('person.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Notes the use of a token. */
export async function noteUse(db: Queryable, tokenId: string, at: Date): Promise<void> {
  await db.updateTable('service_token').set({ last_used_at: at }).where('token_id', '=', tokenId).execute();
}
